import { islamicDays } from '@adunni/contracts/festivals/dates';
import { isWeekend, publicHolidays, substituteDay } from '@adunni/contracts/settings/public-holidays';
import { supportHolidays } from '../../domains/settings/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';

/** Holidays of the moon that Nigeria has, by their days of the Islamic calendar. */
const OF_THE_MOON = [
  ['10-01', 'Eid-el-Fitr'],
  ['10-02', 'Eid-el-Fitr, second day'],
  ['12-10', 'Eid-el-Kabir'],
  ['12-11', 'Eid-el-Kabir, second day'],
  ['03-12', 'Eid-el-Maulud'],
] as const;

/** The days off of support from a year ago until a year ahead: those of the moon, and a day for what is on a weekend. */
export async function seedHolidays(tx: Tx, now: Date): Promise<void> {
  const dayIn = (days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const [from, today, until] = [dayIn(-365), dayIn(0), dayIn(365)];
  const days = new Map<string, string>();
  for (const [date, name] of OF_THE_MOON)
    for (const start of [from, today]) for (const day of islamicDays([date], start)) days.set(day, name);
  const years = [Number(today.slice(0, 4)), Number(until.slice(0, 4))];
  const lost = years.flatMap(publicHolidays).filter(({ day }) => day > today && day < until && isWeekend(day));
  for (const { day, name } of lost) days.set(substituteDay(day, new Set(days.keys())), `${name} (substitute day)`);
  await tx
    .insert(supportHolidays)
    .values([...days].filter(([day]) => day >= from && day <= until).map(([day, name]) => ({ day, name })));
}
