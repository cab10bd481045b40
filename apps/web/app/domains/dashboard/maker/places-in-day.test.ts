import { expect, it } from 'vitest';
import { joiningText, placesInDay } from './places-in-day.ts';

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

it('says of a call without joining details that none were sent once it is over', () => {
  expect(joiningText('over', false)).toBe('No joining details were sent.');
  expect([joiningText('now', false), joiningText('next', false)]).toEqual(
    Array(2).fill('No joining details sent yet.'),
  );
});

it('says of a call whose joining details were sent and removed again that they were removed, whenever it is', () => {
  for (const place of ['over', 'now', 'next', 'later'] as const)
    expect(joiningText(place, true)).toBe('Its joining details were removed.');
});
