"""All faults of an edition at once: each with its file, line and path, what was found and what is allowed.

msgspec stops at the first fault of a value. So values are checked from the leaves up, each field for itself, by the same
types that the records have.
"""

from __future__ import annotations

import difflib
import re
import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import msgspec

Path = tuple[str | int, ...]
FEW = 14
"""More words than this are not all listed."""


class Fault(typing.NamedTuple):
    """Where something is wrong, and what."""

    path: Path
    what: str

    def told(self, texts: Mapping[str, str]) -> str:
        """The fault in one line; ``texts`` are the files, for the number of the line."""
        file, inside = f"{self.path[0]}.toml", self.path[1:]
        line = line_of(texts[file], inside) if file in texts else 0
        place = [file, f"line {line}" if line else "", written(inside)]
        return f"{', '.join(part for part in place if part)}: {self.what}"


def written(path: Path) -> str:
    """A path as it is read: ``wizard[3].effects[0].amount``, counted from 0."""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).removeprefix(".")


def faults_in(value: object, form: object, path: Path = ()) -> Iterator[Fault]:
    """Every way in which a value is not of the form."""
    origin = typing.get_origin(form)
    if origin is typing.Annotated:
        inner = list(faults_in(value, typing.get_args(form)[0], path))
        yield from inner or refused(value, form, path)
    elif origin is typing.Literal:
        if value not in typing.get_args(form) or isinstance(value, bool):
            yield Fault(path, f"{shown(value)} is not allowed; {allowed(typing.get_args(form), value)}")
    elif origin in (typing.Union, types.UnionType):
        yield from faults_in_union(value, typing.get_args(form), path)
    elif origin in (list, tuple, dict):
        yield from faults_in_many(value, form, path)
    elif isinstance(form, type) and issubclass(form, msgspec.Struct):
        yield from faults_in_record(value, form, path)
    else:
        yield from refused(value, form, path)


def faults_in_union(value: object, forms: Sequence[object], path: Path) -> Iterator[Fault]:
    """The form among several that the value's tag names, or the only one that is not None."""
    others = [form for form in forms if form is not type(None)]
    tagged = {config(form).tag: form for form in others if is_record(form) and config(form).tag is not None}
    if value is None and len(others) < len(forms):
        return
    if len(others) == 1:
        yield from faults_in(value, others[0], path)
    elif tagged and isinstance(value, dict):
        field = next(config(form).tag_field for form in others if is_record(form))
        tag = value.get(field)
        if isinstance(tag, str) and tag in tagged:
            yield from faults_in(value, tagged[tag], path)
        else:
            there = f"{shown(tag)} is not allowed" if tag is not None else "missing"
            yield Fault((*path, str(field)), f"{there}; {allowed(tuple(tagged), tag)}")
    else:
        yield from refused(value, typing.Union[tuple(others)], path)  # noqa: UP007


def faults_in_many(value: object, form: object, path: Path) -> Iterator[Fault]:
    """Each member of a list, each key and value of a table. Where a table allows one key only, that key is there."""
    arguments = typing.get_args(form)
    if typing.get_origin(form) is dict:
        if not isinstance(value, dict):
            yield Fault(path, f"{shown(value)} is not allowed; a table is")
            return
        keys = typing.get_args(arguments[0])
        if len(keys) == 1 and keys[0] not in value:
            yield Fault((*path, keys[0]), "missing")
        for key, each in value.items():
            yield from faults_in(key, arguments[0], (*path, str(key)))
            yield from faults_in(each, arguments[1], (*path, str(key)))
    elif not isinstance(value, list):
        yield Fault(path, f"{shown(value)} is not allowed; a list is")
    else:
        for at, each in enumerate(value):
            yield from faults_in(each, arguments[0], (*path, at))


def faults_in_record(value: object, form: type[msgspec.Struct], path: Path) -> Iterator[Fault]:
    """Each field, those that there should not be, and those that are missing; then the record as a whole."""
    if not isinstance(value, dict):
        yield Fault(path, f"{shown(value)} is not allowed; a table is")
        return
    fields = fields_of(form)
    tag = config(form).tag_field
    found = [
        Fault((*path, str(key)), f"there is no such field; {allowed(tuple(fields), key)}")
        for key in value
        if key not in fields and key != tag
    ]
    for name, field in fields.items():
        if name in value:
            found += faults_in(value[name], field.type, (*path, name))
        elif field.required:
            found.append(Fault((*path, name), "missing"))
    yield from found or refused(value, form, path)


@cache
def fields_of(form: type[msgspec.Struct]) -> Mapping[str, msgspec.structs.FieldInfo]:
    """The fields of a record by their names in files; reading them from its types takes long."""
    return {field.encode_name: field for field in msgspec.structs.fields(form)}


def is_record(form: object) -> bool:
    """Whether a form is a record."""
    return isinstance(form, type) and issubclass(form, msgspec.Struct)


def config(form: object) -> msgspec.structs.StructConfig:
    """How a record is written."""
    assert isinstance(form, type) and issubclass(form, msgspec.Struct)
    return form.__struct_config__


def refused(value: object, form: object, path: Path) -> Iterator[Fault]:
    """What msgspec has against a value."""
    try:
        msgspec.convert(value, form)
    except msgspec.ValidationError as error:
        reason, _, deeper = str(error).partition(" - at `$")
        yield Fault(path, f"{shown(value)} is not allowed; {reason[:1].lower()}{reason[1:]}{deeper.rstrip('`')}")


def shown(value: object) -> str:
    """What was found, in short."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def allowed(words: Sequence[object], found: object) -> str:
    """What is allowed: all of a few words, the nearest of many."""
    near = difflib.get_close_matches(str(found), [str(word) for word in words], 3, 0.5)
    listed = [str(word) for word in words] if len(words) <= FEW else near or [*map(str, words[:FEW]), "…"]
    return f"allowed: {', '.join(listed)}"


# --- lines


def line_of(text: str, path: Path) -> int:
    """The line of a path in a TOML file: the nearest that can be found, 0 when there is none."""
    start, end, parts = 0, len(text), list(path)
    while len(parts) > 1 and isinstance(parts[1], int):
        headers = [
            match.start() for match in re.finditer(rf"(?m)^\s*\[\[[\w.-]*\b{re.escape(str(parts[0]))}\]\]", text)
        ]
        headers = [at for at in headers if start <= at < end]
        if parts[1] >= len(headers):
            break
        start = headers[parts[1]]
        end = headers[parts[1] + 1] if parts[1] + 1 < len(headers) else end
        parts = parts[2:]
    for part in parts:
        if isinstance(part, int):
            start = member(text, start, end, part)
        elif key := re.compile(rf"(?<![\w-]){re.escape(part)}\s*=").search(text, start, end):
            start = key.start()
    return text.count("\n", 0, start) + 1


def member(text: str, start: int, end: int, number: int) -> int:
    """Where a member of the next list begins: its opening brace."""
    depth, count = 0, -1
    opening = text.find("[", start, end)
    for at in range(max(opening, start), end):
        if text[at] in "[{":
            depth += 1
            count += text[at] == "{" and depth == 2
            if count == number:
                return at
        elif text[at] in "]}":
            depth -= 1
            if depth == 0:
                break
    return start
