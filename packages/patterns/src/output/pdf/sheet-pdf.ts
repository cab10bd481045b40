import type { LengthsSheet } from '../../paper/lengths-sheet.ts';
import { PAPERS } from '../../paper/tiles.ts';
import { addPage, bytesOf, newDocument } from './document.ts';
import { POINTS } from './embedded-drawing.ts';

const LEFT = 18;
const LINE = 5.2;
const SIZE = 9.5;
const COLUMN_GAP = 3;

/** The sheet of lengths as one A4 page. @returns the file */
export async function sheetPdf(sheet: LengthsSheet): Promise<Buffer> {
  const pdf = newDocument(sheet.title);
  addPage(pdf, PAPERS.A4);
  let y = 16;
  const text = (words: string, x: number, options: { size?: number; grey?: boolean; until?: number } = {}) =>
    pdf
      .fontSize(options.size ?? SIZE)
      .fillColor(options.grey ? '#666666' : '#000000')
      .text(words, x * POINTS, y * POINTS, { width: ((options.until ?? PAPERS.A4.width - LEFT) - x) * POINTS });
  const row = (columns: readonly string[], at: readonly number[], grey = false) => {
    let end = y + LINE;
    columns.forEach((words, n) => {
      const next = at[n + 1];
      // A long name goes on below itself, and the row is as high as that.
      text(words, at[n] ?? LEFT, { grey, ...(next && { until: next - COLUMN_GAP }) });
      end = Math.max(end, pdf.y / POINTS + 0.8);
    });
    y = end;
  };
  const head = (words: string) => {
    y += 3;
    text(words, LEFT, { size: 12 });
    y += 7;
  };
  const lines = (all: readonly string[]) => {
    for (const words of all) {
      text(words, LEFT);
      y = pdf.y / POINTS + 0.8;
    }
  };
  text(sheet.title, LEFT, { size: 18 });
  y += 10;
  head('Lengths used');
  const columns = [LEFT, 80, 110, 140];
  row(['Length', 'cm', 'in', ''], columns, true);
  for (const { label, cm, inches, source } of sheet.lengths) row([label, cm, inches, source], columns);
  if (sheet.lengths.some(({ source }) => source === 'Estimated'))
    lines(['Estimated lengths come from the others. Measure them, or sew a test garment, before cutting good fabric.']);
  head('Finished garment, in cm');
  row(['', 'Body', 'Ease', 'Finished'], columns, true);
  for (const { label, body, ease, finished } of sheet.girths) row([label, body, ease, finished], columns);
  head('Fabric');
  lines(sheet.cloth);
  head('Pieces');
  lines(sheet.pieces);
  head('Sewing');
  lines(sheet.notes);
  return bytesOf(pdf);
}
