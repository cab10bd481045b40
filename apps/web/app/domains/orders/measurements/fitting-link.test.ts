import { STAGE_NAMES } from '@adunni/contracts/orders/stages';
import { expect, it } from 'vitest';
import { awaitsFitting } from './fitting-link.tsx';

const PART = { kind: 'made-to-measure', stage: 'sewing', isRefunded: false } as const;

it('offers a fitting from when a maker takes a paid part on until it is tried on', () => {
  const awaiting = STAGE_NAMES.filter((stage) => awaitsFitting({ ...PART, stage }, { status: 'paid' }));
  expect(awaiting).toEqual([
    'confirmed',
    'measurements-confirmed',
    'fabric-sourced',
    'cutting',
    'sewing',
    'first-fitting',
  ]);
});

it('offers none of what is not paid, is over or was not made for them', () => {
  expect(awaitsFitting(PART, { status: 'part-paid' })).toBe(true);
  expect(awaitsFitting(PART, { status: 'awaiting-payment' })).toBe(false);
  expect(awaitsFitting(PART, { status: 'cancelled' })).toBe(false);
  expect(awaitsFitting({ ...PART, isRefunded: true }, { status: 'paid' })).toBe(false);
  expect(awaitsFitting({ ...PART, kind: 'ready-to-wear' }, { status: 'paid' })).toBe(false);
});
