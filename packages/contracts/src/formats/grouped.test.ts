import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it('groups whole numbers as the browser’s own format does', () => {
  const format = new Intl.NumberFormat('en-GB');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(grouped(number)).toBe(format.format(number));
    }),
  );
});

it('keeps decimals as the browser’s own format does, such as half a yard', () => {
  const format = new Intl.NumberFormat('en-GB');
  expect(grouped(2.5)).toBe('2.5');
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (thousandths) => {
      expect(grouped(thousandths / 1000)).toBe(format.format(thousandths / 1000));
    }),
  );
});

it('writes kobo as the browser’s own format does', () => {
  const format = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (kobo) => {
      expect(grouped(kobo / 100, 2)).toBe(format.format(kobo / 100));
    }),
  );
});
