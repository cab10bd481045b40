import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOut } from './skyline.ts';

const boxes = fc.array(
  fc.record({ width: fc.integer({ min: 1, max: 100 }), height: fc.integer({ min: 1, max: 300 }) }),
  {
    minLength: 1,
    maxLength: 20,
  },
);

it('lays boxes within the sheet, none on another', () => {
  fc.assert(
    fc.property(boxes, (given) => {
      const { places, length } = layOut(given, 100);
      const laid = given.map((box, n) => ({ ...box, ...(places[n] ?? { x: -1, y: -1 }) }));
      for (const [n, one] of laid.entries()) {
        expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= 100 && one.y + one.height <= length).toBe(true);
        for (const other of laid.slice(n + 1)) {
          const apart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect(apart).toBe(true);
        }
      }
    }),
  );
});

it('refuses a box that is wider than the sheet', () => {
  expect(() => layOut([{ width: 120, height: 10 }], 100)).toThrow('A box of 120 mm does not fit a sheet of 100 mm.');
});
