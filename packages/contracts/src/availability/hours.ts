import { clockText, type WeeklyWindow } from './availability.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** The hours of one day, those that touch or overlap made one: `09:00–13:00, 14:00–18:00`. */
function dayText(week: readonly WeeklyWindow[], weekday: number): string {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of week.filter((one) => one.weekday === weekday).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`).join(', ');
}

/**
 * A week’s hours in a line, days with the same hours together: `Mon–Fri 09:00–17:00; Sat 10:00–14:00`. Hours of several
 * people are those in which one of them is there.
 */
export function weekLine(week: readonly WeeklyWindow[]): string {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [index] of DAYS.entries()) {
    const hours = dayText(week, index + 1);
    const run = runs.at(-1);
    if (hours === '') continue;
    if (run && run.hours === hours && run.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index, hours });
  }
  const names = (first: number, last: number): string =>
    first === last ? `${DAYS[first]}` : `${DAYS[first]}${last - first > 1 ? '–' : ', '}${DAYS[last]}`;
  return runs.map(({ first, last, hours }) => `${names(first, last)} ${hours}`).join('; ');
}
