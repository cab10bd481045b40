/** How a date is found: announced each year, on days of the calendar, on a weekday of a month, on days of the moon’s year. */
export const DATE_RULES = {
  announced: 'Announced each year',
  fixed: 'Same days every year',
  weekday: 'A weekday of a month',
  islamic: 'Days of the Islamic calendar',
} as const;
export type DateRule = keyof typeof DATE_RULES;
export const DATE_RULE_NAMES = Object.keys(DATE_RULES) as [DateRule, ...DateRule[]];

/** What says when a festival is; days are written `2026-12-25`. */
export interface Timing {
  rule: DateRule;
  /** Of `fixed` and `islamic`: `10-01`, or several with commas. */
  calendarDays: string;
  /** Of `weekday`: 1–12, 0 for Sunday, and which of them, -1 for the last. */
  month: number | null;
  weekday: number | null;
  nth: number | null;
  /** How many days it lasts. */
  days: number;
  /** Whether its rule never moves, as of a public holiday. */
  isFirm: boolean;
  /** The date that was announced or estimated last. */
  startsOn: string | null;
  endsOn: string | null;
  dateStatus: 'confirmed' | 'estimated';
}

export interface NextDate {
  startsOn: string;
  endsOn: string;
  status: 'confirmed' | 'estimated';
  /** Whether it was counted by the rule, not announced. */
  isByRule: boolean;
}

const DAY_MS = 86_400_000;
/** The rule’s date so soon after an announced one that is over is the same festival. */
const SAME_YEAR = 30;
const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const plus = (day: string, days: number): string => textOf(Date.parse(day) + days * DAY_MS);

/** The next date, or the one that is under way; null when it is not announced and no rule gives it. */
export function nextDate(timing: Timing, today: string): NextDate | null {
  const { startsOn, endsOn, dateStatus, days, isFirm } = timing;
  if (startsOn && endsOn && endsOn >= today) return { startsOn, endsOn, status: dateStatus, isByRule: false };
  const start = startsByRule(timing, plus(today, 1 - days)).find(
    (day) => plus(day, days - 1) >= today && (!endsOn || day > plus(endsOn, SAME_YEAR)),
  );
  if (!start) return null;
  return {
    ...{ startsOn: start, endsOn: plus(start, days - 1) },
    ...{ status: isFirm ? 'confirmed' : 'estimated', isByRule: true },
  };
}

/** Days of the rule from a day on, for a year at least, in their order. */
function startsByRule({ rule, calendarDays, month, weekday, nth }: Timing, from: string): string[] {
  const years = [0, 1].map((later) => Number(from.slice(0, 4)) + later);
  switch (rule) {
    case 'announced':
      return [];
    case 'fixed':
      return years.flatMap((year) => listOf(calendarDays).map((day) => `${year}-${day}`)).sort();
    case 'weekday':
      if (month === null || weekday === null || nth === null) return [];
      return years.map((year) => weekdayOf(year, month, weekday, nth));
    case 'islamic':
      return islamicDays(listOf(calendarDays), from);
  }
}

const listOf = (days: string): string[] => days.split(',').filter(Boolean);

/** The nth weekday of a month, or the last: the first Saturday of November is `(2026, 11, 6, 1)`. */
function weekdayOf(year: number, month: number, weekday: number, nth: number): string {
  const first = Date.UTC(year, nth < 0 ? month : month - 1, 1);
  const towards = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return textOf(first + (towards + 7 * (nth < 0 ? nth : nth - 1)) * DAY_MS);
}

/** Longer than the year of twelve moons. */
const LONGEST_WAIT = 400;
const MOON = new Intl.DateTimeFormat('en-GB-u-ca-islamic-umalqura', {
  ...{ month: '2-digit', day: '2-digit', timeZone: 'UTC' },
});

/** Days such as `10-01` of the calculated Islamic calendar; the moon that is seen may move each by a day. */
export function islamicDays(wanted: readonly string[], from: string): string[] {
  const days = Array.from({ length: LONGEST_WAIT }, (_, later) => plus(from, later));
  return days.filter((day) => {
    const part = Object.fromEntries(MOON.formatToParts(Date.parse(day)).map(({ type, value }) => [type, value]));
    return wanted.includes(`${part.month}-${part.day}`);
  });
}
