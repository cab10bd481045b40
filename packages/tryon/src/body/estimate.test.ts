import { expect, it } from 'vitest';
import { completeLengths } from '../figure/lengths.ts';
import { testPhoto } from '../photo/test-photo.ts';
import { ESTIMATED, estimateLengths } from './estimate.ts';
import { bodyFromPose } from './from-pose.ts';

const PEOPLE = [
  { build: 'woman', height: 172, bust: 82, waist: 64, hips: 90, bustWithin: 0.1 },
  // Her arms hide how wide her chest is.
  { build: 'woman', height: 162, bust: 118, waist: 104, hips: 126, bustWithin: 0.21 },
  { build: 'man', height: 184, bust: 92, waist: 76, hips: 92, bustWithin: 0.1 },
  { build: 'man', height: 174, bust: 116, waist: 108, hips: 112, bustWithin: 0.1 },
] as const;
const SKIN = [120, 80, 60] as const;

it.each(PEOPLE)(
  'finds the lengths of a $build of $height cm with a bust of $bust cm about right',
  ({ build, bustWithin, ...known }) => {
    const { mask, landmarks } = testPhoto({ build, lengths: known, skin: SKIN }, 480, 640);
    const found = estimateLengths(bodyFromPose(landmarks, mask), mask, { height: known.height * 10, build });
    const cm = completeLengths(build, known);
    const entered = [cm.shoulders, cm.bust, cm.waist, cm.hips, cm.sleeve, cm.inseam];
    ESTIMATED.forEach((name, i) => {
      const length = (entered[i] as number) * 10;
      const error = Math.abs((found?.[name] ?? 0) - length) / length;
      expect(error, `${name}: ${found?.[name]} of ${length}`).toBeLessThan(name === 'bust-girth' ? bustWithin : 0.1);
    });
  },
);

it('finds none of somebody whose feet or head the photo does not show', () => {
  const { mask, landmarks } = testPhoto({ build: 'man', lengths: {}, skin: SKIN }, 240, 320);
  const body = bodyFromPose(landmarks, mask);
  const person = { height: 1760, build: 'man' } as const;
  expect(estimateLengths(body, mask, person)).not.toBeNull();
  expect(estimateLengths({ ...body, seen: { ...body.seen, ankles: 0.1 } }, mask, person)).toBeNull();
  const cut = { ...mask, data: mask.data.slice() };
  cut.data.fill(1, 100, 140);
  expect(estimateLengths(body, cut, person)).toBeNull();
});
