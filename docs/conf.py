"""Settings of the documentation site. `make docs` builds it: see tools/docs.py."""

from __future__ import annotations

from docutils import nodes
from sphinx.application import Sphinx

project = "Meadhall"
author = "Meadhall contributors"
html_title = "Meadhall"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton", "sphinx_design"]
myst_enable_extensions = ["attrs_block", "colon_fence", "deflist"]
myst_heading_anchors = 4
default_role = "code"
smartquotes = False  # options begin with two hyphens
language = "en"
exclude_patterns = ["examples/**"]
templates_path: list[str] = []

html_theme = "furo"
FIRE, EMBER = "#9a3412", "#f0b35e"  # the colours of the hall, by day and by night
html_theme_options = {
    "light_css_variables": {"color-brand-primary": FIRE, "color-brand-content": FIRE, "color-brand-visited": FIRE},
    "dark_css_variables": {"color-brand-primary": EMBER, "color-brand-content": EMBER, "color-brand-visited": EMBER},
}
html_static_path = ["_static"]
html_css_files = ["meadhall.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_show_sphinx = False
html_last_updated_fmt = None

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}
suppress_warnings = ["ref.python"]  # a class is known by its module and by its package
copybutton_exclude = ".linenos, .gp"


def keep_rule_numbers(app: Sphinx, tree: nodes.document) -> None:
    """Give a numbered rule an anchor in capitals: `rules/blood-rage.html#BR-512`."""
    if "/rules/" not in tree["source"]:
        return
    for node in tree.findall(nodes.Element):
        numbers = [one for one in node.get("ids", []) if one.partition("-")[2].rstrip("x").isdigit()]
        node["ids"][:0] = [one.partition("-")[0].upper() + "-" + one.partition("-")[2] for one in numbers]


def escape_docstring(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """Show docstrings as they are written: paragraphs, code between backticks, no other markup."""
    for at, line in enumerate(lines):
        escaped = line.strip().replace("\\", "\\\\").replace("*", "\\*").replace("|", "\\|").replace("_ ", "\\_ ")
        lines[at] = f"\\{escaped}" if escaped[:1] in ("-", "+", ">", "=", ".") else escaped


def setup(app: Sphinx) -> None:
    app.connect("doctree-read", keep_rule_numbers)
    app.connect("autodoc-process-docstring", escape_docstring)
