import type { Figure } from '@adunni/contracts/measurements/catalogue';
import { mirrored, type Point, smooth } from './curve.ts';

/** Middle of the drawing, which is 240 wide and 500 high. */
export const MIDDLE = 120;

/** Half a body from the neck down the right of the drawing to the crotch, as distances from the middle. */
interface Half {
  torso: readonly Point[];
  arm: readonly Point[];
  head: { rx: number; ry: number };
}

const HALVES: Readonly<Record<Figure, Half>> = {
  woman: {
    torso: [
      ...([
        [8, 66],
        [10, 80],
        [24, 89],
        [36, 97],
        [36, 110],
        [31, 122],
        [33, 134],
        [28, 154],
        [25, 180],
      ] as const),
      ...([
        [32, 204],
        [39, 228],
        [40, 250],
        [37, 290],
        [28, 344],
        [28, 378],
        [18, 444],
        [21, 466],
      ] as const),
      ...([
        [13, 471],
        [7, 466],
        [8, 444],
        [9, 378],
        [10, 346],
        [5, 290],
        [1, 254],
      ] as const),
    ],
    arm: [
      ...([
        [31, 96],
        [42, 101],
        [47, 120],
        [53, 172],
        [63, 232],
        [68, 256],
        [65, 272],
        [59, 258],
      ] as const),
      ...([
        [54, 234],
        [43, 178],
        [36, 130],
        [33, 112],
      ] as const),
    ],
    head: { rx: 16, ry: 21 },
  },
  man: {
    torso: [
      ...([
        [10, 66],
        [12, 80],
        [30, 88],
        [45, 97],
        [44, 112],
        [39, 124],
        [38, 140],
        [34, 164],
        [32, 186],
      ] as const),
      ...([
        [33, 206],
        [35, 228],
        [37, 252],
        [36, 292],
        [29, 344],
        [30, 378],
        [20, 446],
        [25, 467],
      ] as const),
      ...([
        [15, 472],
        [7, 467],
        [9, 446],
        [10, 378],
        [11, 346],
        [6, 292],
        [1, 256],
      ] as const),
    ],
    arm: [
      ...([
        [39, 95],
        [51, 101],
        [57, 122],
        [62, 174],
        [70, 236],
        [75, 262],
        [71, 278],
        [65, 264],
      ] as const),
      ...([
        [60, 238],
        [50, 182],
        [43, 134],
        [40, 114],
      ] as const),
    ],
    head: { rx: 17, ry: 22 },
  },
};

/** The outlines of a body, ready to draw. */
export interface Body {
  torso: string;
  arms: readonly string[];
  head: { rx: number; ry: number; cy: number };
}

const HEAD_Y = 44;
const onDrawing = (points: readonly Point[]): Point[] => points.map(([x, y]) => [MIDDLE + x, y]);

function drawn({ torso, arm, head }: Half): Body {
  const right = onDrawing(torso);
  const rightArm = onDrawing(arm);
  return {
    torso: smooth([...right, ...mirrored(right, MIDDLE)], true),
    arms: [smooth(rightArm, true), smooth(mirrored(rightArm, MIDDLE), true)],
    head: { ...head, cy: HEAD_Y },
  };
}

export const BODIES: Readonly<Record<Figure, Body>> = { woman: drawn(HALVES.woman), man: drawn(HALVES.man) };
