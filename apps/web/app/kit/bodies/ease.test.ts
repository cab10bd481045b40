import { expect, it } from 'vitest';
import { easeOf } from './ease.ts';

it('lays a garment as it is drawn on the body that it is drawn for', () => {
  expect(easeOf('tunic', 97)).toBe(1);
});

it('gives a wide body less of the same ease, and a slim one more', () => {
  expect(easeOf('tunic', 122)).toBeLessThan(1);
  expect(easeOf('tunic', 82)).toBeGreaterThan(1);
  // Of a wide robe that shows most; a corset has none.
  expect(easeOf('agbada', 122)).toBeLessThan(easeOf('tunic', 122));
  expect(easeOf('corset-gown', 122)).toBe(1);
});

it('never lays it narrower than the body', () => {
  // A tunic is drawn 1.14 times as wide as the chest in it.
  for (const chest of [60, 97, 130, 170]) expect(1.14 * easeOf('tunic', chest)).toBeGreaterThan(1);
});
