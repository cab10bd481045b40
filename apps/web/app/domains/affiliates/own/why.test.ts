import type { OwnCommission } from '@adunni/contracts/affiliates/own';
import { kobo, toNaira } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import { whyOf } from './why.ts';

const commission = (over: Partial<OwnCommission>): OwnCommission => ({
  ...{ _id: '1', createdAt: '2026-11-21T10:00:00Z', via: 'link', status: 'due', holdReason: null, signs: [] },
  ...{ reason: '', goods: toNaira(kobo(4_000_000)), percent: 8, amount: toNaira(kobo(320_000)), dueAt: null },
  ...over,
});

it('says why nothing is paid of a commission', () => {
  expect(whyOf(commission({ status: 'held', holdReason: 'payment-reversed' }))).toBe(
    'The customer’s payment was reversed.',
  );
  expect(whyOf(commission({ status: 'refused', signs: ['card'] }))).toBe(
    'Looks like your own order. Same card as yours.',
  );
  expect(whyOf(commission({ status: 'refused', signs: ['phone', 'address'] }))).toBe(
    'Looks like your own order. Same phone number, same address as yours.',
  );
  expect(whyOf(commission({ status: 'reversed', reason: 'Bought for a giveaway.' }))).toBe('Bought for a giveaway.');
  expect(whyOf(commission({ status: 'reversed' }))).toBe('The order was cancelled or refunded.');
});

it('says nothing of what is paid or will be', () => {
  for (const status of ['pending', 'due', 'paid'] as const) expect(whyOf(commission({ status }))).toBe('');
});
