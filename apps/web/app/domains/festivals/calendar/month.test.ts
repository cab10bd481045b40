import type { FestivalCard } from '@adunni/contracts/festivals/festivals';
import { expect, it } from 'vitest';
import { readMonth } from '../../../kit/listing/read-address.ts';
import { festivalsOf, isOn, openingMonth } from './month.ts';

const at = (title: string, startsOn: string | null, endsOn = startsOn) =>
  ({
    title,
    next: startsOn && endsOn ? { startsOn, endsOn, status: 'confirmed', isByRule: false } : null,
  }) as FestivalCard;
const ALL = [
  at('Long', '2026-11-28', '2027-01-02'),
  at('Short', '2026-12-27'),
  at('Later', '2027-02-10'),
  at('Open', null),
];

it('shows what lies in a month or reaches into it, in the order of days', () => {
  const days = (month: string) => festivalsOf(ALL, month).map(({ festival, day }) => [festival.title, day]);
  expect(days('2026-11')).toEqual([['Long', '2026-11-28']]);
  expect(days('2026-12')).toEqual([
    ['Long', '2026-12-01'],
    ['Short', '2026-12-27'],
  ]);
  expect(days('2027-01')).toEqual([['Long', '2027-01-01']]);
  expect(days('2027-03')).toEqual([]);
});

it('shows a festival on each of its days in the month', () => {
  const [long, short] = festivalsOf(ALL, '2026-12');
  expect(long && ['2026-12-01', '2026-12-31'].every((day) => isOn(long, day))).toBe(true);
  expect(['2026-12-26', '2026-12-27', '2026-12-28'].map((day) => short && isOn(short, day))).toEqual([
    false,
    true,
    false,
  ]);
  const [ending] = festivalsOf(ALL, '2027-01');
  expect(['2027-01-02', '2027-01-03'].map((day) => ending && isOn(ending, day))).toEqual([true, false]);
});

it('opens at the nearest date, or at the present month while something is on', () => {
  expect(openingMonth(ALL.slice(2), '2026-12-05')).toBe('2027-02');
  expect(openingMonth(ALL, '2026-12-05')).toBe('2026-12');
  expect(openingMonth([], '2026-12-05')).toBe('2026-12');
});

it('reads months and nothing else', () => {
  expect(['2026-12', '2026-13', '1999-01', 'x', null].map(readMonth)).toEqual(['2026-12', null, null, null, null]);
});
