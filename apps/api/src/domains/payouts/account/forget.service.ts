import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { makers } from '../../makers/tables.ts';
import { bankAccounts, payouts } from '../tables.ts';

/**
 * Drops the bank account of a person who is being erased. Payouts stay for the books with bank and last digits; one
 * that is still open keeps its account until the bank has answered.
 */
export async function forgetAccount(tx: Tx, userId: string): Promise<void> {
  const theirs = tx.select({ _id: makers._id }).from(makers).where(eq(makers.userId, userId));
  await tx.delete(bankAccounts).where(inArray(bankAccounts.makerId, theirs));
  await tx
    .update(payouts)
    .set({ accountNumber: '', accountName: '' })
    .where(and(inArray(payouts.makerId, theirs), inArray(payouts.state, ['succeeded', 'failed', 'reversed'])));
}
