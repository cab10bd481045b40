import type { Part } from '@adunni/garment-art/browser/messages';

/** Px that a part has at most on a side, and altogether: phones have little memory to draw with. */
const [LARGEST, MOST] = [2048, 1_700_000];
/** Px that a whole picture may be wide of which a part is drawn: finer than cloth is woven there is nothing to see. */
const CLOSEST = 4800;

/** A rectangle in CSS px. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is drawn of a picture: how many px the whole of it would be wide, and which of those. */
export interface Closer {
  width: number;
  part: Part;
}

/** The part of a picture that a window shows, with a px for each of the screen as far as that is bounded; null for none of it. */
export function visiblePart(picture: Box, window: Box, pixelRatio: number): Closer | null {
  const left = Math.max(picture.left, window.left);
  const top = Math.max(picture.top, window.top);
  const seen = {
    width: Math.min(picture.left + picture.width, window.left + window.width) - left,
    height: Math.min(picture.top + picture.height, window.top + window.height) - top,
  };
  if (seen.width < 1 || seen.height < 1) return null;
  const finest = Math.min(
    pixelRatio,
    CLOSEST / picture.width,
    LARGEST / Math.max(seen.width, seen.height),
    Math.sqrt(MOST / (seen.width * seen.height)),
  );
  const px = (length: number): number => Math.floor(length * finest);
  return {
    width: px(picture.width),
    part: {
      ...{ x: px(left - picture.left), y: px(top - picture.top) },
      ...{ width: Math.max(1, px(seen.width)), height: Math.max(1, px(seen.height)) },
    },
  };
}

/** Where a part lies on its picture, in percent of it. */
export const placeOf = ({ width, part }: Closer, ratio: number) => {
  const height = width / ratio;
  const percent = (length: number, of: number): string => `${((length / of) * 100).toFixed(3)}%`;
  return {
    ...{ left: percent(part.x, width), top: percent(part.y, height) },
    ...{ width: percent(part.width, width), height: percent(part.height, height) },
  };
};
