import { type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import type { LoadedPayoutBatch } from '@adunni/contracts/payouts/staff';
import { eq, gte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { extensionOf } from '../../kit/domain.ts';
import { disputedEarnings } from '../asoebi/queries.ts';
import { accountBalances, makerBalance } from '../ledger/queries.ts';
import { makers } from '../makers/tables.ts';
import { getSettings } from '../settings/queries.ts';
import type { DuePayee } from './payees.ts';
import { skipReason } from './rules.ts';
import { bankAccounts } from './tables.ts';

/** All makers, then all partners, whose available money reaches the minimum; of a maker’s without what is disputed. */
export const duePayees = async (db: Db | Tx, minimum: Kobo): Promise<DuePayee[]> => [
  ...(await dueMakers(db, minimum)),
  ...(await extensionOf('partnerPayees').due(db, minimum)),
];

/** All makers whose available money reaches the minimum without what is disputed of it. */
export async function dueMakers(db: Db | Tx, minimum: Kobo): Promise<DuePayee[]> {
  const credit = sql<string>`-sum(amount)`;
  const owed = db
    .select({ makerId: sql<string>`maker_id`.as('maker_id'), amount: credit.as('amount') })
    .from(accountBalances)
    .where(sql`account = 'maker-payable'`)
    .groupBy(sql`maker_id`)
    .having(gte(credit, sql`greatest(${minimum}::bigint, 1)`))
    .as('owed');
  const rows = await db
    .select({ maker: makers, amount: owed.amount, account: bankAccounts })
    .from(owed)
    .innerJoin(makers, eq(makers._id, owed.makerId))
    .leftJoin(bankAccounts, eq(bankAccounts.makerId, makers._id))
    .orderBy(makers.name, makers._id);
  const disputed = await disputedEarnings(db);
  return rows.flatMap(({ maker, amount: available, account }) => {
    const amount = kobo(Number(available) - (disputed.get(maker._id) ?? 0));
    return amount < Math.max(minimum, 1) ? [] : [toDue(maker, account, amount)];
  });
}

/** A maker with all that can be paid to them, whatever the amount; null when there is no such maker. */
export async function findDueMaker(db: Db | Tx, makerId: string): Promise<DuePayee | null> {
  const [row] = await db
    .select({ maker: makers, account: bankAccounts })
    .from(makers)
    .leftJoin(bankAccounts, eq(bankAccounts.makerId, makers._id))
    .where(eq(makers._id, makerId));
  if (!row) return null;
  const disputed = (await disputedEarnings(db)).get(makerId) ?? 0;
  return toDue(row.maker, row.account, kobo((await makerBalance(db, makerId)).available - disputed));
}

function toDue(
  { _id, name, status }: Pick<typeof makers.$inferSelect, '_id' | 'name' | 'status'>,
  stored: typeof bankAccounts.$inferSelect | null,
  amount: Kobo,
): DuePayee {
  const reason = skipReason(status === 'approved', stored !== null);
  if (!stored) return { kind: 'maker', _id, name, amount, account: null, reason };
  const { makerId: _owner, updatedAt: _since, ...account } = stored;
  return { kind: 'maker', _id, name, amount, account, reason };
}

/** What a batch would come to now. */
export async function previewBatch(db: Db | Tx): Promise<{ batch: LoadedPayoutBatch; minimum: Kobo }> {
  const minimum = (await getSettings(db)).minimumPayout;
  return { batch: toBatch(await duePayees(db, minimum)), minimum };
}

/** What a batch comes to, and whom it leaves out. */
export function toBatch(due: readonly Omit<DuePayee, 'account' | 'kind'>[]): LoadedPayoutBatch {
  const paid = due.filter(({ reason }) => reason === null);
  return {
    payouts: paid.length,
    total: sumKobo(paid.map(({ amount }) => amount)),
    skipped: due.flatMap(({ _id, name, amount, reason }) => (reason ? [{ payee: { _id, name }, amount, reason }] : [])),
  };
}
