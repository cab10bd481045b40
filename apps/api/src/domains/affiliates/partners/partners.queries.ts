import type { PartnerStatus } from '@adunni/contracts/affiliates/names';
import { kobo } from '@adunni/contracts/money';
import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { contains } from '../../../kit/database/contains.ts';
import { coupons } from '../../coupons/tables.ts';
import { users } from '../../identity/tables.ts';
import { partnerBalance } from '../../ledger/queries.ts';
import { orders } from '../../orders/tables.ts';
import { toBankAccount } from '../../payouts/service.ts';
import { shownStatus } from '../commissions/shown.ts';
import {
  affiliateAccounts,
  affiliateCommissions,
  affiliateNotes,
  affiliatePartners,
  type PartnerRow,
} from '../tables.ts';

const SUSPICIONS = 50;

const sumOf = (figure: SQL) => sql<number>`(select ${figure} from ${affiliateCommissions}
  where ${affiliateCommissions.partnerId} = ${affiliatePartners._id} and ${affiliateCommissions.earnedAt} is not null)`;

/** How staff find partners, each with what they brought. */
export const partnerReads = {
  table: affiliatePartners,
  search: [affiliatePartners.name, affiliatePartners.code, affiliatePartners.site],
  filters: { status: (value: PartnerStatus) => eq(affiliatePartners.status, value) },
  sorts: {
    waiting: sql`(case when ${affiliatePartners.status} = 'applied' then 0 else 1 end, ${affiliatePartners.name})`,
    createdAt: affiliatePartners.createdAt,
    name: affiliatePartners.name,
  },
  async load({ db }: StaffCtx, ids: string[]) {
    const revenue = sumOf(sql`coalesce(sum(paid_goods) filter (where status <> 'refused'), 0)`);
    const commission = sumOf(sql`coalesce(sum(amount), 0)`);
    const rows = await db
      .select({
        partner: affiliatePartners,
        revenue: revenue.mapWith((sum) => kobo(Number(sum))),
        commission: commission.mapWith((sum) => kobo(Number(sum))),
        refused: sumOf(sql`count(*) filter (where status = 'refused')`).mapWith(Number),
        couponCode: coupons.code,
        email: users.email,
        account: affiliateAccounts,
      })
      .from(affiliatePartners)
      .leftJoin(coupons, eq(coupons._id, affiliatePartners.couponId))
      .leftJoin(users, eq(users._id, affiliatePartners.userId))
      .leftJoin(affiliateAccounts, eq(affiliateAccounts.partnerId, affiliatePartners._id))
      .where(inArray(affiliatePartners._id, ids));
    return rows.map(({ partner, account, ...row }) => ({ ...partner, ...row, bankAccount: accountText(account) }));
  },
  async detail({ db }: StaffCtx, { _id }: PartnerRow) {
    return {
      balance: await partnerBalance(db, _id),
      notes: await notesOf(db, _id),
      suspicions: await suspicionsOf(db, _id),
      sameBankAccount: await sameBankAccount(db, _id),
    };
  },
};

function accountText(account: typeof affiliateAccounts.$inferSelect | null): string | null {
  if (!account) return null;
  const { accountName, bankName, accountNumber } = toBankAccount(account);
  return `${accountName}, ${bankName}, ${accountNumber}`;
}

const notesOf = (db: StaffCtx['db'], partnerId: string) =>
  db
    .select({
      _id: affiliateNotes._id,
      text: affiliateNotes.text,
      author: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`,
      at: affiliateNotes.createdAt,
    })
    .from(affiliateNotes)
    .leftJoin(users, eq(users._id, affiliateNotes.authorId))
    .where(eq(affiliateNotes.partnerId, partnerId))
    .orderBy(desc(affiliateNotes._id));

const suspicionsOf = (db: StaffCtx['db'], partnerId: string) =>
  db
    .select({
      commissionId: affiliateCommissions._id,
      orderId: affiliateCommissions.orderId,
      orderNumber: orders.number,
      signs: affiliateCommissions.signs,
      status: shownStatus,
      at: affiliateCommissions.createdAt,
    })
    .from(affiliateCommissions)
    .innerJoin(orders, eq(orders._id, affiliateCommissions.orderId))
    .where(and(eq(affiliateCommissions.partnerId, partnerId), sql`cardinality(${affiliateCommissions.signs}) > 0`))
    .orderBy(desc(affiliateCommissions.createdAt))
    .limit(SUSPICIONS);

/** Other partners who are paid to the same account. */
async function sameBankAccount(db: StaffCtx['db'], partnerId: string) {
  const [own] = await db.select().from(affiliateAccounts).where(eq(affiliateAccounts.partnerId, partnerId));
  if (!own) return [];
  return db
    .select({ _id: affiliatePartners._id, name: affiliatePartners.name })
    .from(affiliateAccounts)
    .innerJoin(affiliatePartners, eq(affiliatePartners._id, affiliateAccounts.partnerId))
    .where(
      and(
        ne(affiliateAccounts.partnerId, partnerId),
        eq(affiliateAccounts.accountNumber, own.accountNumber),
        eq(affiliateAccounts.bankCode, own.bankCode),
      ),
    );
}

/** Ids of partners by what they are called, as a subquery. */
export const partnersNamed = (words: string): SQL =>
  sql`select ${affiliatePartners._id} from ${affiliatePartners}
    where ${or(contains(affiliatePartners.name, words), contains(affiliatePartners.code, words))}`;
