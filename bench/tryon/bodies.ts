import type { FigureLook } from '@adunni/tryon/figure/figure';
import { type TestPhoto, testPhoto } from '@adunni/tryon/photo/test-photo';

/** A drawn person before a wall, of whom every point is known. */
export interface TestBody extends TestPhoto {
  name: string;
  /** Which third of the tones of skin: 0 the lightest, 2 the darkest. */
  third: 0 | 1 | 2;
}

export const [WIDTH, HEIGHT] = [720, 960];

const SKINS: readonly (readonly [third: 0 | 1 | 2, skin: FigureLook['skin']])[] = [
  [0, [230, 188, 156]],
  [0, [205, 156, 120]],
  [1, [165, 112, 78]],
  [1, [132, 84, 55]],
  [2, [88, 53, 34]],
  [2, [62, 38, 27]],
];
const BUILDS: readonly (readonly [string, Pick<FigureLook, 'build' | 'lengths'>])[] = [
  ['slim woman', { build: 'woman', lengths: { height: 172, bust: 82, waist: 64, hips: 90 } }],
  ['woman', { build: 'woman', lengths: { height: 165, bust: 96, waist: 80, hips: 106 } }],
  ['large woman', { build: 'woman', lengths: { height: 162, bust: 118, waist: 104, hips: 126 } }],
  ['slim man', { build: 'man', lengths: { height: 184, bust: 92, waist: 76, hips: 92 } }],
  ['man', { build: 'man', lengths: { height: 177, bust: 102, waist: 90, hips: 101 } }],
  ['large man', { build: 'man', lengths: { height: 174, bust: 124, waist: 118, hips: 118 } }],
  ['tall man', { build: 'man', lengths: { height: 196, bust: 104, waist: 88, hips: 102 } }],
];
const LIGHTS = [1, 0.75, 1.15];

/** Forty-two people: seven builds in six tones of skin, in three kinds of light. */
export function testBodies(): TestBody[] {
  return SKINS.flatMap(([third, skin], s) =>
    BUILDS.map(([name, look], b) => ({
      ...testPhoto({ ...look, skin, isDressed: true }, WIDTH, HEIGHT, LIGHTS[(s + b) % LIGHTS.length]),
      ...{ name, third },
    })),
  );
}
