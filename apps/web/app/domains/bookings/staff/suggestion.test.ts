import { expect, it } from 'vitest';
import { isOver, suggestion } from './suggestion.ts';

const person = { _id: 'sade', zone: 'Africa/Lagos' };
const open = (day: string, from: string, to: string, providerId = 'sade') => ({
  providerId,
  startsAt: `${day}T${from}:00.000Z`,
  endsAt: `${day}T${to}:00.000Z`,
});
const week = [open('2026-11-20', '08:00', '16:00'), open('2026-11-23', '09:00', '13:00')];
const at = (moment: string): number => Date.parse(`${moment}:00.000Z`);

it('suggests the next full hour while somebody works, by their clock', () => {
  expect(suggestion(week, person, at('2026-11-20T09:20'))).toEqual({ day: '2026-11-20', at: 11 * 60 });
});

it('suggests when they open next, late in the evening and before they begin', () => {
  expect(suggestion(week, person, at('2026-11-20T15:30'))).toEqual({ day: '2026-11-23', at: 10 * 60 });
  expect(suggestion(week, person, at('2026-11-20T05:00'))).toEqual({ day: '2026-11-20', at: 9 * 60 });
});

it('suggests tomorrow when they work no more, and looks at nobody else’s hours', () => {
  const others = [open('2026-11-23', '09:00', '17:00', 'adewura')];
  expect(suggestion(others, person, at('2026-11-22T21:10'))).toEqual({ day: '2026-11-23', at: 9 * 60 });
});

it('knows when a week has nothing more to come', () => {
  const past = { open: [open('2026-11-20', '08:00', '16:00')], bookings: [] };
  expect(isOver(past, at('2026-11-22T21:00'))).toBe(true);
  expect(isOver({ ...past, bookings: [{ endsAt: '2026-11-22T21:30:00.000Z' }] }, at('2026-11-22T21:00'))).toBe(false);
});
