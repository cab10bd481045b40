import { type Kobo, kobo } from '@adunni/contracts/money';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { partnerBalance } from '../ledger/queries.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { notify } from '../notifications/service.ts';
import { skipReason } from '../payouts/rules.ts';
import type { DuePayee, PartnerPayees } from '../payouts/service.ts';
import { notificationKinds } from './notification-kinds.ts';
import { partnersNamed } from './partners/partners.queries.ts';
import { isActivePartner } from './queries.ts';
import { affiliateAccounts, affiliateCommissions, affiliatePartners } from './tables.ts';

type Account = typeof affiliateAccounts.$inferSelect;

/** Who has left is still paid what was earned; who is suspended waits. */
const isPayable = sql<boolean>`(${affiliatePartners.status} = 'left' or ${isActivePartner})`;

function toDue(
  row: { _id: string; name: string; isPayable: boolean; account: Account | null },
  amount: Kobo,
): DuePayee {
  const { _id, name, account: stored } = row;
  const of = { kind: 'partner', _id, name, amount, reason: skipReason(row.isPayable, stored !== null) } as const;
  if (!stored) return { ...of, account: null };
  const { partnerId: _owner, updatedAt: _since, ...account } = stored;
  return { ...of, account };
}

const payees = (db: Db | Tx) =>
  db
    .select({
      _id: affiliatePartners._id,
      name: affiliatePartners.name,
      isPayable,
      account: affiliateAccounts,
    })
    .from(affiliatePartners)
    .leftJoin(affiliateAccounts, eq(affiliateAccounts.partnerId, affiliatePartners._id));

/** All whose available commission reaches the minimum, by name. */
async function due(db: Db | Tx, minimum: Kobo): Promise<DuePayee[]> {
  const credits = await db
    .select({ partnerId: ledgerEntries.partnerId, credit: sql<string>`-sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'affiliate-payable'), sql`${ledgerEntries.partnerId} is not null`))
    .groupBy(ledgerEntries.partnerId)
    .having(sql`-sum(${ledgerEntries.amount}) >= greatest(${minimum}::bigint, 1)`);
  const amounts = new Map(credits.map(({ partnerId, credit }) => [partnerId, kobo(Number(credit))]));
  if (amounts.size === 0) return [];
  const ids = [...amounts.keys()].flatMap((id) => id ?? []);
  const rows = await payees(db)
    .where(inArray(affiliatePartners._id, ids))
    .orderBy(affiliatePartners.name, affiliatePartners._id);
  return rows.map((row) => toDue(row, amounts.get(row._id) ?? kobo(0)));
}

/** Partners as payouts pay them. */
export const partnerPayees: PartnerPayees = {
  due,
  async find(db, partnerId) {
    const [row] = await payees(db).where(eq(affiliatePartners._id, partnerId));
    return row ? toDue(row, (await partnerBalance(db, partnerId)).available) : null;
  },
  named: partnersNamed,
  async started(tx, payouts) {
    for (const { _id: payoutId, partnerId } of payouts)
      await tx
        .update(affiliateCommissions)
        .set({ payoutId })
        .where(
          and(
            eq(affiliateCommissions.partnerId, partnerId ?? ''),
            eq(affiliateCommissions.status, 'due'),
            isNull(affiliateCommissions.payoutId),
          ),
        );
  },
  async returned(tx, payoutId) {
    await tx.update(affiliateCommissions).set({ payoutId: null }).where(eq(affiliateCommissions.payoutId, payoutId));
  },
  async tell(deps, tx, partnerId, notice) {
    const [partner] = await tx.select().from(affiliatePartners).where(eq(affiliatePartners._id, partnerId));
    if (!partner?.userId) return;
    const to = { userIds: [partner.userId], kind: notificationKinds.paid, path: '/account/affiliate' };
    await notify(deps, tx, { ...notice, ...to });
  },
};
