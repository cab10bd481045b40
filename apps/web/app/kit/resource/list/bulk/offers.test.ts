import { expect, it } from 'vitest';
import { offersFor } from './offers.ts';

const actions = {
  accept: { label: 'Accept', done: 'accepted', isFor: (row: { isNew: boolean }) => row.isNew },
  archive: { label: 'Archive', done: 'archived' },
};

it('an action is offered for the chosen rows that it fits, and not when it fits none', () => {
  const [fresh, done] = [{ isNew: true }, { isNew: false }];
  const offered = (...chosen: { isNew: boolean }[]) => offersFor(actions, chosen).map(({ name, rows }) => [name, rows]);
  expect(offered(fresh, done)).toEqual([
    ['accept', [fresh]],
    ['archive', [fresh, done]],
  ]);
  expect(offered(done)).toEqual([['archive', [done]]]);
});
