import { DEFAULT_SETTINGS, type Settings } from '@adunni/contracts/settings';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { marketplaceSettings } from './tables.ts';

/** The marketplace settings in force; what was never changed has its default. */
export async function getSettings(db: Db | Tx): Promise<Settings> {
  const [row] = await db.select({ values: marketplaceSettings.values }).from(marketplaceSettings);
  return { ...DEFAULT_SETTINGS, ...row?.values };
}
