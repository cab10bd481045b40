import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { orderParts } from '../tables.ts';

/** The customer of a part has answered, or given other measurements: it no longer waits for them to be checked. */
export async function settleCheck(tx: Tx, partId: string): Promise<void> {
  await tx
    .update(orderParts)
    .set({ checkAskedAt: null })
    .where(and(eq(orderParts._id, partId), isNotNull(orderParts.checkAskedAt)));
}
