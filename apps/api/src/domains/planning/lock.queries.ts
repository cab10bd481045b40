import { commonErrors } from '@adunni/contracts/errors';
import { planningErrors } from '@adunni/contracts/planning/cases';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { type CaseRow, planningCases } from './tables.ts';

/** The caller’s own cases. */
export const caseOf = (userId: string): SQL => eq(planningCases.userId, userId);

/**
 * Locks a case until the transaction ends. Whoever changes cases locks in this order: the case, its proposals and
 * milestones, their payments. Throws 404 for what the condition does not allow.
 */
export async function lockCase(tx: Tx, caseId: string, allowed?: SQL): Promise<CaseRow> {
  const [row] = await tx
    .select()
    .from(planningCases)
    .where(and(eq(planningCases._id, caseId), allowed))
    .for('no key update');
  if (!row) throw new Refusal(planningErrors.case_not_found);
  return row;
}

/** A case that the condition allows. Throws 404. */
export async function findCase(db: Db | Tx, caseId: string, allowed?: SQL): Promise<CaseRow> {
  const [row] = await db
    .select()
    .from(planningCases)
    .where(and(eq(planningCases._id, caseId), allowed));
  if (!row) throw new Refusal(planningErrors.case_not_found);
  return row;
}

/** Locks a case that is still as the caller saw it. Throws 404, 409. */
export async function lockSeenCase(tx: Tx, caseId: string, version: number): Promise<CaseRow> {
  const row = await lockCase(tx, caseId);
  if (row.version !== version) throw new Refusal(commonErrors.stale);
  return row;
}

/** Changes a locked case. */
export async function changeCase(tx: Tx, row: CaseRow, values: Partial<CaseRow>): Promise<CaseRow> {
  const [changed] = await tx
    .update(planningCases)
    .set({ ...values, version: row.version + 1 })
    .where(eq(planningCases._id, row._id))
    .returning();
  return changed as CaseRow;
}
