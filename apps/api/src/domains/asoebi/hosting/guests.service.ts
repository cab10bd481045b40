import { asoEbiErrors } from '@adunni/contracts/asoebi/events';
import { type GuestForm, guestErrors, MOST_GUESTS } from '@adunni/contracts/asoebi/guest-list';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { normalisePhone } from '../../../kit/phone.ts';
import { asoEbiGuests } from '../guests/tables.ts';
import { asoEbiLinks } from '../links/tables.ts';
import { type Hosted, requireHosted } from '../members/rights.queries.ts';
import { asoEbiOrders } from '../placing/tables.ts';
import { asoEbiGroups } from '../tables.ts';

/** Throws 404 for a group that is not the event’s, or not one that the caller sees. */
export async function requireGuestGroup(tx: Tx, { event, rights }: Hosted, groupId: string): Promise<void> {
  const isOfEvent = and(eq(asoEbiGroups._id, groupId), eq(asoEbiGroups.eventId, event._id));
  const isSeen = rights.groupId === null || rights.groupId === groupId;
  if (!isSeen || (await tx.$count(asoEbiGroups, isOfEvent)) === 0) throw new Refusal(asoEbiErrors.event_not_found);
}

/** Adds a guest, once however often it is sent, or changes one. Throws 400, 404, 409. */
export async function saveGuest(ctx: Ctx<Viewer>, eventId: string, guestId: string, form: GuestForm): Promise<void> {
  const { groupId, name, note } = form;
  const values = {
    ...{ groupId, name, note },
    phone: form.phone ? normalisePhone(form.phone) : null,
    email: form.email || null,
    tableCode: form.tableCode || null,
  };
  await ctx.db.transaction(async (tx) => {
    const hosted = await requireHosted(tx, ctx.viewer._id, eventId, 'guests', 'share');
    await requireGuestGroup(tx, hosted, groupId);
    if (values.phone) await requireUnknown(tx, eventId, guestId, values.phone);
    const [stored] = await tx.select().from(asoEbiGuests).where(eq(asoEbiGuests._id, guestId)).for('no key update');
    if (stored) {
      const isSeen = hosted.rights.groupId === null || hosted.rights.groupId === stored.groupId;
      if (stored.eventId !== eventId || !isSeen) throw new Refusal(commonErrors.not_found);
      await tx.update(asoEbiGuests).set(values).where(eq(asoEbiGuests._id, guestId));
      return;
    }
    if ((await tx.$count(asoEbiGuests, eq(asoEbiGuests.eventId, eventId))) >= MOST_GUESTS)
      throw new Refusal(guestErrors.too_many_guests);
    await tx
      .insert(asoEbiGuests)
      .values({ _id: guestId, eventId, ...values, createdAt: ctx.clock() })
      .onConflictDoNothing();
  });
}

async function requireUnknown(tx: Tx, eventId: string, guestId: string, phone: string): Promise<void> {
  const [known] = await tx
    .select({ _id: asoEbiGuests._id })
    .from(asoEbiGuests)
    .where(and(eq(asoEbiGuests.eventId, eventId), eq(asoEbiGuests.phone, phone)));
  if (known && known._id !== guestId) throw new Refusal(guestErrors.guest_known);
}

/** Takes a guest who has not ordered off the list, and their link with them. Throws 404, 409. */
export async function removeGuest(ctx: Ctx<Viewer>, eventId: string, guestId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { rights } = await requireHosted(tx, ctx.viewer._id, eventId, 'guests', 'share');
    const [guest] = await tx
      .select()
      .from(asoEbiGuests)
      .where(and(eq(asoEbiGuests._id, guestId), eq(asoEbiGuests.eventId, eventId)))
      .for('update');
    if (!guest || (rights.groupId !== null && rights.groupId !== guest.groupId))
      throw new Refusal(commonErrors.not_found);
    if ((await tx.$count(asoEbiOrders, eq(asoEbiOrders.guestId, guestId))) > 0)
      throw new Refusal(guestErrors.guest_ordered);
    await tx.delete(asoEbiLinks).where(eq(asoEbiLinks.guestId, guestId));
    await tx.delete(asoEbiGuests).where(eq(asoEbiGuests._id, guestId));
  });
}
