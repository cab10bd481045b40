import { asc } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { getSettings } from '../../settings/queries.ts';
import { supportHolidays } from '../tables.ts';
import { type Targets, targetsBy } from './targets.rules.ts';

/** The targets in force. */
export async function getTargets(db: Db | Tx): Promise<Targets> {
  const settings = await getSettings(db);
  const holidays = await db
    .select({ day: supportHolidays.day, isOpen: supportHolidays.isOpen })
    .from(supportHolidays)
    .orderBy(asc(supportHolidays.day));
  return targetsBy(settings, holidays);
}
