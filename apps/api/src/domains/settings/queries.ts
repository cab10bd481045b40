import type { SettingsForm } from '@adunni/contracts/settings/forms';
import { DEFAULT_SETTINGS, type Settings, settings } from '@adunni/contracts/settings/settings';
import { asc } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { type CurrencyChoices, marketplaceSettings, supportHolidays } from './tables.ts';
import { type WorkingTime, workingTimeBy } from './working-time.rules.ts';

const changed = settings.partial();

/** Stored values completed by the defaults of what was never changed. */
export const withDefaults = (stored: Partial<SettingsForm> | null | undefined): Settings => ({
  ...DEFAULT_SETTINGS,
  ...(stored && (changed.parse(stored) as Partial<Settings>)),
});

/** The marketplace settings in force. */
export async function getSettings(db: Db | Tx): Promise<Settings> {
  const [row] = await db.select({ values: marketplaceSettings.values }).from(marketplaceSettings);
  return withDefaults(row?.values);
}

/** What was said of display currencies, and the version that a change of settings must name; 0 before the first. */
export async function getCurrencyChoices(db: Db | Tx): Promise<{ choices: CurrencyChoices; version: number }> {
  const [row] = await db
    .select({ choices: marketplaceSettings.currencies, version: marketplaceSettings.version })
    .from(marketplaceSettings);
  return row ?? { choices: {}, version: 0 };
}

/** When support and planning work: by the settings, less public holidays and days off. */
export async function getWorkingTime(db: Db | Tx): Promise<WorkingTime> {
  const holidays = await db
    .select({ day: supportHolidays.day, isOpen: supportHolidays.isOpen })
    .from(supportHolidays)
    .orderBy(asc(supportHolidays.day));
  return workingTimeBy(await getSettings(db), holidays);
}
