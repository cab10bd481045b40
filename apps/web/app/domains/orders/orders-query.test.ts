import { listOrders } from '@adunni/contracts/orders/orders';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { ordersQuery } from './orders-query.ts';

const { query } = listOrders as unknown as { query: z.ZodType };

it.each([
  ['', { filter: 'all', q: '', page: 1 }],
  ['page=abc&filter=none', { filter: 'all', page: 1 }],
  ['page=-3', { page: 1 }],
  ['page=99999999', { page: 10_000 }],
  ['page=2.7&filter=open', { page: 2, filter: 'open' }],
  [`q=${'a'.repeat(500)}`, { q: 'a'.repeat(80) }],
  ['q=gown%00%0A', { q: 'gown' }],
])('%s is asked so that the API takes it', (address, expected) => {
  const asked = ordersQuery(new URLSearchParams(address));
  expect(asked).toMatchObject(expected);
  expect(query.safeParse(asked).success).toBe(true);
});
