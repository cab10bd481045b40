import { expect, it } from 'vitest';
import { whyOf } from './commission-words.ts';

const plain = { holdReason: null, signs: [], reason: '' };

it.each([
  [{ ...plain, status: 'due' }, ''],
  [{ ...plain, status: 'held', holdReason: 'suspended' }, 'The partner is suspended'],
  [{ ...plain, status: 'refused', signs: ['card', 'address'] }, 'Same card, same address'],
  [{ ...plain, status: 'pending', signs: ['phone'] }, 'Approved despite: Same phone number'],
  [{ ...plain, status: 'reversed', reason: 'Bought for resale.' }, 'Bought for resale.'],
  [{ ...plain, status: 'reversed' }, 'Cancelled or refunded'],
] as const)('says why a commission is where it is: %o', (row, why) => {
  expect(whyOf({ ...row, signs: [...row.signs] })).toBe(why);
});
