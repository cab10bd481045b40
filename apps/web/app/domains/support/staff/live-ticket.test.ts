import { expect, it } from 'vitest';
import { isBehind } from './live-ticket.ts';

const shown = { ticket: { lastId: 'b', messages: [{ _id: 'b' }, { _id: 'c' }] }, version: 3 };

it('is behind what was said, noted or changed since, and not behind what it shows', () => {
  expect(isBehind(shown, { version: 3, newestId: 'c' })).toBe(false);
  expect(isBehind(shown, { version: 3, newestId: 'd' })).toBe(true);
  expect(isBehind(shown, { version: 4, newestId: 'c' })).toBe(true);
  // An event that is older than what was loaded meanwhile.
  expect(isBehind(shown, { version: 2, newestId: 'b' })).toBe(false);
});

it('knows the description of a ticket in which nothing else was said', () => {
  const asked = { ticket: { lastId: 'a', messages: [] }, version: 1 };
  expect(isBehind(asked, { version: 1, newestId: 'a' })).toBe(false);
  expect(isBehind(asked, { version: 1, newestId: 'b' })).toBe(true);
});
