import type { Figure, MeasureName } from '@adunni/contracts/measurements/catalogue';
import { MIDDLE } from './bodies.ts';
import type { Point } from './curve.ts';

/**
 * Where the tape lies on the drawing: around a body (`round`, an ellipse whose far half is behind), around the shoulder
 * joint (`joint`, an ellipse on end), or along it (`along`). Distances from the middle, as in the bodies.
 */
export type Tape =
  | { kind: 'round' | 'joint'; x: number; y: number; rx: number; ry: number }
  | { kind: 'along'; points: readonly Point[] };

const round = (x: number, y: number, rx: number): Tape => ({ kind: 'round', x, y, rx, ry: Math.max(3, rx * 0.2) });
const along = (...points: Point[]): Tape => ({ kind: 'along', points });

/** The tapes that lie the same on both figures. */
const BOTH = {
  height: along([-92, 23], [-92, 470]),
  'neck-base-girth': round(0, 82, 14),
  'kaftan-length': along([0, 80], [0, 230], [0, 380]),
  'agbada-length': along([0, 80], [0, 250], [0, 430]),
} satisfies Partial<Record<MeasureName, Tape>>;

const WOMAN: Readonly<Record<MeasureName, Tape>> = {
  ...BOTH,
  'head-girth': round(0, 37, 16.5),
  'shoulder-width': along([-37, 97], [0, 93], [37, 97]),
  'bust-girth': round(0, 134, 34),
  'under-bust-girth': round(0, 153, 29),
  'waist-girth': round(0, 180, 26),
  'hip-girth': round(0, 232, 40),
  'bust-point-separation': along([-16, 134], [16, 134]),
  'shoulder-to-bust-point': along([15, 85], [16, 134]),
  'shoulder-to-waist': along([15, 85], [17, 134], [14, 180]),
  'arm-length': along([38, 98], [49, 174], [60, 236]),
  'upper-arm-girth': round(42.5, 134, 8),
  'armscye-girth': { kind: 'joint', x: 36, y: 109, rx: 6, ry: 15 },
  'wrist-girth': round(59, 236, 6),
  'thigh-girth': round(22, 268, 17.5),
  'knee-girth': round(19, 346, 10),
  'ankle-girth': round(13, 442, 6.5),
  'inside-leg-length': along([2, 256], [8, 346], [9, 444]),
  'outside-leg-length': along([26, 180], [41, 240], [30, 346], [19, 444]),
  'gown-length': along([15, 85], [17, 134], [14, 180], [20, 300], [22, 458]),
};

const MAN: Readonly<Record<MeasureName, Tape>> = {
  ...WOMAN,
  'head-girth': round(0, 37, 17.5),
  'neck-base-girth': round(0, 82, 16),
  'shoulder-width': along([-46, 97], [0, 92], [46, 97]),
  'bust-girth': round(0, 134, 40),
  'waist-girth': round(0, 184, 33),
  'hip-girth': round(0, 232, 37),
  'shoulder-to-waist': along([18, 85], [20, 134], [18, 184]),
  'arm-length': along([47, 98], [57, 178], [66, 240]),
  'upper-arm-girth': round(51, 138, 8.5),
  'armscye-girth': { kind: 'joint', x: 44, y: 110, rx: 6.5, ry: 16 },
  'wrist-girth': round(66, 240, 6.5),
  'thigh-girth': round(21.5, 270, 16.5),
  'knee-girth': round(20, 346, 10.5),
  'ankle-girth': round(14.5, 444, 7),
  'inside-leg-length': along([2, 258], [9, 346], [10, 446]),
  'outside-leg-length': along([33, 184], [38, 246], [31, 346], [21, 446]),
};

/** The tape of a measure on a figure. */
export const tapeOf = (figure: Figure, name: MeasureName): Tape => (figure === 'woman' ? WOMAN : MAN)[name];

/** A point of a tape on the drawing. */
export const onDrawing = ([x, y]: Point): Point => [MIDDLE + x, y];
