import { type Build, DEPTHS, girthOf } from '../figure/lengths.ts';
import { distance } from '../geometry.ts';
import type { Field } from '../raster/image.ts';
import { SEEN, type SeenBody } from './from-pose.ts';

/** Lengths that a body shows from the front, by the names that measurements have. */
export const ESTIMATED = [
  'shoulder-width',
  'bust-girth',
  'waist-girth',
  'hip-girth',
  'arm-length',
  'inside-leg-length',
] as const;
export type EstimatedLength = (typeof ESTIMATED)[number];

/** Of the height: how high the joint of an ankle, and how far below the joint of a leg its inside begins (est.). */
const ANKLE = 0.041;
const CROTCH = 0.045;
/** How much of the shoulders’ width lies between the points of a body. */
const SHOULDERS = 0.88;

/**
 * The lengths, in mm, of somebody of a known height (mm) who stands in a photo from head to foot; null where the photo does
 * not show all of them. Girths are taken for ellipses of a usual depth, and clothes for the body. On drawn people it is
 * off by up to a tenth; a bust whose sides arms hide, by a fifth.
 */
export function estimateLengths(
  body: SeenBody,
  mask: Field,
  { height, build }: { height: number; build: Build },
): Record<EstimatedLength, number> | null {
  const crown = Math.floor(mask.data.findIndex((share) => share > 0.5) / mask.width);
  const ankle = (body.ankleR[1] + body.ankleL[1]) / 2;
  // Who reaches to the edge of the picture may be cut off by it.
  if (body.seen.ankles < SEEN || crown < 1 || ankle >= mask.height - 1 || ankle <= crown) return null;
  const scale = (height * (1 - ANKLE)) / (ankle - crown);
  const across = (level: 'chest' | 'waist' | 'hip'): number =>
    girthOf((distance(body[`${level}R`], body[`${level}L`]) / 2) * scale, DEPTHS[level][build]);
  const arm = (side: 'R' | 'L'): number =>
    distance(body[`shoulder${side}`], body[`elbow${side}`]) + distance(body[`elbow${side}`], body[`wrist${side}`]);
  const leg = ankle - (body.hipJR[1] + body.hipJL[1]) / 2;
  const lengths: Record<EstimatedLength, number> = {
    'shoulder-width': (distance(body.shoulderR, body.shoulderL) / SHOULDERS) * scale,
    'bust-girth': across('chest'),
    'waist-girth': across('waist'),
    'hip-girth': across('hip'),
    'arm-length': ((arm('R') + arm('L')) / 2) * scale,
    'inside-leg-length': leg * scale + height * (ANKLE - CROTCH),
  };
  for (const name of ESTIMATED) lengths[name] = Math.round(lengths[name]);
  return lengths;
}
