import { expect, it } from 'vitest';
import { hoursOf, isOpenAt } from './contact.ts';

const HOURS = { weekdayHours: '09:00–18:00', saturdayHours: '10:00–16:00', sundayHours: '' };

it.each([
  ['a Monday before nine in Lagos', '2026-11-23T07:59:00Z', false],
  ['a Monday at nine in Lagos', '2026-11-23T08:00:00Z', true],
  ['a Friday a minute before six in Lagos', '2026-11-27T16:59:00Z', true],
  ['a Friday at six in Lagos', '2026-11-27T17:00:00Z', false],
  ['a Saturday at ten in Lagos', '2026-11-28T09:00:00Z', true],
  ['Sunday', '2026-11-29T12:00:00Z', false],
  // Half past midnight on Monday in Lagos, while it is Sunday in London.
  ['the night to Monday', '2026-11-29T23:30:00Z', false],
])('%s', (_when, at, isOpen) => {
  expect(isOpenAt(HOURS, new Date(at))).toBe(isOpen);
});

it('reads a day without hours as closed', () => {
  expect(hoursOf('')).toBeNull();
  expect(hoursOf('09:00–18:00')).toEqual({ opens: '09:00', closes: '18:00' });
});
