import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { payments } from '../tables.ts';

/** Forgets which cards orders were paid with; `orderIds` is a subquery. */
export async function forgetCards(tx: Tx, orderIds: SQLWrapper): Promise<void> {
  await tx.update(payments).set({ cardHash: null }).where(inArray(payments.orderId, orderIds));
}
