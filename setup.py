"""How the package is put together; `pyproject.toml` says what it is."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

from build_rules import BuildRules, rules_to_compile
from index_page import index_page

if __name__ == "__main__":
    setup(
        ext_modules=rules_to_compile(),
        cmdclass={"build_ext": BuildRules},
        long_description=index_page(Path("README.md").read_text(encoding="utf-8")),
        long_description_content_type="text/markdown",
    )
