import type { Tx } from '../../../kit/database/connect.ts';
import { enquiries } from './tables.ts';

/** Lets a customer and a workshop write to each other who have something to speak about; shows in no list until they do. */
export const openEnquiry = (tx: Tx, pair: { makerId: string; customerId: string }, createdAt: Date): Promise<unknown> =>
  tx
    .insert(enquiries)
    .values({ ...pair, createdAt })
    .onConflictDoNothing();
