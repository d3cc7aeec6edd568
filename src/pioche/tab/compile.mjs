// Compile the modules of an archive to byte code, by the Python that will run them: node compile.mjs PYODIDE SOURCE.zip TARGET.zip
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, source, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${folder}/`,
  lockFileContents: '{"info": {"abi_version": "2026_0"}, "packages": {}}',
  packageBaseUrl: "./",
  // Columns, which only mark a place in tracebacks, are a fifth of the byte code.
  env: { PYTHONNODEBUGRANGES: "1" },
});
python.FS.writeFile("/source.zip", new Uint8Array(readFileSync(source)));
python.runPython(`
import zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

# These read their own source, to import what is used and nothing else.
SOURCES = ("anyio/__init__.py", "anyio/abc/__init__.py")

def compiled(name, content):
    where = f"{name}"
    # Docstrings of others are a third of their size. Our asserts stay.
    level = 0 if name.startswith("pioche/") else 2
    return bytes(_code_to_timestamp_pyc(compile(content, where, "exec", 0, True, level)))

with zipfile.ZipFile("/source.zip") as source, zipfile.ZipFile("/target.zip", "w") as target:
    for entry in source.infolist():
        content = source.read(entry)
        if entry.filename.endswith(".py") and entry.filename not in SOURCES:
            content = compiled(entry.filename, content)
            entry.filename += "c"
        target.writestr(zipfile.ZipInfo(entry.filename, entry.date_time), content)
`);
writeFileSync(target, python.FS.readFile("/target.zip"));
