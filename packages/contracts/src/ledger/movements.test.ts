import { expect, it } from 'vitest';
import type { StatementLine } from './ledger.ts';
import { movementsOf } from './movements.ts';

const line = (transactionId: string, kind: StatementLine['kind'], balance: StatementLine['balance'], amount: number) =>
  ({
    ...{ _id: `${transactionId} ${balance}`, transactionId, at: '2026-11-21T10:00:00.000Z', kind, balance },
    amount: amount as StatementLine['amount'],
    ...{ orderId: 'o', orderNumber: 'ADN-1', bookingId: null, bookingNumber: null },
    ...{ asoEbiNumber: null, asoEbiInvitationId: null, reason: null },
  }) satisfies StatementLine;
const rows = (...lines: StatementLine[]) =>
  movementsOf(lines).map(({ title, where, amount }) => [title, where, amount]);

it('makes one row of the two lines of a release', () => {
  expect(
    rows(
      line('2', 'earnings', 'available', 30_000.1),
      line('2', 'earnings', 'pending', -30_000.1),
      line('1', 'materials', 'pending', -20_000),
      line('1', 'materials', 'available', 20_000),
    ),
  ).toEqual([
    ['Released to available', 'Pending to available', 30_000.1],
    ['Materials share released to available', 'Pending to available', 20_000],
  ]);
});

it('says of everything else which balance it came from or went to', () => {
  expect(
    rows(
      line('4', 'payout', 'available', -50_000),
      line('3', 'payout-returned', 'available', 50_000),
      line('2', 'refund', 'pending', -0.1),
      line('2', 'refund', 'available', -0.2),
      line('1', 'payment', 'pending', 95_000),
    ),
  ).toEqual([
    ['Payout', 'From available', -50_000],
    ['Payout returned', 'To available', 50_000],
    ['Refund to the customer', 'From pending, from available', -0.3],
    ['Your share of a payment', 'To pending', 95_000],
  ]);
});
