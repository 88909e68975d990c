"""The page's types are those of the protocol."""

import ast

import pytest

from tools.page_types import SOURCE, TARGET, interface, page_types, typed


def kind(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def test_the_page_has_the_types_of_the_protocol_as_it_is_now() -> None:
    assert TARGET.read_text() == page_types(SOURCE.read_text()), "`make types` makes web/src/protocol.ts anew"


@pytest.mark.parametrize(
    ("python", "page"),
    [
        ("list[str]", "string[]"),
        ('list[Literal["a", "b"]]', '("a" | "b")[]'),
        ("dict[str, list[int]]", "Record<string, number[]>"),
        ("Clock | None", "Clock | null"),
        ("House | UnsetType", "House"),
        ("Annotated[int, Meta(ge=0)]", "number"),
        ("msgspec.Raw", "Facts"),
    ],
)
def test_a_type_is_written_as_the_page_writes_it(python: str, page: str) -> None:
    assert typed(kind(python)) == page


def test_a_type_that_has_no_twin_is_a_clear_error() -> None:
    with pytest.raises(SystemExit, match="no type of the page is known for set"):
        typed(kind("set()"))


def test_documentation_tags_and_defaults_go_with_the_types() -> None:
    made = page_types(SOURCE.read_text())
    assert '/** Raise a hand, or lower it. */\nexport interface Hand extends Command {\n  do: "hand";' in made
    assert "  level?: Level;" in made  # the page may leave out what the server has a default for
    assert "  statistics: Record<string, number[]>;" in made  # the server says this always
    (person,) = ast.parse("class Person(Struct):\n    name: str\n    '''Whose.'''").body
    assert isinstance(person, ast.ClassDef)
    assert interface(person, False) == "export interface Person {\n  /** Whose. */\n  name: string;\n}\n"
