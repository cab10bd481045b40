import { expect, it } from 'vitest';
import { clockText, minutesOf, weekText } from './week-text.ts';

it('reads and writes times of a day, with midnight at both ends', () => {
  expect([clockText(0), clockText(570), clockText(1440)]).toEqual(['00:00', '09:30', '00:00']);
  expect([minutesOf('09:30', false), minutesOf('00:00', false), minutesOf('00:00', true)]).toEqual([570, 0, 1440]);
  expect(minutesOf('', true)).toBeNull();
});

it('writes a week from Monday on, each day’s hours in order', () => {
  const week = [
    { weekday: 7, from: 600, to: 1440 },
    { weekday: 1, from: 840, to: 1080 },
    { weekday: 1, from: 540, to: 780 },
  ];
  expect(weekText(week)).toEqual(['Monday 09:00–13:00, 14:00–18:00', 'Sunday 10:00–00:00']);
});
