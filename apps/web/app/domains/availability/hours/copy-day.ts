import type { WeeklyWindow } from '@adunni/contracts/availability/availability';

/** A week in which days have the hours of another day, whatever they had. */
export const copyDay = (week: readonly WeeklyWindow[], from: number, to: readonly number[]): WeeklyWindow[] => {
  const hours = week.filter(({ weekday }) => weekday === from);
  return replaceDays(
    week,
    to.flatMap((weekday) => hours.map((window) => ({ ...window, weekday }))),
    to,
  );
};

/** A week in which days have the hours that they have in another one. */
export const replaceDays = (
  week: readonly WeeklyWindow[],
  other: readonly WeeklyWindow[],
  days: readonly number[],
): WeeklyWindow[] => [
  ...week.filter(({ weekday }) => !days.includes(weekday)),
  ...other.filter(({ weekday }) => days.includes(weekday)),
];
