import { eq } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { baskets } from './tables.ts';

/** Drops a person’s basket, and with it cart lines and wishes. */
export async function forgetBasket(tx: Tx, userId: string): Promise<void> {
  await tx.delete(baskets).where(eq(baskets.userId, userId));
}
