import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BODY_POINTS } from '../body/body.ts';
import { drawFigure } from './figure.ts';
import { completeLengths, halfWidth } from './lengths.ts';
import { bodyOf, layOut } from './skeleton.ts';

const [WIDTH, HEIGHT] = [300, 400];
const look = fc.record({
  build: fc.constantFrom('woman' as const, 'man' as const),
  lengths: fc.record({
    height: fc.integer({ min: 150, max: 195 }),
    bust: fc.integer({ min: 80, max: 125 }),
    waist: fc.integer({ min: 64, max: 115 }),
    hips: fc.integer({ min: 86, max: 130 }),
  }),
  skin: fc.tuple(
    fc.integer({ min: 60, max: 220 }),
    fc.integer({ min: 40, max: 170 }),
    fc.integer({ min: 25, max: 140 }),
  ),
});

it('takes the width of a girth from an ellipse', () => {
  expect(halfWidth(2 * Math.PI * 10, 1)).toBeCloseTo(10, 5);
  expect(halfWidth(100, 0.7) / halfWidth(50, 0.7)).toBeCloseTo(2);
});

it('keeps given lengths and adds the others', () => {
  const lengths = completeLengths('woman', { height: 160, waist: 70, inseam: 71 });
  expect(lengths).toMatchObject({ height: 160, waist: 70, inseam: 71 });
  expect(lengths.hips).toBeGreaterThan(lengths.waist);
});

it('draws every point of the body on the person, who is as wide as the girths say', () => {
  fc.assert(
    fc.property(look, ({ build, lengths, skin }) => {
      const { picture, body, scale } = drawFigure({ build, lengths, skin }, WIDTH, HEIGHT);
      const covered = (x: number, y: number): boolean =>
        (picture.data[4 * (Math.round(y) * WIDTH + Math.round(x)) + 3] as number) > 100;
      for (const name of BODY_POINTS.filter((one) => !/chest|waist|hip[RL]/.test(one)))
        expect(covered(...(body[name] as [number, number])), name).toBe(true);
      const waist = body.waistL[0] - body.waistR[0];
      expect(waist).toBeCloseTo(2 * scale * halfWidth(lengths.waist, 0.74), 5);
      expect(covered(body.waistR[0] + 2, body.waistR[1])).toBe(true);
    }),
    { numRuns: 12 },
  );
});

it('stands with room for headwear, and mirrors left and right', () => {
  const body = bodyOf(layOut('man', completeLengths('man', {}), 600, 800));
  expect(body.head.brow[1]).toBeGreaterThan(800 * 0.115);
  expect(body.ankleL[1]).toBeLessThan(800);
  expect(body.elbowL[0] - 300).toBeCloseTo(300 - body.elbowR[0], 6);
});

it.for(['front', 'back'] as const)(
  'draws a part of a picture as the whole of it shows it there, from the %s',
  (side) => {
    const seen = { build: 'woman', lengths: { height: 165 }, skin: [150, 98, 66], side } as const;
    const part = { x: 190, y: 90, width: 220, height: 260 };
    const [whole, drawn] = [drawFigure(seen, 600, 800), drawFigure(seen, 600, 800, part)];
    expect(drawn.picture).toMatchObject({ width: part.width, height: part.height });
    expect(drawn.body.neck).toEqual([whole.body.neck[0] - part.x, whole.body.neck[1] - part.y]);
    // What is blurred across the edge of a part differs: the light in hollows reaches 26 px.
    const rim = 30;
    let [sum, most] = [0, 0];
    for (let y = rim; y < part.height - rim; y++)
      for (let x = rim; x < part.width - rim; x++)
        for (let k = 0; k < 4; k++) {
          const there = whole.picture.data[4 * ((part.y + y) * 600 + part.x + x) + k] as number;
          const levels = Math.abs(there - (drawn.picture.data[4 * (y * part.width + x) + k] as number));
          sum += levels;
          most = Math.max(most, levels);
        }
    expect(sum / (4 * (part.width - 2 * rim) * (part.height - 2 * rim))).toBeLessThan(0.05);
    expect(most).toBeLessThan(4);
  },
);
