import { createHash, randomBytes } from 'node:crypto';
import { guestErrors } from '@adunni/contracts/asoebi/guest';
import type { GuestOrderForm, WaitingForm } from '@adunni/contracts/asoebi/guest-forms';
import { type acceptOffer as acceptEndpoint, waitingErrors } from '@adunni/contracts/asoebi/waiting';
import type { Returned } from '@adunni/contracts/endpoint';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { normalisePhone } from '../../../kit/phone.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { guestOf } from '../guests/guests.service.ts';
import { findLinked } from '../links/links.queries.ts';
import { answerPlaced, KEY_BYTES } from '../placing/place.service.ts';
import { isOver, leftOf, lockPackages, requireOpen } from '../placing/places.service.ts';
import { storeOrder } from '../placing/store.service.ts';
import { asoEbiGroups } from '../tables.ts';
import { endOffer, packageAndEvent } from './offer.service.ts';
import { asoEbiWaiting, type WaitingRow } from './tables.ts';

const WAITING_PER_PHONE = { most: 20, minutes: 24 * 60 };

/**
 * Puts whoever holds a link at the end of a package’s line, once per Idempotency-Key; answers with the key of their place.
 * Throws 404, 409 when there is enough left, when they wait already, or when it is offered no more, 422, 429.
 */
export async function joinWaiting(ctx: Ctx, linkKey: string, key: string, form: WaitingForm): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  const publicId = randomBytes(KEY_BYTES).toString('base64url');
  const phone = normalisePhone(form.phone);
  return ctx.db.transaction(async (tx) => {
    const { link, event } = await findLinked(tx, linkKey, 'share');
    const [pack] = await lockPackages(tx, [form.packageId]);
    if (!pack || pack.groupId !== link.groupId || pack.withdrawnAt) throw new Refusal(guestErrors.package_gone);
    const [known] = await tx.select().from(asoEbiWaiting).where(eq(asoEbiWaiting.placementKey, key));
    if (known && known.placementHash !== hash) throw new Refusal(guestErrors.guest_key_reused);
    if (known) return known.publicId;
    if (event.status === 'cancelled' || event.heldAt) throw new Refusal(guestErrors.not_taking);
    const left = leftOf(pack);
    const isFree = left === null || left >= form.quantity;
    const isFirst = (await tx.$count(asoEbiWaiting, isWaitingFor(pack._id))) === 0;
    if (event.status === 'open' && !isOver(pack, ctx.clock()) && isFree && (left === null || isFirst))
      throw new Refusal(waitingErrors.nothing_to_wait_for);
    await limitAttempts(tx, `aso-ebi-waiting:${phone}`, WAITING_PER_PHONE, ctx.clock());
    const { name, email, packageId, quantity } = form;
    const [entry] = await tx
      .insert(asoEbiWaiting)
      .values({
        ...{ publicId, packageId, name, phone, email, quantity, userId: ctx.viewer?._id ?? null },
        ...{ placementKey: key, placementHash: hash, createdAt: ctx.clock() },
      })
      .onConflictDoNothing()
      .returning();
    if (!entry) throw new Refusal(waitingErrors.already_waiting);
    return entry.publicId;
  });
}

const isWaitingFor = (packageId: string) =>
  and(eq(asoEbiWaiting.packageId, packageId), eq(asoEbiWaiting.status, 'waiting'));

/** Locks a place of a waiting list with its package. Throws 404. */
async function lockPlace(tx: Tx, waitingKey: string): Promise<WaitingRow> {
  const [found] = await tx.select().from(asoEbiWaiting).where(eq(asoEbiWaiting.publicId, waitingKey));
  if (!found) throw new Refusal(waitingErrors.waiting_gone);
  await lockPackages(tx, [found.packageId]);
  const [entry] = await tx.select().from(asoEbiWaiting).where(eq(asoEbiWaiting._id, found._id)).for('update');
  if (!entry) throw new Refusal(waitingErrors.waiting_gone);
  return entry;
}

/** Leaves a waiting list, or declines an offer, whose sets go to the next. Throws 404, 409 for what has ended. */
export async function leaveWaiting(ctx: Ctx, waitingKey: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const entry = await lockPlace(tx, waitingKey);
    if (entry.status !== 'waiting' && entry.status !== 'offered') throw new Refusal(waitingErrors.offer_over);
    await endOffer(ctx, tx, entry, entry.status === 'offered' ? 'declined' : 'withdrawn');
  });
}

/**
 * Makes an order of an offer, once per Idempotency-Key: the sets are those that are kept already. The offer is used up,
 * whatever becomes of the order. Throws 404, 409 when the offer is over or the order is for other sets, 422.
 */
export function acceptOffer(
  ctx: Ctx,
  waitingKey: string,
  key: string,
  form: GuestOrderForm,
): Promise<Returned<typeof acceptEndpoint>> {
  return answerPlaced(ctx, key, form, async (tx, placed) => {
    const entry = await lockPlace(tx, waitingKey);
    const found = await packageAndEvent(tx, entry.packageId);
    if (!found) throw new Refusal(waitingErrors.waiting_gone);
    const { pack, event } = found;
    const now = ctx.clock();
    if (entry.status !== 'offered' || !entry.offeredUntil || entry.offeredUntil <= now)
      throw new Refusal(waitingErrors.offer_over);
    requireOpen(event, [pack], now, isOver(pack, now));
    const isExact = form.sets.length === entry.quantity && form.sets.every(({ packageId }) => packageId === pack._id);
    if (!isExact) throw new Refusal(waitingErrors.offer_differs);
    const [group] = await tx.select().from(asoEbiGroups).where(eq(asoEbiGroups._id, pack.groupId));
    if (!group) throw new Refusal(waitingErrors.waiting_gone);
    const link = { eventId: event._id, groupId: group._id };
    const contact = { ...form, phone: normalisePhone(form.phone) };
    const { guestId } = await guestOf(ctx, tx, { link, guest: null }, contact);
    const where = { ...placed, event, group, packages: [pack], guestId, isOther: false };
    const made = await storeOrder(ctx, tx, where, form);
    await tx
      .update(asoEbiWaiting)
      .set({ status: 'bought', offeredUntil: null, orderId: made.order._id })
      .where(eq(asoEbiWaiting._id, entry._id));
    return made;
  });
}
