import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { makers } from '../../makers/tables.ts';
import { bankAccounts, payouts } from '../tables.ts';

/**
 * Drops the bank account of a person who is being erased. Payouts stay for the books with bank and last digits; one
 * that is still open keeps its account until the bank has answered.
 */
export async function eraseAccount(tx: Tx, userId: string): Promise<void> {
  const theirs = tx.select({ _id: makers._id }).from(makers).where(eq(makers.userId, userId));
  await tx.delete(bankAccounts).where(inArray(bankAccounts.makerId, theirs));
  await tx
    .update(payouts)
    .set({ accountNumber: '', accountName: '' })
    .where(and(inArray(payouts.makerId, theirs), inArray(payouts.status, ['succeeded', 'failed', 'reversed'])));
}

/** The bank account that a maker is paid to, for the export; null when there is none. */
export async function exportBankAccount(db: Db | Tx, userId: string) {
  const [row] = await db
    .select({
      bankName: bankAccounts.bankName,
      accountNumber: bankAccounts.accountNumber,
      accountName: bankAccounts.accountName,
    })
    .from(bankAccounts)
    .innerJoin(makers, eq(makers._id, bankAccounts.makerId))
    .where(eq(makers.userId, userId));
  return row ?? null;
}
