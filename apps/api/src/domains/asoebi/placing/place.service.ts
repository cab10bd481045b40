import { createHash, randomBytes } from 'node:crypto';
import { guestErrors, type placeGuestOrder as placeEndpoint } from '@adunni/contracts/asoebi/guest';
import { type GuestOrderForm, guestOrderForm } from '@adunni/contracts/asoebi/guest-forms';
import type { Returned } from '@adunni/contracts/endpoint';
import { asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { normalisePhone } from '../../../kit/phone.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import type { PaymentRow, StartedPayment } from '../../payments/rules.ts';
import { openPage, toStarted } from '../../payments/service.ts';
import { payments } from '../../payments/tables.ts';
import { guestOf } from '../guests/guests.service.ts';
import { findLinked } from '../links/links.queries.ts';
import { countEach, lockPackages, requireOpen, takePlaces } from './places.service.ts';
import { type GuestPlacement, storeOrder } from './store.service.ts';
import { asoEbiOrders, type GuestOrderRow } from './tables.ts';

/** Each order takes sets that others want. */
const ORDERS_PER_PHONE = { most: 20, minutes: 60 };
/** 128 bits. */
export const KEY_BYTES = 16;

/** What placing made: the order, and its first attempt to pay. */
export interface Placed {
  order: GuestOrderRow;
  payment: PaymentRow | null;
}

/**
 * Orders sets for whoever holds a link, once per Idempotency-Key: a parallel request with the same key waits for the
 * first and gets its answer. Sets are taken under their packages’ locks, so that no more are sold than there are. Throws
 * 404 for a link that works no more, 409 when it is too late, sold out or costs something else, 422, 429.
 */
export async function placeGuestOrder(
  ctx: Ctx,
  linkKey: string,
  key: string,
  form: GuestOrderForm,
): Promise<Returned<typeof placeEndpoint>> {
  return answerPlaced(ctx, key, form, async (tx, placed) => {
    const { link, event, group, guest } = await findLinked(tx, linkKey, 'share');
    const ids = form.sets.map(({ packageId }) => packageId);
    const packages = await lockPackages(tx, ids);
    const wanted = countEach(ids);
    if (packages.length < wanted.size || packages.some(({ groupId }) => groupId !== link.groupId))
      throw new Refusal(guestErrors.package_gone);
    requireOpen(event, packages, ctx.clock());
    await takePlaces(tx, packages, wanted);
    const { guestId, isOther } = await guestOf(
      ctx,
      tx,
      { link, guest },
      { ...form, phone: normalisePhone(form.phone) },
    );
    return storeOrder(ctx, tx, { ...placed, event, group, packages, guestId, isOther }, form);
  });
}

/** Runs what places an order once per key and asks for the page to pay on, without which the order stands too. */
export async function answerPlaced(
  ctx: Ctx,
  key: string,
  form: GuestOrderForm,
  place: (tx: Tx, placed: GuestPlacement) => Promise<Placed>,
): Promise<Returned<typeof placeEndpoint>> {
  const hash = createHash('sha256')
    .update(JSON.stringify(guestOrderForm.encode(form)))
    .digest('hex');
  // Chosen before, since a transaction may run twice.
  const publicId = randomBytes(KEY_BYTES).toString('base64url');
  const { order, payment } = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`aso-ebi:${key}`}, 0))`);
    const [known] = await tx.select().from(asoEbiOrders).where(eq(asoEbiOrders.placementKey, key));
    if (known) return replay(tx, known, hash);
    const made = await place(tx, { key, hash, publicId });
    // In the transaction, so that only orders count that were placed.
    await limitAttempts(tx, `aso-ebi:${made.order.phone}`, ORDERS_PER_PHONE, ctx.clock());
    return made;
  });
  const started = payment && (await openOrNull(ctx, payment));
  return { orderKey: order.publicId, number: order.number, payment: started };
}

async function replay(tx: Tx, order: GuestOrderRow, hash: string): Promise<Placed> {
  if (order.placementHash !== hash) throw new Refusal(guestErrors.guest_key_reused);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.asoEbiOrderId, order._id))
    .orderBy(asc(payments.createdAt), asc(payments._id))
    .limit(1);
  return { order, payment: payment ?? null };
}

async function openOrNull(ctx: Ctx, payment: PaymentRow): Promise<StartedPayment | null> {
  if (payment.url) return toStarted(ctx, payment);
  try {
    return await openPage(ctx, payment);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
