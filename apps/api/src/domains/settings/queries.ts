import { DEFAULT_SETTINGS, type Settings } from '@adunni/contracts/settings';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { marketplaceSettings } from './tables.ts';

/** Stored values completed by the defaults of what was never changed. */
export const withDefaults = (values: Partial<Settings> | null | undefined): Settings => ({
  ...DEFAULT_SETTINGS,
  ...values,
});

/** The marketplace settings in force. */
export async function getSettings(db: Db | Tx): Promise<Settings> {
  const [row] = await db.select({ values: marketplaceSettings.values }).from(marketplaceSettings);
  return withDefaults(row?.values);
}
