import { at, lineOf, type Place } from '../geometry/path.ts';
import { pathOf } from '../paper/draw-piece.ts';
import type { Drawing, Lettering, Stroke } from '../paper/drawing.ts';
import { type Line, placeLetters } from '../paper/free-place.ts';
import type { CuttingPlan } from './cutting-plan.ts';
import type { LaidPiece } from './laid-piece.ts';
import type { StripPlan } from './strip-plan.ts';

/** Sizes of names in mm: plans are looked at small. */
const NAME = { largest: 60, smallest: 12, margin: 6 };

/** A place turned as the cloth lies on a table, the warp to the right. */
const turnedOn =
  (width: number) =>
  ({ x, y }: Place): Place => ({ x: y, y: width - x });

const named = ({ name, outline }: LaidPiece, lines: readonly Line[] = []): Lettering[] =>
  placeLetters({ ...NAME, outline, text: [name], lines });
const cutStroke = ({ outline }: LaidPiece): Stroke => ({ path: pathOf(outline), closed: true, style: 'cut' });

/** A cutting plan as a drawing in true mm, the warp to the right as it lies on a table: to be shown small. */
export function planDrawing({ width, length, laid }: CuttingPlan): Drawing {
  const turned = turnedOn(width);
  const pieces = laid.map(({ name, outline }) => ({ name, outline: outline.map(turned) }));
  return {
    ...{ width: length, height: width },
    strokes: [
      { path: lineOf(at(0, 0), at(length, 0), at(length, width), at(0, width)), closed: true, style: 'frame' },
      ...pieces.map(cutStroke),
    ],
    letters: pieces.flatMap((piece) => named(piece)),
  };
}

/** Panels of strips in true mm, beside each other, the joins of their strips and the piece that is cut of each. */
export function stripDrawing({ width, height, pitch, laid }: StripPlan): Drawing {
  const turned = turnedOn(width);
  const panels = laid.map(({ name, outline, left, top, strips, length }) => {
    const corner = (strip: number, y: number) => turned({ x: left + strip * pitch, y });
    const [a, b, c, d] = [corner(0, top), corner(strips, top), corner(strips, top + length), corner(0, top + length)];
    const joins = Array.from({ length: strips - 1 }, (_, n): Line => [corner(n + 1, top), corner(n + 1, top + length)]);
    return { name, outline: outline.map(turned), frame: [a, b, c, d], joins };
  });
  return {
    ...{ width: height, height: width },
    strokes: panels.flatMap((panel): Stroke[] => [
      { path: pathOf(panel.frame), closed: true, style: 'frame' },
      ...panel.joins.map((join): Stroke => ({ path: pathOf(join), closed: false, style: 'sew' })),
      cutStroke(panel),
    ]),
    letters: panels.flatMap((panel) => named(panel, panel.joins)),
  };
}
