import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BODY_POINTS, type Body, type BodyPoints, frameOf, sizeRatio, TEMPLATE } from '../body/body.ts';
import { completeLengths } from '../figure/lengths.ts';
import { bodyOf, layOut } from '../figure/skeleton.ts';
import { distance, type Point } from '../geometry.ts';
import { placeOnBody } from './deform.ts';
import { movingLeastSquares } from './moving-least-squares.ts';
import { placeOnHead } from './wear-on-head.ts';

const coordinate = fc.double({ min: 0, max: 1000, noNaN: true });
const point: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate);

it('follows an even movement of all points everywhere', () => {
  const move = ([x, y]: Point): Point => [30 + 1.2 * x + 0.1 * y, -20 - 0.15 * x + 0.9 * y];
  const pulls = Object.values(TEMPLATE).map((from) => ({ from, to: move(from), weight: 1 }));
  const place = movingLeastSquares(pulls);
  fc.assert(
    fc.property(point, (at) => {
      expect(distance(place(at), move(at))).toBeLessThan(0.01);
    }),
  );
});

const HEAD = { templeR: [545, 150], templeL: [655, 150], brow: [600, 135], chin: [600, 250] } as const;
const templateBody: Body = { ...TEMPLATE, head: HEAD };

it('leaves a garment on its own canvas’s body where it is drawn, in every layer', () => {
  const laid = { garment: { fit: 'fitted' as const, anchors: TEMPLATE }, body: templateBody, ease: 1 };
  for (const role of ['back', 'body', 'legR', 'legL'] as const) {
    const place = placeOnBody(role, laid);
    for (const name of ['neck', 'chestL', 'waistR', 'hipL'] as const)
      expect(distance(place(TEMPLATE[name]), TEMPLATE[name]), `${role} ${name}`).toBeLessThan(4);
  }
});

/** A figure’s body, over what people are built like. */
const bodies = fc
  .record({
    build: fc.constantFrom('woman' as const, 'man' as const),
    height: fc.integer({ min: 145, max: 200 }),
    bust: fc.integer({ min: 76, max: 130 }),
    waist: fc.integer({ min: 58, max: 125 }),
    hips: fc.integer({ min: 82, max: 135 }),
  })
  // Nobody is 40 cm wider at the waist than at the chest or the hips.
  .filter(({ bust, waist, hips }) => waist < Math.min(bust, hips) + 40)
  .map(({ build, ...lengths }) => bodyOf(layOut(build, completeLengths(build, lengths), 750, 1000)));

it('brings cuffs to wrists and the ends of trousers to ankles on any body', () => {
  fc.assert(
    fc.property(bodies, fc.constantFrom('R' as const, 'L' as const), (body, side) => {
      const laid = { garment: { fit: 'fitted' as const, anchors: TEMPLATE }, body, ease: 1 };
      expect(distance(placeOnBody(`sleeve${side}`, laid)(TEMPLATE[`wrist${side}`]), body[`wrist${side}`])).toBeLessThan(
        1,
      );
      expect(distance(placeOnBody(`leg${side}`, laid)(TEMPLATE[`ankle${side}`]), body[`ankle${side}`])).toBeLessThan(1);
    }),
  );
});

it('is as wide as the body at chest, waist and hips, and wider by its ease', () => {
  fc.assert(
    fc.property(bodies, fc.double({ min: 1, max: 1.3, noNaN: true }), (body, ease) => {
      // The back of a fitted garment, which has no sleeves.
      const place = placeOnBody('back', { garment: { fit: 'fitted', anchors: TEMPLATE }, body, ease });
      for (const level of ['chest', 'waist', 'hip'] as const) {
        const across = distance(place(TEMPLATE[`${level}R`]), place(TEMPLATE[`${level}L`]));
        const wanted = ease * distance(body[`${level}R`], body[`${level}L`]);
        expect(Math.abs(across - wanted) / wanted, level).toBeLessThan(0.06);
      }
    }),
  );
});

it('hangs a robe clear of the body on both sides', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const place = placeOnBody('body', { garment: { fit: 'robe', anchors: TEMPLATE }, body, ease: 1 });
      for (const level of ['chest', 'waist', 'hip'] as const) {
        // Px from the middle of the canvas within which every robe is cloth.
        const [right, left] = [-220, 220].map((x) => place([600 + x, TEMPLATE[`${level}R`][1]])) as [Point, Point];
        expect(right[0], level).toBeLessThan(body[`${level}R`][0]);
        expect(left[0], level).toBeGreaterThan(body[`${level}L`][0]);
      }
    }),
  );
});

it('goes with a body that is moved and grown', () => {
  const move = ([x, y]: Point): Point => [40 + x / 2, 20 + y / 2];
  const points = Object.fromEntries(BODY_POINTS.map((name) => [name, move(TEMPLATE[name])])) as BodyPoints;
  expect(sizeRatio(points, TEMPLATE)).toBeCloseTo(0.5);
  expect(frameOf(points).up).toEqual([0, -1]);
  const body: Body = { ...points, head: HEAD };
  const place = placeOnBody('body', { garment: { fit: 'robe', anchors: TEMPLATE }, body, ease: 1 });
  for (const name of BODY_POINTS.filter((one) => /neck|shoulder|hip[RL]/.test(one)))
    expect(distance(place(TEMPLATE[name]), move(TEMPLATE[name])), name).toBeLessThan(3);
});

it('sets a hat on the temples, turned as the head is', () => {
  const hat = { templeR: [326, 940], templeL: [874, 940], brow: [600, 890] } as const;
  const head = { templeR: [100, 200], templeL: [160, 215], brow: [133, 190], chin: [118, 290] } as const;
  const place = placeOnHead({ anchors: hat }, head);
  const [right, left] = [place(hat.templeR), place(hat.templeL)];
  expect(distance(right, left)).toBeCloseTo(distance(head.templeR, head.templeL));
  expect((left[1] - right[1]) / (left[0] - right[0])).toBeCloseTo(15 / 60);
  expect(distance(right, head.templeR)).toBeLessThan(10);
});

it.each(['fitted', 'robe'] as const)('lays a wider %s wider from the hips to the hem alike, without a bulge', (fit) => {
  const body = bodyOf(layOut('woman', completeLengths('woman', {}), 750, 1000));
  const widthsOf = (ease: number): number[] => {
    const place = placeOnBody('body', { garment: { fit, anchors: TEMPLATE }, body, ease });
    return [800, 900, 1000, 1130, 1300, 1450].map((y) => place([754, y])[0] - place([446, y])[0]);
  };
  const [usual, wide] = [widthsOf(1), widthsOf(1.2)];
  for (const [i, width] of wide.entries()) {
    expect(width / (usual[i] as number)).toBeGreaterThan(1.14);
    expect(width / (usual[i] as number)).toBeLessThan(1.26);
  }
});
