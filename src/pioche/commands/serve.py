"""The command `pioche serve`: the server, configured by flags, the environment and a file."""

import argparse
import logging
import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from pioche.bots import add_bots
from pioche.bots.names import HOUSE, read_bot_name
from pioche.bots.plugins import PLUGINS, installed_bots
from pioche.commands.arguments import Parser
from pioche.core.refusals import BadFile, Refusal
from pioche.files import home, read_text_file
from pioche.server.configuration import (
    CONFIG_VARIABLE,
    KINDS,
    Configuration,
    Source,
    from_environment,
    from_file,
    from_flags,
    name_of,
    settle,
    variable_of,
)
from pioche.server.settings import ServeOptions
from pioche.words import Words, words_in
from pioche.words.spell import spell_refusal

USUAL_FILE: Final = "tables.sqlite"
LONGEST_CONFIG: Final = 1  # megabyte
# The common settings; --help-all shows the rest.
COMMON: Final = ("host", "port", "store", "open", "bots", "workers", "log", "metrics_port")
METAVARS: Final = {"host": "ADDRESS", "store": "ADDRESS"}
SERVE: Final = "pioche serve"
BAD_INPUT: Final = 2

Arguments = Sequence[str]


def serve(words: Words, arguments: Arguments) -> int:
    """Serve; with a JSON log a refusal is also logged."""
    try:
        return configure_and_serve(words, arguments)
    except Refusal as refusal:
        if not logs_json(arguments, os.environ):
            raise
        return log_refusal(refusal)


def logs_json(arguments: Arguments, environment: Mapping[str, str]) -> bool:
    """Whether the log is JSON, as far as known when the configuration is refused."""
    given = " ".join(arguments).replace("--log=", "--log ")
    return "--log json" in given or environment.get(variable_of("log")) == "json"


def log_refusal(refusal: Refusal) -> int:
    try:
        from pioche.server.logs import (
            JSON,
            configure_logging,
            log_event,
        )
    except ModuleNotFoundError:
        raise refusal from None
    configure_logging(JSON, "info")
    log_event(logging.ERROR, "refused", spell_refusal(words_in("en"), refusal))
    return BAD_INPUT


def configure_and_serve(words: Words, arguments: Arguments) -> int:
    parser = serve_parser(words, everything="--help-all" in arguments)
    read = parser.read(arguments)
    if read.help_all:
        parser.print_help()
        return 0
    configuration = configured(read, os.environ)
    if read.show_config:
        print_config(words, configuration)
        return 0
    options = configuration.serve_options()
    offer_bots(options.bots)
    return serve_tables(options, configuration, words)


def serve_tables(options: ServeOptions, configuration: Configuration, words: Words) -> int:
    try:
        from pioche.server.serve import serve as run
    except ModuleNotFoundError as error:
        raise Refusal("cli-serve-missing", name=str(error.name)) from error
    return run(options, words, configuration.settings())


# Arguments


class ServeParser(Parser):
    """The parser, with common settings apart from the rest."""

    def __init__(self, words: Words, *, everything: bool) -> None:
        super().__init__(words, SERVE, "cli-serve")
        self.everything = everything
        self.figures = self.add_argument_group(words.say("config-figures"))
        if everything:
            self.usage = words.say("config-usage")

    def format_help(self) -> str:
        if not self.everything:
            return f"{super().format_help()}\n{self.words.say('config-more')}\n"
        formatter = self._get_formatter()
        formatter.start_section(self.figures.title)
        formatter.add_arguments(self.figures._group_actions)
        formatter.end_section()
        return f"{super().format_help()}\n{formatter.format_help()}"


def serve_parser(words: Words, *, everything: bool) -> ServeParser:
    parser = ServeParser(words, everything=everything)
    for flag in ("--help-all", "--show-config"):
        parser.argument(flag, action="store_true", help=words.say(f"config-{flag[2:]}"))
    parser.argument("--config", metavar="FILE", help=words.say("config-file"))
    for field in KINDS:
        add_setting(parser, words, field)
    parser.argument("--data", metavar="FILE", help=argparse.SUPPRESS)  # as --store, from before
    return parser


def add_setting(parser: ServeParser, words: Words, field: str) -> None:
    """Add the flag of a setting; its value is read later, like that of a variable."""
    group = parser.group if field in COMMON else parser.figures
    shown = field in COMMON or parser.everything
    about = setting_sentence(words, field) if shown else argparse.SUPPRESS
    kind, flag = KINDS[field], f"--{name_of(field)}"
    if kind.name == "switch":
        group.add_argument(flag, dest=field, action="store_const", const="true", help=about)
        no_flag = f"--no-{name_of(field)}"
        group.add_argument(
            no_flag, dest=field, action="store_const", const="false", help=argparse.SUPPRESS
        )
        return
    action = "append" if kind.name == "names" else "store"
    metavar = METAVARS.get(field, kind.placeholder)
    group.add_argument(flag, dest=field, action=action, metavar=metavar, help=about)


def setting_sentence(words: Words, field: str) -> str:
    key = f"setting-{name_of(field)}"
    sentence = words.say(key) if words.has(key) else ""
    default = settle().values[field]
    if field in COMMON or default is False or default in ("", ()):
        return sentence.replace("%", "%%")
    shown = KINDS[field].toml(default).strip('"')
    return words.say("config-default", sentence=sentence, default=shown).replace("%", "%%")


# Values


def configured(read: argparse.Namespace, environment: Mapping[str, str]) -> Configuration:
    """The settings: flags override variables, variables the file, the file the defaults."""
    if None not in (read.store, read.data):
        raise Refusal("cli-argument", command=f"{SERVE} --store", argument="--data")
    given: dict[str, Any] = {field: getattr(read, field) for field in KINDS}
    given["store"] = read.store if read.data is None else read.data
    found = settle(
        file_source(read.config or environment.get(CONFIG_VARIABLE)),
        from_environment(environment),
        from_flags(given),
    )
    if not found.values["store"]:
        found = replace(found, values={**found.values, "store": str(home() / USUAL_FILE)})
    return found


def store_address(given: str | None, config: str | None, environment: Mapping[str, str]) -> str:
    """The address of the store for other commands, as `pioche serve` finds it."""
    found = settle(
        file_source(config or environment.get(CONFIG_VARIABLE)),
        from_environment(environment),
        from_flags({"store": given}),
    )
    return found.values["store"] or str(home() / USUAL_FILE)


def file_source(path: str | None) -> Source:
    if not path:
        return {}
    try:
        text = read_text_file(path, LONGEST_CONFIG, BadFile)
    except BadFile as trouble:
        if "path" in trouble.arguments:
            raise
        raise Refusal("config-toml", place=f"{path}:{trouble.line or 1}") from trouble
    return from_file(text, path)


def print_config(words: Words, configuration: Configuration) -> None:
    lines = list(configuration.toml())
    width = max(len(line) for line, where in lines if where) if configuration.origins else 0
    print(f"# {words.say('config-shown')}")
    for line, where in lines:
        print(f"{line.ljust(width)}  # {where}" if where else line)


def offer_bots(names: Sequence[str]) -> None:
    add_bots(list(names))
    for name in names:
        if any(part.name not in (*HOUSE, *PLUGINS) for part in read_bot_name(name).parts):
            known = ", ".join([*HOUSE, *installed_bots()])
            raise Refusal("bot-unknown", bot=name, known=known)
