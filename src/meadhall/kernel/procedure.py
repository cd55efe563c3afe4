"""Procedures: rules written as generators, run as frames of data.

CPython cannot copy a generator. So `@procedure` compiles the function once into blocks between its
stops (see `compiler`); its place and its locals become a `Frame`, which clones by a shallow copy, saves
as JSON and can be edited. Locals are immutable values; what changes is in the state.

Called like any function, a procedure is still the plain generator it was written as. The contract suite
plays every game both ways and finds no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from types import FunctionType
from typing import TYPE_CHECKING, Any, ParamSpec, TypeAlias, TypeVar

from meadhall.kernel.compiler import Compiled
from meadhall.kernel.data import CorruptData, frozen
from meadhall.kernel.rule_files import compiled_form

if TYPE_CHECKING:
    from meadhall.kernel.match import Match

T = TypeVar("T")
P = ParamSpec("P")

Steps: TypeAlias = Generator[Any, Any, T]  # what a procedure returns, for annotations
Blocks: TypeAlias = tuple[Callable[["Frame", Any, "Match[Any]"], int], ...]


def nowhere(frame: Any, g: Any, machine: Any) -> int:
    """Stands for a block that is never entered alone, because it is part of others."""
    raise AssertionError("no procedure begins or goes on here")


class Frame:
    """A procedure in progress: where it stands (`pc`) and its locals, one slot each."""

    __slots__ = ("pc",)
    procedure: Procedure
    blocks: Blocks
    names: tuple[str, ...]
    pc: int

    def clone(self) -> Frame:
        """A shallow copy; overridden by each procedure's own frame class."""
        raise NotImplementedError

    def locals(self) -> dict[str, Any]:
        """The locals by name; None where one has no value yet."""
        return {name: getattr(self, name) for name in self.names}

    def to_data(self) -> dict[str, Any]:
        return {"rule": self.procedure.id, "print": self.procedure.fingerprint, "pc": self.pc, "locals": self.locals()}

    def __repr__(self) -> str:
        return f"<{self.procedure.id} at {self.pc}: {self.locals()}>"


class Procedure:
    """A rule that may stop to ask."""

    def __init__(self, function: Callable[..., Steps[Any]]) -> None:
        compiled = compiled_form(function)
        self.plain = function
        self.name: str = function.__name__
        self.id = f"{function.__module__.rpartition('.')[2]}.{function.__name__}"
        self.fingerprint = compiled.fingerprint
        self.frame: type[Frame] = _frame_class(self, compiled)
        self.__doc__ = function.__doc__
        self.__module__ = function.__module__

    def __call__(self, g: Any, *args: Any, **kwargs: Any) -> Steps[Any]:
        """The plain generator: the reference that the compiled form is measured against."""
        return self.plain(g, *args, **kwargs)

    def restore(self, data: dict[str, Any]) -> Frame:
        """A frame from its data; refused if the rule's text has changed since it was saved."""
        if data.get("print") != self.fingerprint:
            raise CorruptData(f"{self.id}: saved by other rules than these; replay the record instead")
        new: Frame = object.__new__(self.frame)
        pc, values = data.get("pc"), data.get("locals")
        if type(pc) is not int or not 0 <= pc < len(new.blocks) or new.blocks[pc] is nowhere:
            raise CorruptData(f"{self.id}: no such place in this rule")
        if not isinstance(values, dict) or values.keys() != set(new.names):
            raise CorruptData(f"{self.id}: expected the locals {', '.join(new.names)}")
        new.pc = pc
        for name, value in values.items():
            try:
                setattr(new, name, frozen(value))
            except CorruptData as error:
                raise CorruptData(f"{self.id}: {name}: {error}") from None
        return new

    def __repr__(self) -> str:
        return f"<procedure {self.id}>"


def procedure(function: Callable[P, Steps[T]]) -> Callable[P, Steps[T]]:
    """Compile a generator function; to the type checker it stays the function it was."""
    return Procedure(function)  # type: ignore[return-value]


def begun(rule: Callable[..., Steps[Any]], *args: Any) -> Frame:
    """A procedure about to begin, as a frame: what `Match.at` puts a position together from."""
    assert isinstance(rule, Procedure), f"{rule} is no procedure"
    make: Any = rule.frame
    frame: Frame = make(*args)
    return frame


def _frame_class(rule: Procedure, compiled: Compiled) -> type[Frame]:
    """A class with one slot for each local, and a `clone` that copies them one by one."""
    names, taken = compiled.locals, compiled.parameters
    defaults = rule.plain.__defaults__ or ()
    plain = len(taken) - len(defaults)
    signature = [name if i < plain else f"{name}=defaults[{i - plain}]" for i, name in enumerate(taken)]
    lines = [
        "class RuleFrame(Frame):",
        f"    __slots__ = {names!r}",
        f"    def __init__({', '.join(['self', *signature])}):",
        "        self.pc = 0",
        *[f"        self.{name} = {name if name in taken else None}" for name in names],
        "    def clone(self):",
        "        new = make(RuleFrame)",
        "        new.pc = self.pc",
        *[f"        new.{name} = self.{name}" for name in names],
        "        return new",
    ]
    scope: dict[str, Any] = {"Frame": Frame, "make": object.__new__, "defaults": defaults}
    exec("\n".join(lines), scope)
    cls: Any = scope["RuleFrame"]
    cls.__name__ = cls.__qualname__ = rule.name
    cls.procedure, cls.names = rule, names
    cls.blocks = tuple([FunctionType(code, rule.plain.__globals__) if code else nowhere for code in compiled.codes])
    return cls  # type: ignore[no-any-return]
