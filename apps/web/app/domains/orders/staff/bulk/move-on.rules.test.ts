import { expect, it } from 'vitest';
import { type Row, stepsOfRows, whyNot } from './move-on.rules.ts';

const row = (number: string, stage: Row['stage'], next: Row['next'], more: Partial<Row> = {}) =>
  ({ _id: number, number, stage, next, deliveryOption: 'standard', waiting: null, owes: false, ...more }) as Row;

it('chosen orders are grouped by what is done to them next, in the order of the work', () => {
  const rows = [
    row('A', 'ready', 'dispatched'),
    row('B', 'cutting', 'sewing'),
    row('C', 'on-hold', null),
    row('D', 'cutting', 'sewing'),
    row('E', 'quality-check', 'ready', { deliveryOption: 'pickup' }),
    row('F', 'quality-check', 'ready', { deliveryOption: 'pickup', owes: true }),
  ];
  const { steps, rest } = stepsOfRows(rows);
  expect(steps.map(({ label, rows: same }) => [label, same.map(({ number }) => number)])).toEqual([
    ['Start sewing', ['B', 'D']],
    ['Mark as ready for pickup', ['E']],
    ['Mark as ready', ['F']],
    ['Mark as dispatched', ['A']],
  ]);
  expect(rest.map(whyNot)).toEqual(['On hold. Open the order to resume it.']);
});

it.each([
  ['placed', null, 'Accept or decline it first.'],
  ['ready', 'balance', 'Waiting for the customer to pay the balance.'],
  ['confirmed', 'measurements', 'Waiting for the customer’s measurements.'],
  ['confirmed', 'proposal', 'Waiting for the customer to respond to your proposed measurements.'],
  ['closed', null, 'Nothing is left to do.'],
] as const)('one that is %s says why it stays', (stage, waiting, why) => {
  expect(whyNot({ stage, waiting })).toBe(why);
});
