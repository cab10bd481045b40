import type { Drawing } from '../../paper/drawing.ts';
import { SQUARES } from '../../paper/scale-squares.ts';
import { PAPERS, type Paper, TILE_MARGIN, type Tile, tileSize, tilesOf } from '../../paper/tiles.ts';
import { addPage, bytesOf, newDocument } from './document.ts';
import { embedDrawing, POINTS } from './embedded-drawing.ts';

/** A pattern on one page of its true size. @returns the file */
export async function fullSizePdf(drawing: Drawing, title: string): Promise<Buffer> {
  const pdf = newDocument(title);
  const show = embedDrawing(pdf, drawing);
  addPage(pdf, drawing);
  show(0, 0);
  return bytesOf(pdf);
}

const MARK = 8;

/** The frame to cut along, a diamond on the middle of each side that meets its neighbour’s, and the tile’s name. */
function drawMarks(pdf: PDFKit.PDFDocument, tile: Tile, paper: Paper, title: string): void {
  const { width, height } = tileSize(paper);
  const [left, top] = [TILE_MARGIN * POINTS, TILE_MARGIN * POINTS];
  const [right, bottom] = [left + width * POINTS, top + height * POINTS];
  const [midX, midY] = [(left + right) / 2, (top + bottom) / 2];
  const mark = MARK * POINTS;
  pdf
    .lineWidth(0.5)
    .undash()
    .rect(left, top, right - left, bottom - top)
    .stroke('#777777');
  for (const [x, y, dx, dy] of [
    [midX, top, 0, 1],
    [midX, bottom, 0, -1],
    [left, midY, 1, 0],
    [right, midY, -1, 0],
  ] as const)
    pdf
      .moveTo(x - dy * (mark / 2), y - dx * (mark / 2))
      .lineTo(x + dx * mark, y + dy * mark)
      .lineTo(x + dy * (mark / 2), y + dx * (mark / 2))
      .stroke('#777777');
  pdf.fillColor('#555555').fontSize(10);
  const place = { lineBreak: false };
  pdf.text(tile.name, midX + mark, top + 3, place);
  pdf
    .fontSize(7)
    .text(`${title}, tile ${tile.name}. Cut along the frame and join the half diamonds.`, left, bottom + 5, place);
}

/** Words at a place in mm, in black. */
function words(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, size: number, width = 80): void {
  pdf
    .fillColor('#000000')
    .fontSize(size)
    .text(text, x * POINTS, y * POINTS, { width: width * POINTS });
}

/** How far the plan lies below the paper’s upper edge, in mm. */
const PLAN_TOP = 78;

/** The squares whole on one sheet, since those of the drawing may lie on the seam of two. */
function drawSquares(pdf: PDFKit.PDFDocument, right: number): void {
  let x = right;
  for (const [n, edge] of [...SQUARES.entries()].reverse()) {
    x -= edge;
    pdf
      .rect(x * POINTS, 16 * POINTS, edge * POINTS, edge * POINTS)
      .lineWidth(0.8)
      .stroke('#000000');
    words(pdf, n === 0 ? '50 mm' : '2 in', x + 4, 20, 12, edge - 8);
    x -= 4;
  }
}

/** The first sheet: a small picture of how the others lie, each with its name, and what to check the print by. */
function drawPlan(pdf: PDFKit.PDFDocument, tiles: readonly Tile[], paper: Paper, title: string): void {
  const { width, height } = PAPERS[paper];
  const tile = tileSize(paper);
  const left = 2 * TILE_MARGIN;
  const right = Math.max(...tiles.map(({ x }) => x + tile.width));
  const bottom = Math.max(...tiles.map(({ y }) => y + tile.height));
  const scale = Math.min((width - 2 * left) / right, (height - PLAN_TOP - left) / bottom, 1);
  words(pdf, title, left, 16, 16);
  words(pdf, `${tiles.length} sheets of ${paper}. Print at 100 %, then measure both squares.`, left, 34, 10, 60);
  drawSquares(pdf, width - left);
  for (const { x, y, name } of tiles) {
    const [fromLeft, fromTop] = [left + x * scale, PLAN_TOP + y * scale];
    pdf
      .rect(fromLeft * POINTS, fromTop * POINTS, tile.width * scale * POINTS, tile.height * scale * POINTS)
      .lineWidth(0.5)
      .stroke('#777777');
    words(pdf, name, fromLeft + 1, fromTop + 1, Math.min(10, tile.height * scale));
  }
}

/**
 * A pattern on sheets of paper that are glued together: first how they lie, then each with marks, without blank ones.
 * The drawing is in the file once. @returns the file
 */
export async function tiledPdf(drawing: Drawing, paper: Paper, title: string): Promise<Buffer> {
  const pdf = newDocument(title);
  const tiles = tilesOf(drawing, paper);
  const show = embedDrawing(pdf, drawing);
  addPage(pdf, PAPERS[paper]);
  drawPlan(pdf, tiles, paper, title);
  const { width, height } = tileSize(paper);
  const edge = TILE_MARGIN * POINTS;
  for (const tile of tiles) {
    addPage(pdf, PAPERS[paper]);
    pdf
      .save()
      .rect(edge, edge, width * POINTS, height * POINTS)
      .clip();
    show(TILE_MARGIN - tile.x, TILE_MARGIN - tile.y);
    pdf.restore();
    drawMarks(pdf, tile, paper, title);
  }
  return bytesOf(pdf);
}
