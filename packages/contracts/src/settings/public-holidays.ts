/** Public holidays of Nigeria that have the same date each year, by month and day. */
const FIXED: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '05-01': 'Workers’ Day',
  '06-12': 'Democracy Day',
  '10-01': 'Independence Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
};
const DAY_MS = 86_400_000;

export interface PublicHoliday {
  /** `2026-12-25`. */
  day: string;
  name: string;
}

/** Public holidays of Nigeria whose date the law says years ahead; those of the moon are announced, and added by hand. */
export function publicHolidays(year: number): PublicHoliday[] {
  const easter = easterSunday(year);
  const dayFrom = (days: number): string => new Date(easter + days * DAY_MS).toISOString().slice(0, 10);
  return [
    ...Object.entries(FIXED).map(([day, name]) => ({ day: `${year}-${day}`, name })),
    { day: dayFrom(-2), name: 'Good Friday' },
    { day: dayFrom(1), name: 'Easter Monday' },
  ].sort((a, b) => a.day.localeCompare(b.day));
}

/** Easter Sunday of the Gregorian calendar in milliseconds, by the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leaps = Math.floor(century / 4);
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - moon + 15) % 30;
  const rest = year % 100;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const day = epact + toSunday - 7 * correction + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}

const SUNDAY = 0;
const SATURDAY = 6;
/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => [SATURDAY, SUNDAY].includes(new Date(day).getUTCDay());

/** The first working day after a holiday on a weekend, which is usually declared a holiday in its place. */
export function substituteDay(holiday: string, taken: ReadonlySet<string>): string {
  for (let at = Date.parse(holiday); ; at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    const isPublic = publicHolidays(Number(day.slice(0, 4))).some((each) => each.day === day);
    if (!isWeekend(day) && !isPublic && !taken.has(day)) return day;
  }
}
