import { expect, it } from 'vitest';
import { placesInDay } from './places-in-day.ts';

const at = (from: string, to: string) => ({
  startsAt: `2026-11-23T${from}:00Z`,
  endsAt: `2026-11-23T${to}:00Z`,
});
const DAY = [at('10:00', '11:00'), at('10:30', '12:00'), at('13:00', '14:00'), at('15:00', '16:00')];
const placesAt = (time: string) => placesInDay(DAY, Date.parse(`2026-11-23T${time}:00Z`));

it('tells of each booking whether it is over, taking place, the next or later', () => {
  expect(placesAt('09:00')).toEqual(['next', 'later', 'later', 'later']);
  expect(placesAt('10:45')).toEqual(['now', 'now', 'next', 'later']);
  expect(placesAt('11:00')).toEqual(['over', 'now', 'next', 'later']);
  expect(placesAt('15:00')).toEqual(['over', 'over', 'over', 'now']);
  expect(placesAt('20:30')).toEqual(['over', 'over', 'over', 'over']);
});
