import { type OrderSums, orderSums } from '@adunni/contracts/asoebi/sums';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { drawFrom } from '../../payments/rules.ts';
import { abandonAttempt, requestRefund } from '../../payments/service.ts';
import { capturedAmount, payments } from '../../payments/tables.ts';
import { setsCancelledEmail } from '../guests/email-templates.ts';
import { postEarnings, postRefund } from '../ledger/posting.service.ts';
import { activeSets } from '../paying/lock.queries.ts';
import { addTaken, countEach, lockPackages } from '../placing/places.service.ts';
import { asoEbiOrders, asoEbiSets, type CANCELLED_BY, type GuestOrderRow, type SetRow } from '../placing/tables.ts';
import { offerFreed } from '../waiting/offer.service.ts';

/** Why sets end, and what stays of their money. */
export interface Ending {
  by: (typeof CANCELLED_BY)[number];
  /** What the guest reads. */
  reason: string;
  /** What of the money is kept when the whole order ends; nothing unless told. */
  kept?: Kobo;
}

/** What ending some sets of an order leaves: its sums, its status, and what goes back. */
export interface Ended {
  sums: OrderSums;
  status: GuestOrderRow['status'];
  refund: Kobo;
}

/**
 * What ending sets of an order gives back: what was paid beyond what is then due for the others, or all of it when none
 * is left.
 */
export function endedBy(order: GuestOrderRow, left: readonly SetRow[], kept: Kobo = kobo(0)): Ended {
  const has = kobo(order.paid - order.refunded);
  if (left.length === 0) return { sums: order, status: 'cancelled', refund: kobo(has - Math.min(kept, has)) };
  const sums = orderSums(left, order.handoverPrice, order);
  const needed = order.status === 'paid' || has > sums.total ? sums.total : sums.deposit;
  const refund = kobo(Math.max(0, has - needed));
  return { sums, status: has - refund >= sums.total ? 'paid' : order.status, refund };
}

/**
 * Ends sets of a locked order: their money goes back, their places to whoever waits, each once however often it is
 * tried. An attempt to pay what was due before is given up. Answers with the order as it is then.
 */
export async function endSets(
  deps: Deps,
  tx: Tx,
  order: GuestOrderRow,
  sets: readonly SetRow[],
  { by, reason, kept }: Ending,
): Promise<GuestOrderRow> {
  const at = deps.clock();
  const ids = sets.map(({ _id }) => _id);
  const active = await activeSets(tx, order._id);
  const ending = active.filter(({ _id }) => ids.includes(_id));
  if (ending.length === 0) return order;
  const left = active.filter(({ _id }) => !ids.includes(_id));
  const { sums, status, refund } = endedBy(order, left, kept);
  // What lapsed may still be revived by the attempt.
  if (by !== 'hold') await giveUpAttempts(tx, order._id);
  const cause = `sets:${ending[0]?._id}`;
  await returnMoney(deps, tx, order, { refund, sums: { ...order, ...sums }, cause, reason });
  await tx
    .update(asoEbiSets)
    .set({ cancelledAt: at })
    .where(
      inArray(
        asoEbiSets._id,
        ending.map(({ _id }) => _id),
      ),
    );
  const { goods, fee, tax, handoverPrice, total, deposit, commission } = sums;
  const over = { cancelledAt: at, cancelledBy: by, cancelReason: reason, holdUntil: null };
  const change = {
    ...{ goods, fee, tax, handoverPrice, total, deposit, commission, status },
    refunded: kobo(order.refunded + refund),
    ...(status === 'cancelled' && over),
  };
  const [ended] = await tx.update(asoEbiOrders).set(change).where(eq(asoEbiOrders._id, order._id)).returning();
  const after = ended ?? order;
  if (status === 'cancelled' && after.paid > after.refunded) await earn(tx, after, at);
  await freePlaces(deps, tx, ending);
  if (by !== 'hold' && order.email)
    await sendMail(
      deps,
      tx,
      'aso-ebi-cancelled',
      order.email,
      setsCancelledEmail(after, { sets: ending.length, refund, reason }),
    );
  return after;
}

/** What an order has is the maker’s and ours from now on. */
export async function earn(tx: Tx, order: GuestOrderRow, at: Date): Promise<void> {
  if (order.earnedAt) return;
  await postEarnings(tx, order, at);
  await tx.update(asoEbiOrders).set({ earnedAt: at }).where(eq(asoEbiOrders._id, order._id));
}

/** Counts the places of sets as free, and offers them to whoever waits. */
async function freePlaces(deps: Deps, tx: Tx, sets: readonly SetRow[]): Promise<void> {
  const counts = countEach(sets.map(({ packageId }) => packageId));
  await lockPackages(tx, [...counts.keys()]);
  for (const [packageId, count] of counts) await addTaken(tx, packageId, -count);
  for (const packageId of counts.keys()) await offerFreed(deps, tx, packageId);
}

async function giveUpAttempts(tx: Tx, orderId: string): Promise<void> {
  const open = await tx
    .select({ _id: payments._id })
    .from(payments)
    .where(and(eq(payments.asoEbiOrderId, orderId), inArray(payments.status, ['created', 'waiting'])))
    .for('update');
  for (const { _id } of open) await abandonAttempt(tx, _id);
}

/** Money goes back the way it was paid, the latest payment first; the books follow what the order is for then. */
export async function returnMoney(
  deps: Deps,
  tx: Tx,
  order: GuestOrderRow,
  { refund, sums, cause, reason }: { refund: Kobo; sums: GuestOrderRow; cause: string; reason: string },
): Promise<void> {
  await postRefund(tx, order, { amount: refund, sums, cause: `${order._id}:${cause}`, at: deps.clock() });
  if (refund <= 0) return;
  const captured = await tx
    .select({ _id: payments._id, amount: capturedAmount, refunded: payments.refunded })
    .from(payments)
    .where(and(eq(payments.asoEbiOrderId, order._id), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.paidAt), desc(payments._id));
  for (const drawn of drawFrom(refund, captured)) await requestRefund(deps, tx, { ...drawn, cause, reason });
}
