"""Forms: an edition's files, empty, for the owner of a box to fill in from its cards.

What is known of a card stands there already, to be compared with the card; what is reconstructed is left open. Comments say
what is allowed, from the same types by which an edition is checked.
"""

from __future__ import annotations

import types
import typing

import msgspec

from greathall.kernel.editions import Content
from greathall.kernel.faults import config, is_record

OPEN = '"?"'
"""What stands where something is to be filled in: no field allows it, so the check names each that is left."""

GIVEN = ("faction", "location", "starter", "colour", "count", "deck", "side", "card", "ring", "index", "face")
"""Fields that stand even on an open card: the box holds so many of each."""


def form_files(edition: type[msgspec.Struct], standard: Content) -> dict[str, str]:
    """The files of a form, by name: those of the edition, and one that explains the sentences of effects."""
    files = {}
    for field in msgspec.structs.fields(edition):
        content = standard[field.encode_name]
        if field.encode_name != "edition":
            files[f"{field.encode_name}.toml"] = form_file(content, field.type)
    files["edition.toml"] = form_manifest(standard["edition"])
    files["SENTENCES.txt"] = sentences(edition)
    return files


def form_manifest(manifest: object) -> str:
    """The file that says which edition this is."""
    assert isinstance(manifest, dict)
    return (
        "# Which edition this is.\n\n"
        f'id = {OPEN}  # small letters and hyphens: my-box\ngame = "{manifest["game"]}"\nversion = 1\n'
        f'languages = ["en"]  # those in which every card has a name\nauthor = {OPEN}\n'
        f'# base = "{manifest["id"]}"  # with this line, files and records that you leave out are those of the base\n'
    )


def form_file(content: object, form: object) -> str:
    """One file: a record; or under each of its keys a record, or a list of records."""
    assert isinstance(content, dict)
    head = "# Fill in what is open, compare the rest with your cards. SENTENCES.txt explains the effects.\n"
    blocks = []
    for key, element in keys_of(form).items():
        known = content[key]
        if not isinstance(known, list):
            blocks.append(f"[{key}]\n{record(known, element)}")
            continue
        for number, each in enumerate(known, 1):
            blocks.append(f"[[{key}]]  # {number} of {len(known)}\n{record(each, element)}")
    return f"{head}\n" + ("\n".join(blocks) or record(content, form))


def keys_of(form: object) -> dict[str, object]:
    """The keys of a file that holds records, and the form of each; none for a file that is a record itself."""
    if typing.get_origin(form) is dict:
        keys, records = typing.get_args(form)
        return {key: typing.get_args(records)[0] for key in typing.get_args(keys)}
    assert isinstance(form, type) and issubclass(form, msgspec.Struct)
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(form):
        is_list = typing.get_origin(field.type) in (list, tuple)
        element = typing.get_args(field.type)[0] if is_list else field.type
        if field.encode_name == "id":
            return {}
        found[field.encode_name] = element
    return found


def record(known: dict[str, object], form: object) -> str:
    """The fields of one record; of a kind of records first which of them it is."""
    lines = []
    if not is_record(form):
        kinds = {config(each).tag: each for each in typing.get_args(form)}
        tag_field = str(config(typing.get_args(form)[0]).tag_field)
        form = kinds[str(known[tag_field])]
        lines.append(f"{tag_field} = {toml(known[tag_field])}  # {' or '.join(map(str, kinds))}")
    assert isinstance(form, type) and issubclass(form, msgspec.Struct)
    is_open = known.get("source") == "reconstruction"
    for field in msgspec.structs.fields(form):
        name = field.encode_name
        if name not in known and not field.required:
            lines.append(f"# {name} = …  # if the card has it: {allowed(field.type)}")
            continue
        kept = not is_open or name in GIVEN
        value = '"box"' if name == "source" else toml(known[name]) if kept else OPEN
        lines.append(f"{name} = {value}  # {allowed(field.type)}")
    return "\n".join(lines) + "\n"


def allowed(form: object) -> str:
    """What a field allows, in short."""
    origin, arguments = typing.get_origin(form), typing.get_args(form)
    if origin is typing.Annotated:
        meta = arguments[1]
        bounds = f", {meta.ge} to {meta.le}" if meta.ge is not None and meta.le is not None else ""
        return allowed(arguments[0]) + bounds
    if origin is typing.Literal:
        return " or ".join(map(str, arguments))
    if origin is dict:
        return f"{{ {allowed(arguments[0])} = {allowed(arguments[1])} }}"
    if origin in (typing.Union, types.UnionType):
        return " or ".join(allowed(each) for each in arguments if each is not type(None))
    if origin in (list, tuple):
        tagged = any(is_record(each) and config(each).tag for each in typing.get_args(arguments[0]))
        return "sentences, see SENTENCES.txt" if tagged else f"[{allowed(arguments[0])}, …]"
    if is_record(form):
        return "a table"
    return {int: "a number", str: "a text", bool: "true or false"}.get(form, "see SENTENCES.txt")  # type: ignore[call-overload, no-any-return]


def toml(value: object) -> str:
    """A value as TOML, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


# --- the sentences


def sentences(edition: type[msgspec.Struct]) -> str:
    """Every verb and condition with its fields."""
    found: dict[str, type[msgspec.Struct]] = {}
    for form in all_records(edition, set()):
        if config(form).tag is not None:
            found[f"{config(form).tag_field} = {toml(config(form).tag)}"] = form
    lines = [
        "The sentences of cards. Each is a table: when it acts (or while it holds), perhaps on a condition, and a verb:",
        '    { when = "…", if = { is = "…" }, verb = "…", amount = 1 }',
        "",
    ]
    for said, form in sorted(found.items(), key=lambda each: (each[0].startswith("is"), each[0])):
        lines += [said, f"    {(form.__doc__ or '').strip()}"]
        lines += [
            f"    {field.encode_name}: {allowed_in(field.type)}{'' if field.required else ' (may be left out)'}"
            for field in msgspec.structs.fields(form)
        ]
        lines.append("")
    return "\n".join(lines)


def allowed_in(form: object) -> str:
    """What a field of a sentence allows: of several forms each."""
    arguments = [each for each in typing.get_args(form) if each is not type(None)]
    if typing.get_origin(form) in (typing.Union, types.UnionType):
        if all(is_record(each) for each in arguments):
            return "a condition: " + " or ".join(str(config(each).tag) for each in arguments)
        return " or ".join(allowed(each) for each in arguments)
    return allowed(form)


def all_records(form: object, seen: set[object]) -> list[type[msgspec.Struct]]:
    """Every record that is named in a form, at any depth."""
    found: list[type[msgspec.Struct]] = []
    if isinstance(form, type) and issubclass(form, msgspec.Struct):
        if form in seen:
            return []
        seen.add(form)
        found.append(form)
        parts: list[object] = [field.type for field in msgspec.structs.fields(form)]
    else:
        parts = list(typing.get_args(form))
    for part in parts:
        found += all_records(part, seen)
    return found
