import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TEMPLATE } from '../body/body.ts';
import { bodyFromPose } from '../body/from-pose.ts';
import { LANDMARK, type Landmark, type LandmarkName } from '../body/landmarks.ts';
import type { LayerRole, Outfit } from '../drape/outfit.ts';
import type { FigureLook } from '../figure/figure.ts';
import { distance, type Point } from '../geometry.ts';
import { fillPolygon } from '../raster/fill-polygon.ts';
import { blankImage, type Image } from '../raster/image.ts';
import { sheetOf } from '../raster/warp.ts';
import { dressPhoto, preparePhoto } from './dress-photo.ts';
import { judgePhoto } from './judge.ts';
import { skinOf } from './skin.ts';
import { testPhoto } from './test-photo.ts';

const [WIDTH, HEIGHT] = [300, 400];
const TONES: FigureLook['skin'][] = [
  [222, 176, 142],
  [150, 98, 66],
  [66, 40, 28],
];
const looks = fc.record({
  build: fc.constantFrom('woman' as const, 'man' as const),
  lengths: fc.record({
    height: fc.integer({ min: 155, max: 190 }),
    bust: fc.integer({ min: 84, max: 118 }),
    waist: fc.integer({ min: 68, max: 104 }),
    hips: fc.integer({ min: 90, max: 122 }),
  }),
  skin: fc.constantFrom(...TONES),
});

it('finds the body of a person in a photo, as wide as they are', () => {
  fc.assert(
    fc.property(looks, (look) => {
      const { mask, landmarks, figure } = testPhoto(look, WIDTH, HEIGHT);
      const found = bodyFromPose(landmarks, mask);
      const size = distance(figure.body.shoulderR, figure.body.ankleR);
      for (const name of ['shoulderR', 'elbowL', 'wristR', 'hipJL', 'kneeR', 'ankleL', 'neck'] as const)
        expect(distance(found[name], figure.body[name]) / size, name).toBeLessThan(0.03);
      for (const name of ['chestR', 'waistL', 'hipR'] as const)
        expect(Math.abs(found[name][0] - figure.body[name][0]) / size, name).toBeLessThan(0.045);
      for (const name of ['templeR', 'templeL', 'brow', 'chin'] as const)
        expect(distance(found.head[name], figure.body.head[name]) / size, name).toBeLessThan(0.035);
    }),
    { numRuns: 40 },
  );
});

it('knows skin of every tone by the face, and neither a wall nor clothes for skin', () => {
  for (const skin of TONES) {
    const { photo, mask, landmarks, figure } = testPhoto({ build: 'man', lengths: {}, skin }, WIDTH, HEIGHT);
    const { likeness } = skinOf(photo, mask, bodyFromPose(landmarks, mask));
    const at = ([x, y]: Point): number => likeness.data[Math.round(y) * WIDTH + Math.round(x)] as number;
    expect(at(figure.body.kneeL), `${skin}`).toBeGreaterThan(0.4);
    expect(at(figure.body.elbowR), `${skin}`).toBeGreaterThan(0.4);
    expect(at([6, 200]), `${skin}`).toBe(0);
    // The shorts that a figure wears.
    expect(at([WIDTH / 2, figure.body.hipR[1] - 6]), `${skin}`).toBeLessThan(0.15);
  }
});

/** A tunic of one colour with long sleeves, in the middle of its canvas. */
function tunic(colour: readonly [number, number, number]): Outfit {
  const layer = (role: LayerRole, outline: Point[]) => {
    const shape = fillPolygon(outline, 1200, 1600);
    const image = blankImage(1200, 1600);
    shape.data.forEach((share, i) => {
      image.data.set([...colour.map((value) => value * share), 255 * share], 4 * i);
    });
    return { role, sheet: sheetOf(image) };
  };
  const body: Point[] = [[520, 300], [455, 320], [440, 480], [440, 900], [760, 900], [760, 480], [745, 320], [680, 300]]; // biome-ignore format: corners
  return { fit: 'fitted', anchors: TEMPLATE, layers: [layer('body', body)] };
}

const pixel = ({ width, data }: Image, [x, y]: Point): number[] => {
  const i = 4 * (Math.round(y) * width + Math.round(x));
  return [...data.slice(i, i + 3)];
};

it('covers the body with the cloth, and leaves face, hands and what is around as they are', () => {
  const { photo, mask, landmarks, figure } = testPhoto(
    { build: 'woman', lengths: {}, skin: [150, 98, 66] },
    WIDTH,
    HEIGHT,
  );
  const body = bodyFromPose(landmarks, mask);
  const dressed = dressPhoto(preparePhoto({ photo, mask, body }), [tunic([20, 60, 160])]);
  const chest: Point = [WIDTH / 2, figure.body.chestR[1]];
  const [red, , blue] = pixel(dressed, chest) as [number, number, number];
  expect(blue).toBeGreaterThan(red * 2);
  const { brow, chin } = figure.body.head;
  for (const place of [[brow[0], (brow[1] + chin[1]) / 2], body.hands.R[1], [5, 5], [WIDTH - 8, 300]] as Point[])
    expect(pixel(dressed, place), `${place}`).toEqual(pixel(photo, place));
  expect(dressed.data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
});

it('shows a photo without anything on as it is', () => {
  const { photo, mask, landmarks } = testPhoto({ build: 'man', lengths: {}, skin: [66, 40, 28] }, WIDTH, HEIGHT);
  const prepared = preparePhoto({ photo, mask, body: bodyFromPose(landmarks, mask) });
  expect(dressPhoto(prepared, []).data).toEqual(photo.data);
});

it('says what is wrong with a photo, whatever the tone of skin', () => {
  const look = (skin: FigureLook['skin']): FigureLook => ({ build: 'woman', lengths: {}, skin });
  for (const skin of TONES) {
    const { photo, landmarks } = testPhoto(look(skin), WIDTH, HEIGHT);
    expect(judgePhoto([landmarks], photo), `${skin}`).toEqual([]);
    expect(judgePhoto([], photo)).toEqual(['nobody']);
    expect(judgePhoto([landmarks], testPhoto(look(skin), WIDTH, HEIGHT, 0.3).photo), `${skin}`).toEqual(['dark']);
  }
  const { photo, landmarks } = testPhoto(look([150, 98, 66]), WIDTH, HEIGHT);
  const changed = (move: (mark: Landmark, name: LandmarkName) => Landmark): Landmark[] => {
    const all = landmarks.slice();
    for (const [name, i] of Object.entries(LANDMARK)) all[i] = move(all[i] as Landmark, name as LandmarkName);
    return all;
  };
  const smaller = (by: number) => changed((mark) => ({ ...mark, x: 0.1 + mark.x * by, y: 0.1 + mark.y * by }));
  expect(judgePhoto([smaller(0.7), landmarks], photo)).toEqual(['several']);
  expect(judgePhoto([smaller(0.3), landmarks], photo)).toEqual([]);
  expect(judgePhoto([smaller(0.3)], photo)).toEqual(['far']);
  expect(judgePhoto([changed((mark) => ({ ...mark, y: mark.y - 0.16 }))], photo)).toEqual(['cut_off']);
  const sitting = changed((mark, name) => (/knee|ankle/.test(name) ? { ...mark, y: mark.y - 0.18 } : mark));
  expect(judgePhoto([sitting], photo)).toEqual(['seated']);
  const folded = changed((mark, name) => (name === 'wristR' ? { ...mark, x: 0.5, y: 0.4 } : mark));
  expect(judgePhoto([folded], photo)).toEqual(['arms']);
});
