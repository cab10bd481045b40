import { expect, it } from 'vitest';
import { callGroups, type ListedCall, metCalls } from './call-groups.ts';

const call = (customer: string, name: string, start: string): ListedCall => ({
  ...{ _id: customer, customer, zone: 'Africa/Lagos', provider: { _id: name, name } },
  startsAt: `2026-12-04T${start}:00Z`,
  endsAt: `2026-12-04T${start.slice(0, 3)}59:00Z`,
});

it('gives all calls one link as long as nobody would meet by it', () => {
  const calls = [call('Abena', 'Adewura', '09:00'), call('Zainab', 'Sade', '10:00')];
  expect(callGroups(calls)).toEqual([{ key: 'all', of: null, calls }]);
  expect(callGroups(calls.slice(0, 1))).toMatchObject([{ key: 'Adewura', of: null }]);
});

it('asks for a link for each provider where two of them hold calls at once', () => {
  const calls = [
    call('Abena', 'Adewura', '09:00'),
    call('Idara', 'Sade', '09:30'),
    call('Damilola', 'Adewura', '11:00'),
  ];
  expect(metCalls(calls).map((pair) => pair.map(({ customer }) => customer))).toEqual([['Abena', 'Idara']]);
  expect(callGroups(calls).map(({ of, calls: own }) => [of, own.length])).toEqual([
    ['Adewura', 2],
    ['Sade', 1],
  ]);
});
