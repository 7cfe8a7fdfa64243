"""HTML for notebooks: graphs and text of modules, table rows, bar charts of sizes, and differences."""

from __future__ import annotations

from html import escape
from typing import Any, Iterable, Mapping, Sequence

# Limits on what is shown. The objects hold the complete contents.
_NODES, _LINES, _ROWS, _BARS, _LETTERS = 60, 60, 10, 12, 24
_WIDE, _HIGH, _GAP = 150, 26, 24
_FONT = 'font-family="monospace" font-size="11"'
_BOX = "font-family:monospace;font-size:12px"


def _cut(text: str, letters: int = _LETTERS) -> str:
    return text if len(text) <= letters else text[: letters - 1] + "…"


def module(of: Any) -> str:
    """Returns the HTML of a module: a graph of its first function, and its text."""
    return operation(of.operation)


def operation(of: Any) -> str:
    """Returns the HTML of an operation: a graph of the operations nested in it, and its text."""
    lines = of.get_asm(large_elements_limit=16).splitlines()
    more = f"\n… {len(lines) - _LINES} more lines" if len(lines) > _LINES else ""
    text = escape("\n".join(lines[:_LINES]) + more)
    return f'<div>{graph(of)}<details open><summary>text</summary><pre style="{_BOX}">{text}</pre></details></div>'


def _block(of: Any) -> Any:
    """Returns the outermost block with more than one operation, skipping blocks that contain functions."""
    for region in of.regions:
        for block in region.blocks:
            inside = list(block.operations)
            if len(inside) > 1 and not any(one.operation.name == "func.func" for one in inside):
                return block
            for one in inside:
                found = _block(one.operation)
                if found is not None:
                    return found
    return None


def graph(of: Any) -> str:
    """Draws the operations of a block as boxes in layers, starting from the block arguments, with lines for values."""
    block = _block(of)
    if block is None:
        return ""
    operations = [one.operation for one in block.operations][:_NODES]
    places = {one: at for at, one in enumerate(operations)}
    layers: list[int] = []
    lines: list[tuple[int, int]] = []
    for at, one in enumerate(operations):
        before = [places[value.owner] for value in one.operands if value.owner in places and places[value.owner] < at]
        layers.append(1 + max((layers[earlier] for earlier in before), default=-1))
        lines += [(earlier, at) for earlier in before]
    columns: dict[int, int] = {}
    boxes: list[tuple[int, int]] = []
    for layer in layers:
        column = columns.get(layer, 0)
        columns[layer] = column + 1
        boxes.append((8 + column * (_WIDE + _GAP), 8 + layer * (_HIGH + _GAP)))
    width = 16 + max(columns.values()) * (_WIDE + _GAP)
    height = 16 + (max(layers) + 1) * (_HIGH + _GAP)
    drawn = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" role="img" aria-label="graph of operations">']
    for start, end in lines:
        (x, y), (to_x, to_y) = boxes[start], boxes[end]
        drawn.append(f'<line x1="{x + _WIDE // 2}" y1="{y + _HIGH}" x2="{to_x + _WIDE // 2}" y2="{to_y}" stroke="#888"/>')
    for one, (x, y) in zip(operations, boxes):
        shown = ", ".join(str(result.type) for result in one.results)
        drawn.append(
            f'<g><title>{escape(f"{one.name}: {shown}")}</title><rect x="{x}" y="{y}" width="{_WIDE}" height="{_HIGH}" rx="4" '
            f'fill="#eef" stroke="#668"/><text x="{x + 6}" y="{y + 17}" {_FONT}>{escape(_cut(one.name, 20))}</text></g>'
        )
    return "".join([*drawn, "</svg>"])


def rows(titles: Sequence[str], values: Iterable[Sequence[Any]], note: str = "") -> str:
    """Returns an HTML table."""
    head = "".join(f"<th>{escape(one)}</th>" for one in titles)
    body = "".join(
        "<tr>" + "".join(f"<td>{'' if cell is None else escape(_cut(str(cell), 60))}</td>" for cell in row) + "</tr>" for row in values
    )
    return f'<table style="{_BOX}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{escape(note)}'


def table(of: Any) -> str:
    """Returns the first rows of an Arrow table as HTML. Without pyarrow, lists its columns."""
    count = f"{of.num_rows} rows"
    try:
        import pyarrow
    except ImportError:
        return rows(["column", "description"], of.descriptions, count)
    first = pyarrow.table(of).slice(0, _ROWS)
    return rows(first.column_names, [list(one.values()) for one in first.to_pylist()], count)


def tables(of: Any) -> str:
    """Returns the HTML of several named tables."""
    made = [f"<details><summary>{name}</summary>{table(one)}</details>" for name, one in zip(of._fields, of) if one is not None]
    return "".join(made)


def bars(title: str, sizes: Mapping[str, int]) -> str:
    """Returns an SVG bar chart of the largest sizes."""
    largest = sorted(sizes.items(), key=lambda one: -one[1])[:_BARS]
    most = max((size for _, size in largest), default=0) or 1
    drawn = [f'<svg xmlns="http://www.w3.org/2000/svg" width="560" height="{24 + 18 * len(largest)}" role="img">']
    drawn.append(f'<text x="4" y="14" {_FONT} font-weight="bold">{escape(title)}</text>')
    for at, (name, size) in enumerate(largest):
        y = 24 + 18 * at
        drawn.append(
            f'<text x="4" y="{y + 11}" {_FONT}>{escape(_cut(name))}</text><rect x="190" y="{y}" width="{max(1, 280 * size // most)}" height="13" '
            f'fill="#88a"/><text x="{196 + 280 * size // most}" y="{y + 11}" {_FONT}>{size}</text>'
        )
    return "".join([*drawn, "</svg>"])


class Info(dict[str, Any]):
    """A description of a file: a dictionary that notebooks show as a table."""

    def _repr_html_(self) -> str:
        plain = [(name, value) for name, value in self.items() if not isinstance(value, dict)]
        charts = [bars(name, value) for name, value in self.items() if isinstance(value, dict) and value]
        return rows(["fact", "value"], plain) + "".join(charts)


class Sizes(dict[str, Any]):
    """The sizes of a file: a dictionary that notebooks show as bar charts."""

    def _repr_html_(self) -> str:
        charts = [bars(name, value) for name, value in self.items() if isinstance(value, dict) and value]
        return f"{escape(str(self.get('total')))} bytes<br>" + "".join(charts)


class Changes(list[Any]):
    """A list of differences that notebooks show as a table."""

    def _repr_html_(self) -> str:
        return rows(["path", "what", "detail", "old", "new"], self) if self else "no differences"
