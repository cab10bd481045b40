import { expect, it } from 'vitest';
import { draftGarment, GARMENT_NAMES } from '../drafts/garments.ts';
import { flattened } from '../geometry/path.ts';
import { type Box, contains, cross } from '../geometry/polygon.ts';
import { EIGHT_BODIES } from '../proof/eight-bodies.ts';
import { drawPiece } from './draw-piece.ts';
import { lettersBox, linesThrough, placeLetters, sidesOf } from './free-place.ts';
import { ON_PAPER, ON_SCREEN } from './piece-letters.ts';

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

it.each(GARMENT_NAMES)('writes on the pieces of %s within them, off their lines and off each other', (garment) => {
  for (const [n, { figure, measured, fit, name }] of EIGHT_BODIES.entries())
    for (const piece of draftGarment(garment, figure, measured, fit).pieces) {
      const { letters, strokes } = drawPiece(piece, { garment, fit }, n % 2 ? ON_SCREEN : ON_PAPER);
      const cut = strokes.find(({ style }) => style === 'cut');
      const outline = cut ? flattened(cut.path) : [];
      const lines = strokes.flatMap(({ path, closed }) => linesThrough(flattened(path), closed));
      for (const [at, letter] of letters.entries()) {
        const said = `${name}, ${piece.name}: ${letter.text}`;
        const box = lettersBox(letter);
        const sides = sidesOf(box);
        expect(contains(outline, letter), said).toBe(true);
        expect(
          lines.filter(([a, b]) => sides.some(([c, d]) => cross(a, b, c, d))),
          said,
        ).toEqual([]);
        for (const other of letters.slice(at + 1))
          expect(overlap(box, lettersBox(other)), `${said}, ${other.text}`).toBe(false);
      }
    }
});

const outline = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 400 },
  { x: 0, y: 400 },
];
const wanted = { outline, text: ['Front', 'Cut 1'], largest: 9, smallest: 2, margin: 4 };

it('writes beside a line, upright in a narrow piece, and as small as it may where there is no room', () => {
  const down = [
    { x: 100, y: 0 },
    { x: 100, y: 400 },
  ] as const;
  const [first] = placeLetters({ ...wanted, lines: [down] });
  expect(first).toMatchObject({ size: 9, upright: false });
  expect(Math.abs((first?.x ?? 100) - 100)).toBeGreaterThan(10);
  const narrow = outline.map(({ x, y }) => ({ x: x / 12, y }));
  expect(placeLetters({ ...wanted, text: ['Front neck facing'], outline: narrow, lines: [] })[0]).toMatchObject({
    upright: true,
  });
  const tiny = outline.map(({ x, y }) => ({ x: x / 40, y: y / 80 }));
  expect(placeLetters({ ...wanted, outline: tiny, lines: [] })[0]).toMatchObject({ size: 2 });
});
