import { at, lineOf, type Place } from '../geometry/path.ts';
import { boxOf } from '../geometry/polygon.ts';
import { pathOf } from '../paper/draw-piece.ts';
import { type Drawing, widthOfText } from '../paper/drawing.ts';
import type { CuttingPlan } from './cutting-plan.ts';

const LARGEST = 60;

/** A cutting plan as a drawing in true mm, the warp to the right as it lies on a table: to be shown small. */
export function planDrawing({ width, length, laid }: CuttingPlan): Drawing {
  const turned = ({ x, y }: Place): Place => ({ x: y, y: width - x });
  const pieces = laid.map(({ name, outline }) => ({ name, outline: outline.map(turned) }));
  return {
    ...{ width: length, height: width },
    strokes: [
      { path: lineOf(at(0, 0), at(length, 0), at(length, width), at(0, width)), closed: true, style: 'frame' },
      ...pieces.map(({ outline }) => ({ path: pathOf(outline), closed: true, style: 'cut' as const })),
    ],
    letters: pieces.map(({ name, outline }) => {
      const { left, right, top, bottom } = boxOf(outline);
      const size = Math.min(LARGEST, (0.9 * (right - left)) / widthOfText(name, 1), (bottom - top) * 0.6);
      return { text: name, x: (left + right) / 2, y: (top + bottom) / 2, size, upright: false };
    }),
  };
}
