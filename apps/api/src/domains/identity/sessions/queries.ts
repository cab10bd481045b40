import type { LoadedSession } from '@adunni/contracts/identity/account';
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { sessions } from '../tables.ts';
import { deviceName } from './device-name.ts';

/** Where a person is signed in, last used first. */
export async function listSessions(
  db: Db | Tx,
  userId: string,
  currentId: string,
  now: Date,
): Promise<LoadedSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions._id));
  return rows.map((row) => ({
    _id: row._id,
    current: row._id === currentId,
    device: deviceName(row.device),
    address: row.address,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
  }));
}

/** Every device that is still known to have been signed in, also where that is over, for the export; oldest first. */
export async function exportSessions(db: Db | Tx, userId: string) {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions._id));
  return rows.map((row) => ({
    device: row.device,
    address: row.address,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    expiresAt: row.expiresAt,
    endedAt: row.revokedAt,
  }));
}
