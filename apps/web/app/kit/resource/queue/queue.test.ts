import { expect, it } from 'vitest';
import { isLastIn, placeIn, queueIn, queueOf, widen } from './queue.ts';

/** Pages of a list of two rows each, as they are now. */
const pagesOf = (rows: string) => async (page: number) => {
  const items = [...rows].slice((page - 1) * 2, page * 2).map((_id) => ({ _id }));
  return { items, page, limit: 2, total: rows.length, isCapped: false, next: rows.length > page * 2 ? 'more' : null };
};
const begun = async (rows: string, page: number) => {
  const queue = queueOf('/q', await pagesOf(rows)(page), new URLSearchParams(`status=Open&sort=due&page=${page}`));
  if (!queue) throw new Error('no queue');
  return queue;
};

it('is the rows of a page with the list’s search, and says which of them one is', async () => {
  const queue = await begun('abcdef', 2);
  expect(queue).toMatchObject({ query: { status: 'Open', sort: 'due' }, ids: ['c', 'd'], total: 6 });
  expect(placeIn(queue, 'd')).toBe(4);
  expect(queueOf('/q', await pagesOf('abc')(1), new URLSearchParams('after=x'))).toBeNull();
  expect([queueIn({ queue }, '/q'), queueIn({ queue }, '/other'), queueIn(null, '/q')]).toEqual([queue, null, null]);
});

it('goes on with the page behind it and before it, and ends at both ends', async () => {
  const queue = await begun('abcdef', 2);
  const onward = await widen(queue, 1, pagesOf('abcdef'));
  expect([onward.ids.join(''), onward.last]).toEqual(['cdef', 3]);
  expect([isLastIn(queue, 'd'), isLastIn(onward, 'd'), isLastIn(onward, 'f')]).toEqual([false, false, true]);
  const back = await widen(queue, -1, pagesOf('abcdef'));
  expect([back.ids.join(''), placeIn(back, 'd')]).toEqual(['abcd', 4]);
  expect(await widen(back, -1, pagesOf('abcdef'))).toBe(back);
});

it('leaves nothing out when rows that were worked on have left the list', async () => {
  const queue = await begun('abcdef', 1);
  expect((await widen(queue, 1, pagesOf('cdef'))).ids.join('')).toBe('abcd');
  expect((await widen(queue, 1, pagesOf(''))).ids.join('')).toBe('ab');
});

it('ends where the list ended when it was opened, whatever has come since, and once nothing more is found', async () => {
  const only = await begun('a', 1);
  expect([only.total, isLastIn(only, 'a')]).toEqual([1, true]);
  const queue = await begun('abcd', 1);
  expect(isLastIn(queue, 'b')).toBe(false);
  const ended = await widen(queue, 1, pagesOf('ab'));
  expect([ended.total, isLastIn(ended, 'b')]).toEqual([4, true]);
});
