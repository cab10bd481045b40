import { expect, it } from 'vitest';
import { copyDay, replaceDays } from './copy-day.ts';

const monday = [
  { weekday: 1, from: 540, to: 720 },
  { weekday: 1, from: 780, to: 1020 },
];
const week = [...monday, { weekday: 3, from: 600, to: 660 }, { weekday: 6, from: 480, to: 600 }];

it('gives days all the hours of another, in place of their own', () => {
  expect(copyDay(week, 1, [2, 3])).toEqual([
    ...monday,
    { weekday: 6, from: 480, to: 600 },
    { weekday: 2, from: 540, to: 720 },
    { weekday: 2, from: 780, to: 1020 },
    { weekday: 3, from: 540, to: 720 },
    { weekday: 3, from: 780, to: 1020 },
  ]);
});

it('gives them back what they had, and leaves what was changed elsewhere meanwhile', () => {
  const copied = copyDay(week, 1, [2, 3]).map((window) => (window.weekday === 6 ? { ...window, to: 700 } : window));
  expect(replaceDays(copied, week, [2, 3])).toEqual([
    ...monday,
    { weekday: 6, from: 480, to: 700 },
    { weekday: 3, from: 600, to: 660 },
  ]);
});
