import type { Path } from '@freesewing/core';
import { mapped, moved } from '../geometry/path.ts';

export type StrokeStyle = 'cut' | 'sew' | 'fold' | 'grain' | 'notch' | 'inner' | 'frame';

export interface Stroke {
  path: Path;
  closed: boolean;
  style: StrokeStyle;
}

/** Plain text, centred on a place; sizes are mm of the letters’ height from line to line. */
export interface Lettering {
  text: string;
  x: number;
  y: number;
  size: number;
  /** Turned to the left, to be read from the right. */
  upright: boolean;
}

/** Lines and letters on paper in mm, the upper left corner at 0, 0. */
export interface Drawing {
  width: number;
  height: number;
  strokes: Stroke[];
  letters: Lettering[];
}

/** Width of letters in mm, as good as is needed to keep them within a piece. */
export const widthOfText = (text: string, size: number): number => text.length * size * 0.52;

/** The same drawing elsewhere. */
export function movedDrawing(drawing: Drawing, dx: number, dy: number): Drawing {
  return {
    ...drawing,
    strokes: drawing.strokes.map((stroke) => ({ ...stroke, path: moved(stroke.path, dx, dy) })),
    letters: drawing.letters.map((text) => ({ ...text, x: text.x + dx, y: text.y + dy })),
  };
}

/** A line reflected at the vertical x = 0. */
export const mirrored = (path: Path): Path => mapped(path, ({ x, y }) => ({ x: -x, y }));
