import { type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import type { LoadedPayoutBatch, SKIP_REASONS } from '@adunni/contracts/payouts/staff';
import { eq, gte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { disputedEarnings } from '../asoebi/queries.ts';
import { accountBalances } from '../ledger/queries.ts';
import { makers } from '../makers/tables.ts';
import { getSettings } from '../settings/queries.ts';
import { skipReason } from './rules.ts';
import { bankAccounts } from './tables.ts';

/** A maker with enough to be paid; without an account when they cannot be. */
export interface DueMaker {
  makerId: string;
  name: string;
  amount: Kobo;
  account: typeof bankAccounts.$inferSelect | null;
  /** Why they are not paid now. */
  reason: (typeof SKIP_REASONS)[number] | null;
}

/** All makers whose available money reaches the minimum without what is disputed of it. */
export async function dueMakers(db: Db | Tx, minimum: Kobo): Promise<DueMaker[]> {
  const credit = sql<string>`-sum(amount)`;
  const owed = db
    .select({ makerId: sql<string>`maker_id`.as('maker_id'), amount: credit.as('amount') })
    .from(accountBalances)
    .where(sql`account = 'maker-payable'`)
    .groupBy(sql`maker_id`)
    .having(gte(credit, sql`greatest(${minimum}::bigint, 1)`))
    .as('owed');
  const rows = await db
    .select({
      makerId: makers._id,
      name: makers.name,
      status: makers.status,
      amount: owed.amount,
      account: bankAccounts,
    })
    .from(owed)
    .innerJoin(makers, eq(makers._id, owed.makerId))
    .leftJoin(bankAccounts, eq(bankAccounts.makerId, makers._id))
    .orderBy(makers.name, makers._id);
  const disputed = await disputedEarnings(db);
  return rows.flatMap(({ status, amount: available, ...row }) => {
    const amount = kobo(Number(available) - (disputed.get(row.makerId) ?? 0));
    if (amount < Math.max(minimum, 1)) return [];
    return { ...row, amount, reason: skipReason(status, row.account !== null) };
  });
}

/** What a batch would come to now. */
export async function previewBatch(db: Db | Tx): Promise<{ batch: LoadedPayoutBatch; minimum: Kobo }> {
  const minimum = (await getSettings(db)).minimumPayout;
  return { batch: toBatch(await dueMakers(db, minimum)), minimum };
}

/** What a batch comes to, and whom it leaves out. */
export function toBatch(due: readonly Omit<DueMaker, 'account'>[]): LoadedPayoutBatch {
  const paid = due.filter(({ reason }) => reason === null);
  return {
    payouts: paid.length,
    total: sumKobo(paid.map(({ amount }) => amount)),
    skipped: due.flatMap(({ makerId, name, amount, reason }) =>
      reason ? [{ maker: { _id: makerId, name }, amount, reason }] : [],
    ),
  };
}
