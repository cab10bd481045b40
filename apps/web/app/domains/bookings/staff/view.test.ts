import { expect, it } from 'vitest';
import { dayIn, daysOf, shiftDay, spanTitle, viewOf } from './view.ts';

const search = (text: string) => new URLSearchParams(text);

it('viewOf takes the word of the address, then what suits who looks', () => {
  expect(viewOf(search('view=day'), 'Admin')).toBe('day');
  expect(viewOf(search(''), 'Admin')).toBe('list');
  expect(viewOf(search(''), 'Tailor')).toBe('week');
  expect(viewOf(search('awaiting=yes'), 'Tailor')).toBe('list');
  expect(viewOf(search('view=tomorrow'), 'Designer')).toBe('list');
});

it('a week begins on its Monday, and its pages are weeks', () => {
  expect(daysOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', days: 7 });
  expect(daysOf('day', '2026-11-22')).toEqual({ from: '2026-11-22', days: 1 });
  expect([shiftDay('week', '2026-11-22', -1), shiftDay('day', '2026-11-30', 1)]).toEqual(['2026-11-15', '2026-12-01']);
});

it('dayIn reads days only', () => {
  expect(dayIn(search('day=2026-11-22'))).toBe('2026-11-22');
  expect([dayIn(search('day=2026-13-45')), dayIn(search('day=soon')), dayIn(search(''))]).toEqual([null, null, null]);
});

it('spanTitle names month and year no oftener than needed', () => {
  expect(spanTitle('day', '2026-11-23')).toBe('Monday 23\u00a0November');
  expect(spanTitle('week', '2026-11-23')).toBe('23–29 November 2026');
  expect(spanTitle('week', '2026-11-30')).toBe('30 November – 6 December 2026');
  expect(spanTitle('week', '2026-12-28')).toBe('28 December 2026 – 3 January 2027');
});
