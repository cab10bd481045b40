import { ticketResource } from '@adunni/contracts/support/staff';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { filterOf, listChips } from '../../../kit/resource/list/list-chips.ts';
import { TICKET_FILTERS } from './ticket-filters.ts';

/** What pages know of the call leaves its query out. */
const { query } = ticketResource.list as unknown as { query: z.ZodObject };
const filters = TICKET_FILTERS.map((filter) => filterOf(ticketResource, filter));

it('names every filter that the list understands, but for one customer, whom only links name', () => {
  const { q, page, limit, after, before, sort, customer, ...known } = query.shape;
  expect(filters.map(({ name }) => name).sort()).toEqual(Object.keys(known).sort());
});

it('offers only values that the server takes', () => {
  for (const { name, options = [] } of filters)
    for (const { value } of options) expect(query.safeParse({ [name]: value }).success, `${name}=${value}`).toBe(true);
});

it('says in words what figures lead to', () => {
  const wordsOf = (query: Record<string, string>) =>
    listChips(filters, new URLSearchParams(query)).map(({ label }) => label.replaceAll('\u00a0', ' '));
  expect(wordsOf({ from: '2026-11-01', answered: 'missed', hour: '9', rating: 'any', channel: 'email' })).toEqual([
    'Created from: 1 Nov 2026',
    'First reply: Late',
    'Hour created: 09:00 to 10:00',
    'Rating: Rated',
    'Channel: Email',
  ]);
  expect(wordsOf({ openOn: '2026-11-20' })).toEqual(['Unresolved on: 20 Nov 2026']);
});
