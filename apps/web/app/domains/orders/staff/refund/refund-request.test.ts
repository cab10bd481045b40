import { expect, it } from 'vitest';
import { type Draft, requestOf } from './refund-request.ts';

const draft: Draft = { kind: 'full', partId: null, amount: null, lines: {} };

it('asks for all that is left of the order, or of one part', () => {
  expect(requestOf(draft)).toEqual({ kind: 'full', partId: null });
  expect(requestOf({ ...draft, partId: 'p' })).toEqual({ kind: 'full', partId: 'p' });
});

it('takes an amount of a part once both are there', () => {
  expect(requestOf({ ...draft, kind: 'amount', amount: 500 })).toBeNull();
  expect(requestOf({ ...draft, kind: 'amount', partId: 'p' })).toBeNull();
  expect(requestOf({ ...draft, kind: 'amount', partId: 'p', amount: 500 })).toEqual({
    kind: 'amount',
    partId: 'p',
    amount: 500,
  });
});

it('names the lines of which pieces go back', () => {
  const none = { quantity: 0, restock: true };
  expect(requestOf({ ...draft, kind: 'lines', lines: { a: none } })).toBeNull();
  expect(requestOf({ ...draft, kind: 'lines', lines: { a: none, b: { quantity: 2, restock: false } } })).toEqual({
    kind: 'lines',
    lines: [{ itemId: 'b', quantity: 2, restock: false }],
  });
});
