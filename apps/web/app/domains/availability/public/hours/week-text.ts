import type { DayWindow, WeeklyWindow } from '@adunni/contracts/availability/availability';
import { clockText } from '../clocks/clock.ts';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const windowText = ({ from, to }: DayWindow): string => `${clockText(from)}–${clockText(to)}`;

/** A week in lines: `Monday 09:00–13:00, 14:00–18:00`. */
export const weekText = (week: readonly WeeklyWindow[]): string[] =>
  WEEKDAYS.flatMap((name, index) => {
    const windows = week.filter(({ weekday }) => weekday === index + 1).sort((a, b) => a.from - b.from);
    return windows.length === 0 ? [] : [`${name} ${windows.map(windowText).join(', ')}`];
  });
