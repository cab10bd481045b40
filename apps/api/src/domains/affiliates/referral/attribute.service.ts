import { kobo, percentOf, sumKobo } from '@adunni/contracts/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { products } from '../../catalog/tables.ts';
import { coupons } from '../../coupons/tables.ts';
import type { OrderRow } from '../../orders/service.ts';
import { orderItems, orderParts } from '../../orders/tables.ts';
import { isActivePartner } from '../queries.ts';
import { percentOfSale, type Rate } from '../rules.ts';
import { affiliateCommissions, affiliatePartners, affiliateRates, type PartnerRow } from '../tables.ts';
import { referralOf } from './referral.service.ts';
import { placingSigns } from './self-referral.queries.ts';

/** Whom an order was brought by. */
interface Attribution {
  partner: PartnerRow;
  via: 'coupon' | 'link';
}

/**
 * Notes which partner brought an order that was just placed, and on which terms: the one whose coupon it uses, or else
 * the last whose link its customer followed. What seems to be the partner’s own order is noted as refused.
 */
export async function attributeOrder({ clock }: Pick<Deps, 'clock'>, tx: Tx, order: OrderRow): Promise<void> {
  const now = clock();
  const found = await attributionOf(tx, order, now);
  if (!found) return;
  const { partner, via } = found;
  const signs = partner.userId ? await placingSigns(tx, order._id, { ...partner, userId: partner.userId }) : [];
  const isNewCustomer = await isFirstOrder(tx, order);
  const rates = await tx.select().from(affiliateRates);
  const parts = await partsWithItems(tx, order._id);
  const commissions = parts.flatMap(({ partId, items }) => {
    const sums = commissionOf(items, rates, partner, shopDay(now));
    const of = { partnerId: partner._id, orderId: order._id, partId, via, signs, isNewCustomer, createdAt: now };
    return sums.goods > 0 ? [{ ...of, ...sums, status: statusBy(signs) }] : [];
  });
  if (commissions.length > 0) await tx.insert(affiliateCommissions).values(commissions);
}

const statusBy = (signs: readonly string[]): 'refused' | 'pending' => (signs.length > 0 ? 'refused' : 'pending');

async function attributionOf(tx: Tx, order: OrderRow, now: Date): Promise<Attribution | null> {
  if (order.couponCode) {
    const [byCoupon] = await tx
      .select({ partner: affiliatePartners })
      .from(affiliatePartners)
      .innerJoin(coupons, eq(coupons._id, affiliatePartners.couponId))
      .where(and(eq(coupons.code, order.couponCode), isActivePartner));
    if (byCoupon) return { ...byCoupon, via: 'coupon' };
  }
  const partnerId = await referralOf(tx, order.userId, now);
  if (!partnerId) return null;
  const [partner] = await tx
    .select()
    .from(affiliatePartners)
    .where(and(eq(affiliatePartners._id, partnerId), isActivePartner));
  return partner ? { partner, via: 'link' } : null;
}

async function isFirstOrder(tx: Tx, { _id, userId }: OrderRow): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from orders where user_id = ${userId} and id <> ${_id}
    and status not in ('awaiting-payment', 'cancelled') limit 1`);
  return rows.length === 0;
}

interface SoldItem {
  net: number;
  categoryId: string | null;
}

async function partsWithItems(tx: Tx, orderId: string): Promise<{ partId: string; items: SoldItem[] }[]> {
  const rows = await tx
    .select({
      partId: orderParts._id,
      net: sql<number>`(${orderItems.totalPrice} - ${orderItems.discount})`.mapWith(Number),
      categoryId: products.categoryId,
    })
    .from(orderParts)
    .innerJoin(orderItems, eq(orderItems.partId, orderParts._id))
    .leftJoin(products, eq(products._id, orderItems.productId))
    .where(eq(orderParts.orderId, orderId))
    .orderBy(orderParts._id, orderItems.position);
  const parts = Map.groupBy(rows, ({ partId }) => partId);
  return [...parts].map(([partId, items]) => ({ partId, items }));
}

/** What a part’s goods come to after discount, and what all of them bring the partner. */
function commissionOf(items: readonly SoldItem[], rates: readonly Rate[], partner: PartnerRow, day: string) {
  const { _id: partnerId, percent: ownPercent } = partner;
  const amounts = items.map(({ net, categoryId }) =>
    percentOf(kobo(net), percentOfSale(rates, { partnerId, ownPercent, categoryId, day })),
  );
  return { goods: kobo(items.reduce((sum, { net }) => sum + net, 0)), fullAmount: sumKobo(amounts) };
}
