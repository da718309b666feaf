"""A memo as PDF: one A4 page in two columns, as large as it can be and still fit."""

import io
from collections.abc import Iterator

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Flowable, Frame, KeepTogether, PageTemplate, Paragraph, Spacer, Table

from besace.learn import text as written
from besace.learn.drawing import PictureFlowable

MARGIN, GUTTER, BAND = 12 * mm, 8 * mm, 17 * mm
COLUMN = (A4[0] - 2 * MARGIN - GUTTER) / 2
INK, PAPER, WARM, LINE = HexColor("#33291f"), HexColor("#f7ecd9"), HexColor("#a5492f"), HexColor("#d8c5a5")
SIZES = [size / 4 for size in range(50, 27, -1)]  # 12.5 down to 7 points


def memo_pdf(text: written.Text, note: str) -> bytes:
    """The memo's page; ``note`` is the small line at its top right."""
    for size in SIZES:
        pages, made = _made(text, note, size)
        if pages == 1:
            return made
    raise ValueError(f"the memo of {text.title} does not fit on a page")


def _made(text: written.Text, note: str, size: float) -> tuple[int, bytes]:
    """The number of pages and the file with letters of this size."""
    out = io.BytesIO()
    pages = 0

    def background(canvas: Canvas, document: BaseDocTemplate) -> None:
        nonlocal pages
        pages += 1
        canvas.setFillColor(WARM)
        canvas.rect(0, A4[1] - BAND, A4[0], BAND, stroke=0, fill=1)
        canvas.setFillColor(PAPER)
        canvas.setFont("Times-Bold", 24)
        canvas.drawString(MARGIN, A4[1] - BAND + 5.5 * mm, text.title)
        canvas.setFont("Helvetica", 9)
        canvas.drawRightString(A4[0] - MARGIN, A4[1] - BAND + 6 * mm, _latin(note))

    height = A4[1] - BAND - 2 * MARGIN + 4 * mm
    frames = [
        Frame(
            MARGIN + i * (COLUMN + GUTTER), MARGIN, COLUMN, height, leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0
        )
        for i in (0, 1)
    ]
    document = BaseDocTemplate(out, pagesize=A4, title=_latin(text.title), author="Besace", invariant=1)
    document.addPageTemplates([PageTemplate("page", frames, onPage=background)])
    document.build([flowable for section in text.sections for flowable in _section(section, size)])
    return pages, out.getvalue()


def _section(section: written.Section, size: float) -> Iterator[Flowable]:
    title = ParagraphStyle("title", fontName="Times-Bold", fontSize=1.35 * size, leading=1.7 * size, textColor=WARM)
    parts: list[Flowable] = [Paragraph(_latin(section.title), title), Spacer(0, 0.15 * size)]
    for block in section.blocks:
        parts += [*_block(block, size), Spacer(0, 0.45 * size)]
    yield KeepTogether(parts)
    yield Spacer(0, 0.55 * size)


def _block(block: written.Block, size: float) -> Iterator[Flowable]:
    style = ParagraphStyle("plain", fontName="Helvetica", fontSize=size, leading=1.28 * size, textColor=INK)
    match block:
        case written.Paragraph(line) | written.Example(line):
            yield Paragraph(_line(line), style)
        case written.Items(lines):
            item = ParagraphStyle("item", style, leftIndent=1.1 * size, bulletIndent=0, spaceAfter=0.22 * size)
            for line in lines:
                yield Paragraph(_line(line), item, bulletText="•")
        case written.Grid(rows):
            yield _grid(rows, style, size)
        case written.Picture(name):
            yield PictureFlowable(name, COLUMN)


def _grid(rows: tuple[tuple[written.Line, ...], ...], style: ParagraphStyle, size: float) -> Table:
    """A table whose columns are as wide as what is in them asks for."""
    bold = ParagraphStyle("bold", style, fontName="Helvetica-Bold")
    cells = [[Paragraph(_line(cell), style if index else bold) for cell in row] for index, row in enumerate(rows)]
    asks = [max(len(written.plain(row[column])) for row in rows) + 2 for column in range(len(rows[0]))]
    room = [COLUMN * max(ask, 4) / sum(max(ask, 4) for ask in asks) for ask in asks]
    if len(room) == 2:  # a name and what it means
        first = min(COLUMN * 0.42, 0.58 * size * asks[0])
        room = [first, COLUMN - first]
    table = Table(cells, colWidths=room)
    pad = 0.2 * size
    table.setStyle(
        [
            ("BACKGROUND", (0, 0), (-1, 0), PAPER),
            ("LINEBELOW", (0, 0), (-1, -1), 0.5, LINE),
            ("VALIGN", (0, 0), (-1, -1), "TOP"),
            ("TOPPADDING", (0, 0), (-1, -1), pad),
            ("BOTTOMPADDING", (0, 0), (-1, -1), pad + 1),
            ("LEFTPADDING", (0, 0), (-1, -1), 3),
            ("RIGHTPADDING", (0, 0), (-1, -1), 3),
        ]
    )
    return table


def _line(line: written.Line) -> str:
    """A line in the markup of the PDF's paragraphs, which is HTML's."""
    return _latin(written.html_line(line, lambda rule: None).replace("strong>", "b>").replace("em>", "i>"))


def _latin(text: str) -> str:
    """The PDF's own letters have no minus sign; a dash looks the same."""
    return text.replace("−", "–")
