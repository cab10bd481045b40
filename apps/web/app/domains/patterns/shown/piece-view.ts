import type { DrawnBox } from '@adunni/contracts/patterns/patterns';

interface Size {
  width: number;
  height: number;
}

/** What is in the middle of the room, as shares of the drawing’s width and height. */
export interface Centre {
  x: number;
  y: number;
}

export const centreOf = ({ x, y, width, height }: DrawnBox, drawing: Size): Centre => ({
  x: (x + width / 2) / drawing.width,
  y: (y + height / 2) / drawing.height,
});

/** Of the room’s width and height, what a piece that fits it may take. */
const FILLED = 0.94;

/**
 * How wide a drawing must be for a part of it to fit a room as wide as that is and `--room-height` high, so many times as
 * large: a CSS length.
 */
export function drawnWidth({ width, height }: DrawnBox, drawing: Size, times: number): string {
  const share = width < drawing.width ? FILLED : 1;
  const [across, down] = [drawing.width / width, drawing.width / height].map((each) =>
    (each * share * times).toFixed(3),
  );
  return `min(${across} * 100%, ${down} * var(--room-height))`;
}
