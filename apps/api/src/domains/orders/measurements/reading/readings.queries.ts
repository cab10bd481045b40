import { BRAND } from '@adunni/contracts/brand';
import type { LoadedReading, ReadingPurpose } from '@adunni/contracts/orders/measurements';
import { and, desc, eq, inArray, like, sql } from 'drizzle-orm';
import { auditEntries } from '../../../../kit/audit/tables.ts';
import type { Db, Tx } from '../../../../kit/database/connect.ts';
import { makers } from '../../../makers/tables.ts';
import { orderParts } from '../../tables.ts';

/** How the log calls a reading. */
export const READ = 'Read measurements of';

/** Most readings that a customer sees of an order. */
const SHOWN = 100;

/** Who read the measurements of an order’s parts, when and what for, the latest first; staff are not named. */
export async function readingsOf(db: Db | Tx, orderId: string): Promise<LoadedReading[]> {
  const parts = db.select({ _id: orderParts._id }).from(orderParts).where(eq(orderParts.orderId, orderId));
  const rows = await db
    .select({
      partId: auditEntries.rowId,
      maker: makers.name,
      purpose: sql<ReadingPurpose>`coalesce(${auditEntries.after} ->> 'purpose', 'work')`,
      at: auditEntries.createdAt,
    })
    .from(auditEntries)
    .leftJoin(makers, eq(makers.userId, auditEntries.actorId))
    .where(and(inArray(auditEntries.rowId, parts), like(auditEntries.action, `${READ} %`)))
    .orderBy(desc(auditEntries._id))
    .limit(SHOWN);
  return rows.map(({ partId, maker, ...row }) => ({ ...row, partId: partId ?? '', by: maker ?? BRAND.name }));
}
