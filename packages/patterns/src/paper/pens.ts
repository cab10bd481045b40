import type { StrokeStyle } from './drawing.ts';

/** How a line is drawn: width and dashes in mm. */
export const PENS: Readonly<Record<StrokeStyle, { width: number; dashes: readonly number[] }>> = {
  cut: { width: 0.6, dashes: [] },
  sew: { width: 0.3, dashes: [4, 2] },
  fold: { width: 0.5, dashes: [10, 3, 2, 3] },
  grain: { width: 0.4, dashes: [] },
  notch: { width: 0.5, dashes: [] },
  inner: { width: 0.4, dashes: [2, 2] },
  frame: { width: 0.4, dashes: [] },
};
