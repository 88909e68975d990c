"""`page_types.py` writes web/src/protocol.ts, the page's types, from src/greathall/server/protocol.py.

The sources are read as a tree, so that names, documentation and order are those of the protocol. `--check` writes nothing
and fails when the page's types are not current.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from greathall.server import protocol

SOURCE = Path(str(protocol.__file__))
TARGET = Path(__file__).parent.parent / "web/src/protocol.ts"
WIDTH = 120
HEADING = "// Made by tools/page_types.py from src/greathall/server/protocol.py: change that file, then `make types`.\n"
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "object": "unknown",
    "None": "null",
    "Raw": "Facts",
}
INPUT = ("Commands", "Setup")
"""What only the page sends may leave out what has a default; what the server sends leaves it out where the type says so."""


class Field:
    """A field as the sources have it."""

    def __init__(self, name: str, kind: ast.expr, has_default: bool, about: str) -> None:
        self.name = name
        self.kind = kind
        self.has_default = has_default
        self.about = about


def main() -> None:
    made = page_types(SOURCE.read_text())
    if "--check" not in sys.argv:
        TARGET.write_text(made)
    elif not TARGET.exists() or TARGET.read_text() != made:
        sys.exit(f"{TARGET.name} is not current: `make types` makes it anew")


def page_types(source: str) -> str:
    """The whole file."""
    statements = ast.parse(source).body
    classes = {each.name: each for each in statements if isinstance(each, ast.ClassDef)}
    aliases = {name(each): each.value for each in statements if isinstance(each, ast.Assign)}
    sent = reachable(INPUT, classes, aliases)
    told = reachable([each for each in [*classes, "Messages"] if each not in sent], classes, aliases)
    scalars = {each: value for each, value in aliases.items() if isinstance(value, ast.Subscript) and is_scalar(value)}
    PLAIN.update((each, typed(value)) for each, value in scalars.items())
    parts = [HEADING]
    for at, statement in enumerate(statements):
        if isinstance(statement, ast.ClassDef):
            parts.append(interface(statement, statement.name in sent - told))
        elif isinstance(statement, ast.Assign) and name(statement) not in scalars:
            parts.append(comment(docstring_after(statements, at)) + alias(name(statement), statement.value))
    return "\n".join(parts)


def is_scalar(value: ast.Subscript) -> bool:
    """Whether it is a string or number within bounds, which TypeScript does not know."""
    return isinstance(value.value, ast.Name) and value.value.id == "Annotated"


def reachable(begin: Sequence[str], classes: dict[str, ast.ClassDef], aliases: dict[str, ast.expr]) -> set[str]:
    """The names that these types are made of, themselves included."""
    found: set[str] = set()
    ahead = [*begin]
    while ahead:
        each = ahead.pop()
        if each in found or not (each in classes or each in aliases):
            continue
        found.add(each)
        parts = [field.kind for field in fields(classes[each])] if each in classes else [aliases[each]]
        ahead += [leaf.id for part in parts for leaf in ast.walk(part) if isinstance(leaf, ast.Name)]
    return found


def name(statement: ast.Assign) -> str:
    """What an assignment names."""
    (target,) = statement.targets
    assert isinstance(target, ast.Name)
    return target.id


def interface(made: ast.ClassDef, is_sent: bool) -> str:
    """A type, with the tag that tells it from others."""
    config = getattr(protocol, made.name).__struct_config__
    bases = [base.id for base in made.bases if isinstance(base, ast.Name) and base.id != "Struct"]
    extends = f" extends {bases[0]}" if bases else ""
    lines = [f"{comment(ast.get_docstring(made) or '')}export interface {made.name}{extends} {{\n"]
    if config.tag is not None and bases:
        lines.append(f'  {config.tag_field}: "{config.tag}";\n')
    for field in fields(made):
        optional = "?" if field.has_default and (is_sent or config.omit_defaults) else ""
        lines.append(f"{comment(field.about, '  ')}  {field.name}{optional}: {typed(field.kind)};\n")
    return "".join([*lines, "}\n"])


def fields(made: ast.ClassDef) -> Iterator[Field]:
    """The fields of a class, each with the documentation under it."""
    for at, each in enumerate(made.body):
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            yield Field(each.target.id, each.annotation, each.value is not None, docstring_after(made.body, at))


def docstring_after(statements: list[ast.stmt], at: int) -> str:
    """The string that stands under a statement."""
    after = statements[at + 1] if at + 1 < len(statements) else None
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
        return after.value.value
    return ""


def alias(word: str, value: ast.expr) -> str:
    """A constant, or another name for a type."""
    if isinstance(value, ast.Constant):
        return f"export const {word} = {msgspec.json.encode(value.value).decode()};\n"
    if isinstance(value, ast.Tuple):
        listed = [f"  {msgspec.json.encode(ast.literal_eval(each)).decode()},\n" for each in value.elts]
        return f"export const {word} = [\n{''.join(listed)}] as const;\n"
    whole = f"export type {word} = {typed(value)};\n"
    return (
        whole
        if len(whole) <= WIDTH
        else f"export type {word} =\n  | {typed(value).replace(' | ', f'{chr(10)}  | ')};\n"
    )


def typed(kind: ast.expr) -> str:
    """A type in TypeScript."""
    match kind:
        case ast.BinOp(left, ast.BitOr(), right):
            parts = [typed(left), typed(right)]
            return " | ".join(part for part in parts if part != "never")
        case ast.Subscript(ast.Name("Literal"), values):
            return " | ".join(msgspec.json.encode(ast.literal_eval(each)).decode() for each in elements(values))
        case ast.Subscript(ast.Name("Annotated"), values):
            return typed(elements(values)[0])
        case ast.Subscript(ast.Name("list"), value):
            return f"({typed(value)})[]" if " | " in typed(value) else f"{typed(value)}[]"
        case ast.Subscript(ast.Name("dict"), values):
            return f"Record<{', '.join(typed(each) for each in elements(values))}>"
        case ast.Name("UnsetType"):
            return "never"
        case ast.Name(word) | ast.Attribute(attr=word):
            return PLAIN.get(word, word)
        case ast.Constant(None):
            return "null"
    raise SystemExit(f"protocol.py, line {kind.lineno}: no type of the page is known for {ast.unparse(kind)}")


def elements(values: ast.expr) -> list[ast.expr]:
    """What stands in the brackets."""
    return values.elts if isinstance(values, ast.Tuple) else [values]


def comment(text: str, indent: str = "") -> str:
    """Documentation, as TypeScript writes it."""
    lines = [line.strip() for line in text.replace("``", "`").strip().splitlines()]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


if __name__ == "__main__":
    main()
