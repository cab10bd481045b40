import { z } from 'zod';
import type { OUTFIT_FITS } from './outfits.ts';

/** Px of the canvas that every garment is drawn on. */
export const OUTFIT_CANVAS = { width: 1200, height: 1600 } as const;
/** The points without which what is worn on the body, and on the head, can’t be laid. */
export const BODY_ANCHORS = [
  ...['neck', 'shoulderR', 'shoulderL', 'elbowR', 'elbowL', 'wristR', 'wristL', 'chestR', 'chestL'],
  ...['waistR', 'waistL', 'hipR', 'hipL', 'hipJR', 'hipJL', 'kneeR', 'kneeL', 'ankleR', 'ankleL'],
];
export const HEAD_ANCHORS = ['templeR', 'templeL', 'brow'];

/** The points that a kind of garment wants. */
export const anchorsOf = (fit: (typeof OUTFIT_FITS)[number]): readonly string[] =>
  fit === 'head' ? HEAD_ANCHORS : BODY_ANCHORS;

const place = z.tuple([z.number().min(0).max(OUTFIT_CANVAS.width), z.number().min(0).max(OUTFIT_CANVAS.height)]);
/** Points on the canvas, by the names of the body’s. */
export const anchors = z.record(z.string().max(20), place);

/** Least px between the two sides of a body, and between what lies one below the other. */
const LEAST = 20;
/** What is beside each other on a body, and what is below each other. */
const SIDES = ['shoulder', 'chest', 'waist', 'hip', 'hipJ', 'knee', 'ankle'];
const BELOW = ['shoulderR', 'chestR', 'waistR', 'hipR', 'kneeR', 'ankleR'];

/** Whether points stand as those of a body do: right at the left of the picture, and each level below the one above. */
export function standAsABody(points: Readonly<Record<string, readonly [number, number]>>): boolean {
  const at = (name: string): readonly [number, number] => points[name] ?? [0, 0];
  const isApart = (right: string, left: string): boolean => at(left)[0] - at(right)[0] >= LEAST;
  if ('brow' in points) return isApart('templeR', 'templeL');
  return (
    SIDES.every((name) => isApart(`${name}R`, `${name}L`)) &&
    BELOW.every((name, index) => index === 0 || at(name)[1] - at(BELOW[index - 1] ?? '')[1] >= LEAST)
  );
}
