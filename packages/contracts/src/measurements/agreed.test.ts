import { expect, it } from 'vitest';
import { agreedOf } from './agreed.ts';
import type { MeasurementProposal, OrderMeasurements } from './measurements.ts';

const frozen: OrderMeasurements['frozen'] = {
  name: 'Amaka',
  figure: 'woman',
  ageGroup: 'adult',
  number: 1,
  unit: 'in',
  values: { height: 1680, 'waist-girth': 740 },
  method: 'alone',
  measuredBy: '',
  measuredOn: '2026-05-03',
  frozenAt: '2026-05-04T09:00:00Z',
};
const proposal = (status: MeasurementProposal['status'], to: number): MeasurementProposal => ({
  _id: String(to),
  maker: 'Ireti Stitch House',
  figure: 'man',
  unit: 'cm',
  measuredOn: '2026-06-01',
  note: '',
  changes: [{ measure: 'waist-girth', from: 740, to }],
  status,
  createdAt: '2026-06-01T09:00:00Z',
  answeredAt: null,
});
const line = (kept: OrderMeasurements['frozen'], ...proposals: MeasurementProposal[]): OrderMeasurements => ({
  itemId: '1',
  partId: '1',
  gender: 'men',
  needed: [],
  wanted: null,
  isReplaceable: false,
  replaced: [],
  title: 'Gown',
  frozen: kept,
  proposals,
});

it('makes a piece from what was frozen and then agreed, the newest last, and from nothing that was not', () => {
  const newestFirst = [
    proposal('open', 790),
    proposal('accepted', 760),
    proposal('refused', 700),
    proposal('accepted', 750),
  ];
  expect(agreedOf(line(frozen, ...newestFirst))).toEqual({
    values: { height: 1680, 'waist-girth': 760 },
    fitted: new Set(['waist-girth']),
    unit: 'in',
    figure: 'woman',
  });
});

it('makes a piece from a fitting alone, and from nothing when there was none', () => {
  expect(agreedOf(line(null, proposal('accepted', 760)))).toMatchObject({
    values: { 'waist-girth': 760 },
    unit: 'cm',
    figure: 'man',
  });
  expect(agreedOf(line(null, proposal('open', 760)))).toBeNull();
});
