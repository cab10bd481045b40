import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TEMPLATE } from '../body/body.ts';
import { bodyFromPose, shrunk } from '../body/from-pose.ts';
import { LANDMARK, type Landmark, type LandmarkName } from '../body/landmarks.ts';
import { dressFigure } from '../drape/dress-figure.ts';
import type { LayerRole, Outfit, WornGarment } from '../drape/outfit.ts';
import type { FigureLook } from '../figure/figure.ts';
import { between, distance, type Point, scale } from '../geometry.ts';
import { fillPolygon } from '../raster/fill-polygon.ts';
import { blankField, blankImage, type Image, layOver } from '../raster/image.ts';
import { sheetOf } from '../raster/warp.ts';
import { dressPhoto, preparePhoto } from './dress-photo.ts';
import { judgePhoto, judgeStance } from './judge.ts';
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

it('knows a body in a picture of half the size', () => {
  const { mask, landmarks } = testPhoto({ build: 'man', lengths: {}, skin: [150, 98, 66] }, WIDTH, HEIGHT);
  const body = bodyFromPose(landmarks, mask);
  const half = shrunk(body, 0.5);
  expect(half.waistL).toEqual(scale(body.waistL, 0.5));
  expect(half.head.brow).toEqual(scale(body.head.brow, 0.5));
  expect(half.hands.R[1]).toEqual(scale(body.hands.R[1], 0.5));
  expect(half.face.nose).toEqual(scale(body.face.nose, 0.5));
  expect(half.seen).toEqual(body.seen);
});

