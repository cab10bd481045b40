import { expect, it } from 'vitest';
import { asksMeasurements } from './measurements.rules.ts';

const of = (slug: string, kind: 'appointment' | 'class' = 'appointment') => ({ kind, category: { slug, name: '' } });

it('asks for measurements where the maker may need them', () => {
  expect(asksMeasurements(of('alterations'), false, 0)).toBe(true);
  expect(asksMeasurements(of('alterations', 'class'), false, 2)).toBe(false);
});

it('asks at a measuring visit or a fitting only for what is saved, and of an order for nothing', () => {
  expect(asksMeasurements(of('measuring-and-fitting'), false, 0)).toBe(false);
  expect(asksMeasurements(of('measuring-and-fitting'), false, 1)).toBe(true);
  expect(asksMeasurements(of('measuring-and-fitting'), true, 1)).toBe(false);
});
