"""What the messages of a language take: the variables of each, and what a message does with them."""

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Use:
    """How a message uses a variable: whether functions take it, and the words or numbers by which it chooses variants."""

    def __init__(self) -> None:
        self.is_thing = False
        self.is_count = False
        self.keys: set[str] = set()

    def with_that(self, other: "Use") -> "Use":
        """Both uses of the same variable as one."""
        both = Use()
        both.is_thing = self.is_thing or other.is_thing
        both.is_count = self.is_count or other.is_count
        both.keys = self.keys | other.keys
        return both


class Finder(Visitor):
    """Finds the variables of a pattern, and the patterns that it takes in."""

    def __init__(self) -> None:
        self.uses: dict[str, Use] = {}
        self.takes_in: list[tuple[str, str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's name for it
        self.uses.setdefault(node.id.name, Use())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.takes_in.append((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """The first argument of every function is a thing, a second one a count."""
        self.generic_visit(node)
        thing, *counts = node.arguments.positional
        assert isinstance(thing, ast.VariableReference)
        self.uses[thing.id.name].is_thing = True
        for count in counts:
            if isinstance(count, ast.VariableReference):
                self.uses[count.id.name].is_count = True

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        selector: object = node.selector
        if isinstance(selector, ast.FunctionReference) and selector.id.name == "ID":
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            use = self.uses[selector.id.name]
            words = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            use.is_count |= len(words) < len(node.variants) or words <= CATEGORIES
            use.keys |= words


class Patterns:
    """The patterns of all messages: each by its message and its attribute, ``""`` for the text itself."""

    def __init__(self, sources: list[str]) -> None:
        self.found: dict[tuple[str, str], Finder] = {}
        for source in sources:
            for entry in FluentParser(with_spans=False).parse(source).body:
                assert not isinstance(entry, ast.Junk), entry.content
                if isinstance(entry, ast.Message):
                    self.add(entry)

    def add(self, message: ast.Message) -> None:
        """Look a message through."""
        patterns = [("", message.value), *((each.id.name, each.value) for each in message.attributes)]
        for attribute, pattern in patterns:
            if pattern is not None:
                finder = self.found[message.id.name, attribute] = Finder()
                finder.visit(pattern)

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(self.found)

    def uses(self, message: str, attribute: str = "") -> dict[str, Use]:
        """The variables of a pattern, with those of the patterns that it takes in, as far as there are such."""
        finder = self.found.get((message, attribute), Finder())
        uses = dict(finder.uses)
        for other in finder.takes_in:
            for name, use in self.uses(*other).items():
                uses[name] = use.with_that(uses.get(name, use))
        return uses
