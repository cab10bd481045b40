import { at, lineOf } from '../geometry/path.ts';
import type { Drawing, Lettering, Stroke } from './drawing.ts';

/** What a printed pattern is checked by, in mm: 50 mm and 2 in. */
export const SQUARES = [50, 50.8] as const;
const MARGIN = 4;

/** Both squares beside each other, with what the pattern is, and what it is for, above them. */
export function scaleSquares(title: string, reference = ''): Drawing {
  const line = 7;
  const first = reference === '' ? 0 : line;
  const top = first + 3 * line + MARGIN;
  const [metric, imperial] = SQUARES;
  const second = metric + 3 * MARGIN;
  const square = (x: number, edge: number): Stroke => ({
    path: lineOf(at(x, top), at(x + edge, top), at(x + edge, top + edge), at(x, top + edge)),
    ...{ closed: true, style: 'frame' },
  });
  const width = second + imperial + MARGIN;
  const text = (words: string, x: number, y: number, size: number): Lettering => ({
    ...{ text: words, x, y, size, upright: false },
  });
  return {
    ...{ width, height: top + imperial + MARGIN },
    strokes: [square(MARGIN, metric), square(second, imperial)],
    letters: [
      text(title, width / 2, line * 0.7, 6),
      ...(reference === '' ? [] : [text(reference, width / 2, line * 1.7, 5)]),
      text('Print at 100 %, not “fit to page”.', width / 2, first + line * 1.7, 4),
      text('Then measure both squares before cutting.', width / 2, first + line * 2.5, 4),
      text('50 mm', MARGIN + metric / 2, top + metric / 2, 6),
      text('2 in', second + imperial / 2, top + imperial / 2, 6),
    ],
  };
}
