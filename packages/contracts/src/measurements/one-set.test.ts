import { expect, it } from 'vitest';
import { oneSetText } from './one-set.ts';

it('says of several pieces made to measure that they share their measurements', () => {
  expect(oneSetText({ kind: 'made-to-measure', quantity: 3 })).toBe('One set of measurements for all 3');
  expect(oneSetText({ kind: 'made-to-measure', quantity: 1 })).toBeNull();
  expect(oneSetText({ kind: 'ready-to-wear', quantity: 3 })).toBeNull();
});
