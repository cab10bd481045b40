import type { Resource } from '@adunni/contracts/resource';
import { expect, it } from 'vitest';
import { listChips } from './list-chips.ts';
import { hasOwnOrder, sortNames } from './list-sort.ts';

const resource = {
  columns: {
    number: 'Order',
    placedAt: ['Placed', 'day'],
    total: ['Total', 'money?'],
    side: ['Side', ['left', 'right']],
  },
  sorts: ['due', '-placedAt', 'total', 'number', 'side', 'updatedAt'],
  sortNames: { due: 'Late, then due next' },
} as unknown as Resource;

it('names each order of a list in words, the usual one first', () => {
  expect(Object.entries(sortNames(resource))).toEqual([
    ['due', 'Late, then due next'],
    ['-placedAt', 'Placed: latest first'],
    ['placedAt', 'Placed: earliest first'],
    ['total', 'Total: lowest first'],
    ['-total', 'Total: highest first'],
    ['number', 'Order: oldest first'],
    ['-number', 'Order: newest first'],
    ['side', 'Side: first to last'],
    ['-side', 'Side: last to first'],
    ['updatedAt', 'Updated: earliest first'],
    ['-updatedAt', 'Updated: latest first'],
  ]);
  expect([hasOwnOrder(resource), hasOwnOrder({ ...resource, sorts: ['-placedAt'] })]).toEqual([true, false]);
});

it('says what narrows a list, each with the list without it and from its front', () => {
  const filters = [
    { name: 'stage', label: 'Stage', options: [{ value: 'sewing', label: 'Sewing' }] },
    { name: 'placedFrom', label: 'Placed from' },
  ];
  const search = new URLSearchParams('q=ada&stage=sewing&placedFrom=2026-11-03&customer=7&sort=total&page=3&view=list');
  expect(listChips(filters, search).map(({ label, without }) => [label, without.toString()])).toEqual([
    ['“ada”', 'stage=sewing&placedFrom=2026-11-03&customer=7&sort=total&view=list'],
    ['Stage: Sewing', 'q=ada&placedFrom=2026-11-03&customer=7&sort=total&view=list'],
    ['Placed from: 3\u00a0Nov\u00a02026', 'q=ada&stage=sewing&customer=7&sort=total&view=list'],
    ['One customer', 'q=ada&stage=sewing&placedFrom=2026-11-03&sort=total&view=list'],
  ]);
});

it('names one record by what it is, with or without its id', () => {
  const chips = listChips([], new URLSearchParams('customer=7&partnerId=8'));
  expect(chips.map(({ label }) => label)).toEqual(['One customer', 'One partner']);
});
