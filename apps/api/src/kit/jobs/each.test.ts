import { expect, it, vi } from 'vitest';
import type { Deps } from '../context.ts';
import { forEachDue } from './each.ts';

const log = { error: vi.fn() } as unknown as Deps['log'];

/** Everything that is due, a page at a time. */
const pagesOf = (ids: readonly string[]) => async (after: string, limit: number) =>
  ids
    .filter((_id) => _id > after)
    .slice(0, limit)
    .map((_id) => ({ _id }));

it('reaches what lies behind any number that fail', async () => {
  const ids = Array.from({ length: 7 }, (_, index) => `id-${index}`);
  const done: string[] = [];
  const run = async ({ _id }: { _id: string }) => {
    if (_id < 'id-6') throw new Error('stuck');
    done.push(_id);
  };
  await forEachDue({ log }, pagesOf(ids), run, ({ _id }) => `${_id} is stuck`, 3);
  expect(done).toEqual(['id-6']);
  expect(log.error).toHaveBeenCalledTimes(6);
});
