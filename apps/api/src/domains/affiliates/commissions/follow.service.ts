import { kobo } from '@adunni/contracts/money';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { type Places, statement } from '../../../kit/database/statement.ts';
import { post } from '../../ledger/service.ts';
import { refundedLines } from '../../orders/queries.ts';
import { orderParts, orders } from '../../orders/tables.ts';
import { payments } from '../../payments/tables.ts';
import { isActivePartner } from '../queries.ts';
import { cardSigns } from '../referral/self-referral.queries.ts';
import { affiliateCommissions, affiliatePartners, type CommissionRow } from '../tables.ts';
import { commissionEntries, type Facts, netGoods, outcomeOf } from './amount.rules.ts';

type Part = Pick<
  typeof orderParts.$inferSelect,
  'subtotal' | 'discount' | 'tax' | 'shippingCost' | 'paid' | 'refunded' | 'stage'
>;

interface Followed {
  commission: CommissionRow;
  part: Part;
  isPartnerActive: boolean;
  partnerUserId: string | null;
}

const lockCommissions = statement((db, { orderId }: Places<{ orderId: string }>) =>
  db
    .select({
      commission: affiliateCommissions,
      part: orderParts,
      isPartnerActive: sql<boolean>`${isActivePartner}`,
      partnerUserId: affiliatePartners.userId,
    })
    .from(affiliateCommissions)
    .innerJoin(orderParts, eq(orderParts._id, affiliateCommissions.partId))
    .innerJoin(affiliatePartners, eq(affiliatePartners._id, affiliateCommissions.partnerId))
    .where(eq(affiliateCommissions.orderId, orderId))
    .orderBy(affiliateCommissions._id)
    .for('no key update', { of: affiliateCommissions }),
);

/**
 * Brings the commissions of an order to what its money and stages say now and books what that moves. Whatever happened
 * before, twice or in another order, comes to the same. Call it in the transaction of what happened.
 */
export async function followOrder(deps: Pick<Deps, 'clock'>, tx: Tx, orderId: string): Promise<void> {
  const followed = await lockCommissions(tx, { orderId });
  if (followed.length === 0) return;
  const isPaymentReversed = await hasReversedPayment(tx, orderId);
  for (const one of followed) await follow(deps, tx, one, isPaymentReversed);
}

async function hasReversedPayment(tx: Tx, orderId: string): Promise<boolean> {
  const reversed = and(eq(payments.orderId, orderId), isNotNull(payments.reversedAmount));
  return (await tx.select({ _id: payments._id }).from(payments).where(reversed).limit(1)).length > 0;
}

async function follow(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { commission, part, isPartnerActive, partnerUserId }: Followed,
  isPaymentReversed: boolean,
): Promise<void> {
  const isFirstMoney = commission.earnedAt === null && part.paid > 0;
  const signs =
    isFirstMoney && partnerUserId
      ? [...new Set([...commission.signs, ...(await cardSigns(tx, commission.orderId, partnerUserId))])]
      : commission.signs;
  const goods = kobo(part.subtotal - part.discount);
  const paidGoods = netGoods({ ...part, goods }, await refundedLines(tx, commission.partId));
  const facts: Facts = {
    netGoods: paidGoods,
    isClosed: part.stage === 'closed',
    isCancelled: part.stage === 'cancelled',
    isPaymentReversed,
    isPartnerActive,
    isHeldByStaff: commission.holdReason === 'staff',
  };
  const standing = {
    ...commission,
    signs,
    isFinal: commission.reversedAt !== null,
    isPaidOut: commission.payoutId !== null,
  };
  const now = clock();
  await settle(tx, commission, {
    ...outcomeOf(standing, facts),
    signs,
    paidGoods,
    earnedAt: isFirstMoney ? now : commission.earnedAt,
    now,
  });
}

type Change = ReturnType<typeof outcomeOf> & Pick<CommissionRow, 'signs' | 'paidGoods' | 'earnedAt'> & { now: Date };

async function settle(tx: Tx, before: CommissionRow, { now, ...after }: Change): Promise<void> {
  const isSame =
    after.status === before.status &&
    after.amount === before.amount &&
    after.holdReason === before.holdReason &&
    after.paidGoods === before.paidGoods &&
    after.earnedAt === before.earnedAt &&
    after.signs.length === before.signs.length;
  if (isSame) return;
  const version = before.version + 1;
  const dueAt = after.status === 'due' ? (before.dueAt ?? now) : null;
  await tx
    .update(affiliateCommissions)
    .set({ ...after, dueAt, version })
    .where(eq(affiliateCommissions._id, before._id));
  await post(tx, [
    {
      kind: 'affiliate-commission',
      cause: `affiliate:${before._id}:${version}`,
      subject: { kind: 'order', id: before.orderId },
      at: now,
      entries: commissionEntries(before.partnerId, before, after),
    },
  ]);
}

/** Follows the orders of a partner whose commissions are not settled, after the partner’s own status changed. */
export async function followPartner(deps: Pick<Deps, 'clock'>, tx: Tx, partnerId: string): Promise<void> {
  const open = await tx
    .selectDistinct({ orderId: affiliateCommissions.orderId })
    .from(affiliateCommissions)
    .where(
      and(
        eq(affiliateCommissions.partnerId, partnerId),
        inArray(affiliateCommissions.status, ['pending', 'held', 'due']),
        sql`${affiliateCommissions.payoutId} is null`,
      ),
    )
    .orderBy(affiliateCommissions.orderId);
  for (const { orderId } of open) {
    await lockForFollowing(tx, orderId);
    await followOrder(deps, tx, orderId);
  }
}

/** Locks an order as whoever changes it does, so that nobody changes it meanwhile. */
export const lockForFollowing = (tx: Tx, orderId: string) =>
  tx.select({ _id: orders._id }).from(orders).where(eq(orders._id, orderId)).for('update');
