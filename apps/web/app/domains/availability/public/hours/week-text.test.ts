import { expect, it } from 'vitest';
import { weekText } from './week-text.ts';

it('writes a week from Monday on, each day’s hours in order', () => {
  const week = [
    { weekday: 7, from: 600, to: 1440 },
    { weekday: 1, from: 840, to: 1080 },
    { weekday: 1, from: 540, to: 780 },
  ];
  expect(weekText(week)).toEqual(['Monday 09:00–13:00, 14:00–18:00', 'Sunday 10:00–00:00']);
});
