import { expect, it } from 'vitest';
import { measuresToo } from './measured.ts';

const WAITING = { isFitting: false, items: ['Eko Agbada'] };

it('says that a fitting measures too only where somebody is to be measured at one', () => {
  expect(measuresToo(WAITING, 'Fitting')).toBe('They take the measurements for your Eko Agbada at this visit.');
  expect(measuresToo({ ...WAITING, items: [] }, 'Fitting')).toBe(
    'They take the measurements for your order at this visit.',
  );
  expect(measuresToo(WAITING, 'Studio measuring')).toBeNull();
  expect(measuresToo({ ...WAITING, isFitting: true }, 'Fitting')).toBeNull();
});
