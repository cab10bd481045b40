import { expect, it } from 'vitest';
import { completeBody } from '../body/body.ts';
import { cutOf } from '../draft/outline.ts';
import { draftGarment, GARMENT_NAMES } from '../drafts/garments.ts';
import { at, flattened, lineOf } from '../geometry/path.ts';
import { boxOf } from '../geometry/polygon.ts';
import { inchesOf, lengthsSheet, shownGirth } from '../paper/lengths-sheet.ts';
import { patternSheet, screenSheet } from '../paper/pattern-sheet.ts';
import { tilesOf } from '../paper/tiles.ts';
import { dxfOf } from './dxf.ts';
import { fullSizePdf, tiledPdf } from './pdf/pattern-pdf.ts';
import { sheetPdf } from './pdf/sheet-pdf.ts';
import { svgOf } from './svg.ts';

const usual = { height: 1750, 'bust-girth': 980, 'waist-girth': 840, 'hip-girth': 990 };
const draft = draftGarment('sokoto', 'man', usual, 'regular');
const sheet = patternSheet(draft, 'Sokoto');
const count = (file: Buffer, what: RegExp) => file.toString('latin1').match(what)?.length ?? 0;

it.each(GARMENT_NAMES)('prints %s whole, though its pieces have negative coordinates', (garment) => {
  const { pieces } = draftGarment(garment, 'woman', usual, 'regular');
  const whole = patternSheet({ ...draft, garment, pieces }, garment);
  for (const { path } of whole.strokes)
    for (const { x, y } of flattened(path))
      expect(x >= 0 && x <= whole.width && y >= 0 && y <= whole.height, `${x}, ${y}`).toBe(true);
  const cut = whole.strokes.filter(({ style }) => style === 'cut').map(({ path }) => boxOf(flattened(path)));
  expect(cut.map(({ left, right, top, bottom }) => [right - left, bottom - top].map(Math.round))).toEqual(
    pieces.map((piece) => {
      const { left, right, top, bottom } = boxOf(cutOf(piece));
      return [right - left, bottom - top].map(Math.round);
    }),
  );
});

it('shows the pieces on a screen about as wide as that, and knows where each lies', () => {
  const { drawing, boxes } = screenSheet(draft, 'Sokoto');
  expect(boxes).toHaveLength(draft.pieces.length);
  expect(drawing.width).toBeGreaterThan(drawing.height * 0.7);
  for (const { left, right, top, bottom } of boxes)
    expect(left > 0 && right < drawing.width && top > 0 && bottom < drawing.height).toBe(true);
  expect(drawing.letters.map(({ text }) => text)).not.toContain('50 mm');
});

it('writes SVG in true size, with names and scale squares', () => {
  const svg = svgOf(sheet, 'Sokoto & more');
  expect(svg).toContain(`width="${Math.round(sheet.width * 100) / 100}mm"`);
  expect(svg).toContain('<title>Sokoto &amp; more</title>');
  for (const words of ['Front leg', 'Cut 2, mirrored', '50 mm', '2 in']) expect(svg).toContain(`>${words}<`);
  expect(svg).not.toContain('NaN');
});

it('says on the sheet what a pattern is for', () => {
  const words = (reference?: string) => patternSheet(draft, 'Sokoto', reference).letters.map(({ text }) => text);
  expect(words('ADN-2026-000123')).toContain('ADN-2026-000123');
  expect(words()).not.toContain('');
});

it('leaves blank tiles out, but none with letters alone', () => {
  const drawing = {
    ...{ width: 800, height: 1000 },
    strokes: [{ path: lineOf(at(5, 5), at(100, 5)), closed: false, style: 'cut' as const }],
    letters: [{ text: 'Here', x: 700, y: 900, size: 8, upright: false }],
  };
  expect(tilesOf(drawing, 'A4').map(({ name }) => name)).toEqual(['A1', 'D4']);
});

it('prints a page for each tile and one for how they lie, with the drawing in the file once', async () => {
  const file = await tiledPdf(sheet, 'A4', 'Ṣòkòtò ẹ ₦ ⅜');
  expect(count(file, /\/Type \/Page\b/g)).toBe(tilesOf(sheet, 'A4').length + 1);
  expect(count(file, /\/Subtype \/Form/g)).toBe(1);
  const full = await fullSizePdf(sheet, 'Sokoto');
  expect(count(full, /\/Type \/Page\b/g)).toBe(1);
  expect(count(await fullSizePdf({ ...sheet, height: 6000 }, 'Sokoto'), /\/UserUnit 2/g)).toBe(1);
});

it('says which lengths were used and which were estimated', async () => {
  const body = completeBody('man', usual);
  const page = lengthsSheet(draft, body, 'Sokoto');
  const source = (label: string) => page.lengths.find((row) => row.label === label)?.source;
  expect([source('Hip girth'), source('Outside leg length')]).toEqual(['Measured', 'Estimated']);
  expect(page.cloth[0]).toMatch(/^45 in wide: \d?[⅛¼⅜½⅝¾⅞]? yards, \d+ % waste\.$/);
  expect(count(await sheetPdf(page), /\/Type \/Page\b/g)).toBe(1);
});

it.each(GARMENT_NAMES)('has room for all that it says of %s on one page', async (garment) => {
  const page = lengthsSheet(draftGarment(garment, 'man', usual, 'regular'), completeBody('man', usual), garment);
  expect(count(await sheetPdf(page), /\/Type \/Page\b/g)).toBe(1);
});

it('reads inches off to the nearest eighth', () => {
  expect([980, 914.4, 9.5, 0].map(inchesOf)).toEqual(['38⅝', '36', '⅜', '0']);
});

it('writes DXF of ASCII, each piece with its cutting and seam line', () => {
  const dxf = dxfOf(draft, 'Ṣòkòtò');
  expect(dxf).toMatch(/^[\x20-\x7e\n]+$/);
  expect(dxf.startsWith('999\nSokoto, regular fit. Units: mm\n')).toBe(true);
  expect(dxf.match(/\nPOLYLINE\n8\n1\n/g)?.length).toBe(draft.pieces.length);
  expect(dxf.match(/\nPOLYLINE\n8\n14\n/g)?.length).toBe(draft.pieces.length);
  expect(dxf.trimEnd().endsWith('EOF')).toBe(true);
});

it('rounds girths so that what is shown adds up', () => {
  expect(shownGirth({ body: 1070.4, ease: 695.3 })).toEqual({ body: 1070, ease: 696, finished: 1766 });
  for (const body of [900, 900.4, 900.5, 900.6])
    for (const ease of [80, 80.4, 80.5, 80.6]) {
      const shown = shownGirth({ body, ease });
      expect(shown.body + shown.ease).toBe(shown.finished);
      expect(Math.abs(shown.ease - ease)).toBeLessThan(1.01);
    }
});
