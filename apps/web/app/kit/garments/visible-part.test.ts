import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOf, visiblePart } from './visible-part.ts';

const SCREEN = { left: 0, top: 0, width: 390, height: 700 };

it('is what of the picture lies in the window, with a px for each of the screen', () => {
  expect(visiblePart({ left: -300, top: -100, width: 1200, height: 1600 }, SCREEN, 1)).toEqual({
    width: 1200,
    part: { x: 300, y: 100, width: 390, height: 700 },
  });
  expect(visiblePart({ left: 20, top: 30, width: 300, height: 400 }, SCREEN, 2)).toEqual({
    width: 600,
    part: { x: 0, y: 0, width: 600, height: 800 },
  });
});

it('is nothing where none of it is in sight', () => {
  expect(visiblePart({ left: 400, top: 0, width: 300, height: 400 }, SCREEN, 1)).toBeNull();
  expect(visiblePart({ left: 0, top: -400, width: 300, height: 400 }, SCREEN, 1)).toBeNull();
});

it('is never larger than a phone can hold, wherever it lies, and always within its picture', () => {
  const side = fc.integer({ min: 1, max: 6000 });
  const place = fc.integer({ min: -5000, max: 5000 });
  const window = fc.record({ left: place, top: place, width: side, height: side });
  fc.assert(
    fc.property(
      fc.record({ left: place, top: place, width: side }),
      window,
      fc.constantFrom(1, 1.5, 2, 3),
      (picture, seen, ratio) => {
        const whole = { ...picture, height: (picture.width * 4) / 3 };
        const closer = visiblePart(whole, seen, ratio);
        if (!closer) return;
        const { width, part } = closer;
        expect(Math.max(part.width, part.height)).toBeLessThanOrEqual(2048);
        expect(part.width * part.height).toBeLessThanOrEqual(1_700_001);
        expect(width).toBeLessThanOrEqual(4800);
        expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
        expect(part.x + part.width).toBeLessThanOrEqual(width + 1);
      },
    ),
  );
});

it('lies on the picture where it was cut out', () => {
  const closer = { width: 1200, part: { x: 300, y: 400, width: 600, height: 800 } };
  expect(placeOf(closer, 3 / 4)).toEqual({ left: '25.000%', top: '25.000%', width: '50.000%', height: '50.000%' });
});
