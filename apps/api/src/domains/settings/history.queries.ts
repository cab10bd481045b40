import { DEFAULT_SETTINGS, settings } from '@adunni/contracts/settings/settings';
import type { LoadedSettingsChange } from '@adunni/contracts/settings/staff';
import { desc, eq } from 'drizzle-orm';
import { auditEntries } from '../../kit/audit/tables.ts';
import type { Db } from '../../kit/database/connect.ts';
import { users } from '../identity/tables.ts';

const LATEST = 20;
/** The defaults as settings are stored. */
const USUAL = settings.encode(DEFAULT_SETTINGS);

/** A row of settings as the audit log holds it: of a change only the columns that differ. */
type Logged = { values?: Record<string, unknown>; currencies?: Record<string, unknown> } | null;

/** The latest changes of settings from the audit log, newest first. */
export async function settingsHistory(db: Db): Promise<LoadedSettingsChange[]> {
  const rows = await db
    .select({ entry: auditEntries, firstName: users.firstName, lastName: users.lastName })
    .from(auditEntries)
    .leftJoin(users, eq(users._id, auditEntries.actorId))
    .where(eq(auditEntries.table, 'marketplace_settings'))
    .orderBy(desc(auditEntries._id))
    .limit(LATEST);
  const entries = rows.map(({ entry: { _id, createdAt, before, after }, firstName, lastName }) => ({
    _id,
    at: createdAt,
    by: `${firstName ?? ''} ${lastName ?? ''}`.trim() || 'Former staff member',
    changes: changesOf(before as Logged, after as Logged),
  }));
  // Saved as it was: nothing to tell.
  return entries.filter(({ changes }) => changes.length > 0);
}

function changesOf(before: Logged, after: Logged): LoadedSettingsChange['changes'] {
  const was: Record<string, unknown> = { ...USUAL, ...before?.values, ...before?.currencies };
  const became = { ...after?.values, ...after?.currencies };
  return Object.entries(became)
    .map(([field, value]) => ({ field, before: was[field] ?? null, after: value }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
