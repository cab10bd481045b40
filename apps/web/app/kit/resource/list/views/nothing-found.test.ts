import { expect, it } from 'vitest';
import { nothingFound } from './nothing-found.ts';

const VIEWS = [
  { name: 'Awaiting confirmation', query: 'awaiting=yes&sort=answerBy', empty: 'No bookings await confirmation.' },
  { name: 'Late', query: 'timing=late' },
];
const said = (search: string) => nothingFound('bookings', new URLSearchParams(search), VIEWS);

it('says of an empty view what is so, also beside a calendar, and names one that has no words of its own', () => {
  expect(said('sort=answerBy&awaiting=yes')).toBe('No bookings await confirmation.');
  expect(said('view=list&awaiting=yes&sort=answerBy')).toBe('No bookings await confirmation.');
  expect(said('timing=late')).toBe('No bookings in “Late”.');
});

it('says of a search and of other filters that nothing matches them', () => {
  expect(said('q=ada&timing=late')).toBe('No bookings match your search.');
  expect(said('awaiting=yes&status=confirmed')).toBe('No bookings match these filters.');
  expect(said('')).toBeNull();
});
