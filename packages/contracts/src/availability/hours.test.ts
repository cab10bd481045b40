import { expect, it } from 'vitest';
import type { WeeklyWindow } from './availability.ts';
import { weekLine } from './hours.ts';

const days = (first: number, last: number, ...windows: [from: number, to: number][]): WeeklyWindow[] =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    windows.map(([from, to]) => ({ weekday: first + index, from: from * 60, to: to * 60 })),
  ).flat();

it('says days with the same hours together, two of them by name', () => {
  expect(weekLine([...days(1, 5, [9, 17]), ...days(6, 6, [10, 14.5])])).toBe('Mon–Fri 09:00–17:00; Sat 10:00–14:30');
  expect(weekLine(days(6, 7, [10, 14]))).toBe('Sat, Sun 10:00–14:00');
  expect(weekLine([...days(1, 1, [9, 17]), ...days(3, 3, [9, 17])])).toBe('Mon 09:00–17:00; Wed 09:00–17:00');
});

it('is open while one of several people is there, and says a break that all of them take', () => {
  expect(weekLine([...days(1, 3, [10, 13], [14, 18]), ...days(1, 3, [9, 11])])).toBe(
    'Mon–Wed 09:00–13:00, 14:00–18:00',
  );
  expect(weekLine([...days(2, 2, [9, 13]), ...days(2, 2, [13, 24])])).toBe('Tue 09:00–00:00');
});

it('is nothing of a week without hours', () => {
  expect(weekLine([])).toBe('');
});