it('tells somebody before the camera to step back until their feet are seen, where all of them is to be', () => {
  const { photo, landmarks } = testPhoto({ build: 'woman', lengths: {}, skin: [150, 98, 66] }, WIDTH, HEIGHT);
  expect(judgeStance([landmarks], photo, true)).toBe('good');
  const near = landmarks.map((mark, i) => (i === LANDMARK.ankleL ? { ...mark, y: 1.1 } : mark));
  expect(judgeStance([near], photo, true)).toBe('feet');
  expect(judgeStance([near], photo, false)).toBe('good');
  expect(judgeStance([], photo, true)).toBe('nobody');
  const cut = near.map((mark, i) => (i === LANDMARK.shoulderL ? { ...mark, x: 1.1 } : mark));
  expect(judgeStance([cut], photo, true), 'the gravest first').toBe('cut_off');
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

/** A layer of one colour inside an outline. */
function layer(role: LayerRole, colour: readonly number[], outline: Point[]) {
  const shape = fillPolygon(outline, 1200, 1600);
  const image = blankImage(1200, 1600);
  shape.data.forEach((share, i) => {
    image.data.set([...colour.map((value) => value * share), 255 * share], 4 * i);
  });
  return { role, sheet: sheetOf(image) };
}

const BODY: Point[] = [[520, 300], [455, 320], [440, 480], [440, 900], [760, 900], [760, 480], [745, 320], [680, 300]]; // biome-ignore format: corners
const BLUE = [20, 60, 160] as const;

/** A tunic of one colour without sleeves, in the middle of its canvas. */
const tunic = (colour: readonly number[], slot: WornGarment['slot'] = 'whole'): WornGarment => ({
  ...{ fit: 'fitted', slot, anchors: TEMPLATE, layers: [layer('body', colour, BODY)] },
});

const WOMAN: FigureLook = { build: 'woman', lengths: {}, skin: [150, 98, 66], isDressed: true };

/** The photo of somebody in clothes, with what of it is known. */
function photoOf(look: FigureLook, clothes: readonly Outfit[] = []) {
  const { figure, landmarks } = testPhoto(look, WIDTH, HEIGHT);
  const picture = dressFigure({ picture: figure.picture, body: figure.body, outfits: clothes });
  const photo = blankImage(WIDTH, HEIGHT);
  const mask = blankField(WIDTH, HEIGHT);
  for (let i = 0; i < mask.data.length; i++) {
    photo.data.set([190, 186, 176, 255], 4 * i);
    mask.data[i] = (picture.data[4 * i + 3] as number) / 255;
  }
  layOver(photo, picture);
  const body = bodyFromPose(landmarks, mask);
  return { photo, body, figure, prepared: preparePhoto({ photo, mask, body }) };
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
  const dressed = dressPhoto(preparePhoto({ photo, mask, body }), [tunic(BLUE)]);
  const chest: Point = [WIDTH / 2, figure.body.chestR[1]];
  const [red, , blue] = pixel(dressed, chest) as [number, number, number];
  expect(blue).toBeGreaterThan(red * 2);
  const { brow, chin } = figure.body.head;
  for (const place of [[brow[0], (brow[1] + chin[1]) / 2], body.hands.R[1], [5, 5], [WIDTH - 8, 300]] as Point[])
    expect(pixel(dressed, place), `${place}`).toEqual(pixel(photo, place));
  expect(dressed.data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
});

it('lays a wide robe over hands, and a hand before anything else with its shadow on the cloth', () => {
  const { photo, body, prepared } = photoOf(WOMAN);
  const cloth = layer('front', BLUE, [[200, 300], [10, 1400], [1190, 1400], [1000, 300]]); // biome-ignore format: corners
  const [fitted, robe] = (['fitted', 'robe'] as const).map((fit) =>
    dressPhoto(prepared, [{ ...tunic(BLUE), fit, layers: [cloth] }]),
  ) as [Image, Image];
  const [wrist, knuckles] = body.hands.R;
  expect(isBlue(pixel(robe, knuckles))).toBe(true);
  expect(pixel(fitted, knuckles)).toEqual(pixel(photo, knuckles));
  const beyond = Array.from({ length: 40 }, (_, step) => between(wrist, knuckles, 1.6 + step / 10));
  const below = beyond.find((place) => isBlue(pixel(fitted, place))) as Point;
  expect(pixel(fitted, below)[2]).toBeLessThan((pixel(robe, below)[2] as number) * 0.95);
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

const isBlue = ([red = 0, , blue = 0]: number[]): boolean => blue > red * 1.6;

it('keeps the face before the inside of what is worn on the head, and puts hair up under it', () => {
  const { photo, figure, prepared } = photoOf(WOMAN);
  const { templeR, templeL, brow, chin } = figure.body.head;
  const gele: Outfit = {
    fit: 'head',
    anchors: { templeR: [326, 940], templeL: [874, 940], brow: [600, 890] },
    layers: [
      layer('back', BLUE, [[330, 900], [330, 1100], [870, 1100], [870, 900]]), // biome-ignore format: corners
      layer('body', BLUE, [[300, 500], [300, 940], [900, 940], [900, 500]]), // biome-ignore format: corners
    ],
  };
  const dressed = dressPhoto(prepared, [gele]);
  const middle = brow[0];
  for (const down of [0.45, 0.7])
    expect(pixel(dressed, [middle, brow[1] + (chin[1] - brow[1]) * down])).toEqual(
      pixel(photo, [middle, brow[1] + (chin[1] - brow[1]) * down]),
    );
  expect(isBlue(pixel(dressed, [middle, brow[1] - 6]))).toBe(true);
  // Hair that stood out beside the face is as light as the wall.
  const aside: Point = [templeR[0] - (templeL[0] - templeR[0]) * 0.04, templeR[1]];
  expect(pixel(photo, aside)[0]).toBeLessThan(80);
  expect(pixel(dressed, aside)[0]).toBeGreaterThan(150);
});

it('lays no bare forearm over sleeves that are cut in one with the body', () => {
  const { body, prepared } = photoOf(WOMAN);
  const wide = layer('body', BLUE, [...BODY.slice(0, 1), [400, 310], [230, 700], [390, 780], [440, 560], ...BODY.slice(3, 5), [760, 560], [810, 780], [970, 700], [800, 310], [680, 300]]); // biome-ignore format: corners
  const dressed = dressPhoto(prepared, [{ ...tunic(BLUE), layers: [wide] }]);
  for (const side of ['R', 'L'] as const)
    expect(isBlue(pixel(dressed, between(body[`elbow${side}`], body[`wrist${side}`], 0.2))), side).toBe(true);
});

const RED = [170, 20, 30] as const;
const TROUSERS = (['R', 'L'] as const).map((side) => {
  const [from, to] = side === 'R' ? [440, 598] : [602, 760];
  return layer(`leg${side}`, RED, [[from, 720], [from - 20, 1480], [to, 1480], [to, 720]]); // biome-ignore format: corners
});
const trousers: WornGarment = { fit: 'fitted', slot: 'bottom', anchors: TEMPLATE, layers: TROUSERS };

it('shows legs below a short hem instead of old trousers, which stay below a top', () => {
  const { body, prepared } = photoOf(WOMAN, [trousers]);
  const shin = between(body.kneeR, body.ankleR, 0.5);
  const isRed = ([red = 0, green = 0]: number[]): boolean => red > green * 3;
  expect(isRed(pixel(prepared.photo, shin))).toBe(true);
  const bare = pixel(dressPhoto(prepared, [tunic(BLUE)]), shin);
  expect(isRed(bare)).toBe(false);
  expect(bare[0]).toBeGreaterThan(bare[2] as number);
  expect(pixel(dressPhoto(prepared, [tunic(BLUE, 'top')]), shin)).toEqual(pixel(prepared.photo, shin));
});

it('changes trousers below a top of the person’s own, and wears both that are tried', () => {
  const { body, prepared } = photoOf(WOMAN, [tunic([60, 120, 60])]);
  const chest = between(body.chestR, body.chestL);
  const shin = between(body.kneeR, body.ankleR, 0.5);
  const alone = dressPhoto(prepared, [trousers]);
  expect(pixel(alone, chest)).toEqual(pixel(prepared.photo, chest));
  expect(pixel(alone, shin)[0]).toBeGreaterThan(100);
  for (const side of ['R', 'L'] as const)
    for (const share of [0.2, 0.5, 0.9]) {
      const forearm = between(body[`elbow${side}`], body[`wrist${side}`], share);
      expect(pixel(alone, forearm), `${side} ${share}`).toEqual(pixel(prepared.photo, forearm));
    }
  const both = dressPhoto(prepared, [trousers, tunic(BLUE, 'top')]);
  expect(isBlue(pixel(both, chest))).toBe(true);
  expect(pixel(both, shin)[0]).toBeGreaterThan(100);
});

it('lets long hair fall over cloth, and takes neither a dark collar nor a dark coat for hair', () => {
  const look: FigureLook = { ...WOMAN, skin: [222, 176, 142] };
  const { photo, mask, landmarks, figure } = testPhoto(look, WIDTH, HEIGHT);
  const { head, shoulderR } = figure.body;
  const hairAt = (paint: readonly (readonly [x: number, y: number])[]) => {
    const painted = { ...photo, data: photo.data.slice() };
    const person = { ...mask, data: mask.data.slice() };
    for (const [x, y] of paint) {
      const i = Math.round(y) * WIDTH + Math.round(x);
      painted.data.set([34, 25, 22, 255], 4 * i);
      person.data[i] = 1;
    }
    return preparePhoto({ photo: painted, mask: person, body: bodyFromPose(landmarks, person) });
  };
  const block = (x0: number, x1: number, y0: number, y1: number): [number, number][] =>
    Array.from({ length: (x1 - x0) * (y1 - y0) }, (_, i) => [x0 + (i % (x1 - x0)), y0 + Math.floor(i / (x1 - x0))]);
  const [left, chin] = [Math.round(head.templeR[0]), Math.round(head.chin[1])];
  const strand = block(left - 7, left + 1, Math.round(head.templeR[1]) - 2, chin + 22);
  const place: Point = [left - 3, chin + 16];
  expect(pixel(dressPhoto(hairAt(strand), [tunic(BLUE)]), place)[0]).toBeLessThan(60);
  const coat = block(Math.round(shoulderR[0]), WIDTH - Math.round(shoulderR[0]), chin + 8, chin + 70);
  expect(hairAt([...strand, ...coat]).covers.hair.data.every((share) => share === 0)).toBe(true);
});

it('takes off a dark collar that closes at the chin, and no beard', () => {
  const { photo, mask, landmarks } = testPhoto({ ...WOMAN, skin: [222, 176, 142] }, WIDTH, HEIGHT);
  const { head, face } = bodyFromPose(landmarks, mask);
  const [cx, chin] = head.chin.map(Math.round) as [number, number];
  const darkFrom = (top: number): number => {
    const painted = { ...photo, data: photo.data.slice() };
    for (let y = Math.round(top); y < chin + 12; y++)
      for (let x = cx - 9; x <= cx + 9; x++) painted.data.set([12, 12, 14, 255], 4 * (y * WIDTH + x));
    const body = bodyFromPose(landmarks, mask);
    return pixel(dressPhoto(preparePhoto({ photo: painted, mask, body }), [tunic(BLUE)]), [cx, chin - 1])[0] as number;
  };
  expect(darkFrom(chin - 3)).toBeGreaterThan(80);
  expect(darkFrom(face.mouth[1] + 2)).toBeLessThan(40);
});
