import { eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { contains } from '../../../kit/database/contains.ts';
import { dayEnd, dayStart } from '../../../kit/shop-days.rules.ts';
import { orders } from '../../orders/tables.ts';
import { affiliateCommissions, affiliatePartners } from '../tables.ts';
import { hasStatus, percentOfCommission, shownStatus } from './shown.ts';

/** Orders that were never paid bring nothing to look at. */
const hasEarned = () => isNotNull(affiliateCommissions.earnedAt);

/** How staff find commissions. */
export const commissionReads = {
  table: affiliateCommissions,
  scope: { Admin: hasEarned, SuperAdmin: hasEarned },
  search: (words: string) => {
    const { name, code } = affiliatePartners;
    const partners = sql`select ${affiliatePartners._id} from ${affiliatePartners} where ${or(contains(name, words), contains(code, words))}`;
    const numbered = sql`select ${orders._id} from ${orders} where upper(${orders.number}) = ${words.toUpperCase()}`;
    return or(
      sql`${affiliateCommissions.partnerId} in (${partners})`,
      sql`${affiliateCommissions.orderId} in (${numbered})`,
    );
  },
  filters: {
    status: hasStatus,
    partnerId: affiliateCommissions.partnerId,
    orderedFrom: (day: string) => gte(affiliateCommissions.createdAt, dayStart(day)),
    orderedUntil: (day: string) => lt(affiliateCommissions.createdAt, dayEnd(day)),
  },
  sorts: { createdAt: affiliateCommissions.createdAt, amount: affiliateCommissions.amount },
  async load({ db }: StaffCtx, ids: string[]) {
    const rows = await db
      .select({
        commission: affiliateCommissions,
        status: shownStatus,
        percent: percentOfCommission,
        partner: { _id: affiliatePartners._id, name: affiliatePartners.name },
        orderNumber: orders.number,
      })
      .from(affiliateCommissions)
      .innerJoin(affiliatePartners, eq(affiliatePartners._id, affiliateCommissions.partnerId))
      .innerJoin(orders, eq(orders._id, affiliateCommissions.orderId))
      .where(inArray(affiliateCommissions._id, ids));
    return rows.map(({ commission, ...row }) => ({ ...commission, ...row, goods: commission.paidGoods }));
  },
};
