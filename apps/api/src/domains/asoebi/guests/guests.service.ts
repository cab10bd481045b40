import type { AnswerForm } from '@adunni/contracts/asoebi/guest-forms';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { normalisePhone } from '../../../kit/phone.ts';
import { findLinked } from '../links/links.queries.ts';
import type { LinkRow } from '../links/tables.ts';
import { requireTaking } from '../placing/places.service.ts';
import { asoEbiGuests, type GuestRow } from './tables.ts';

interface Contact {
  name: string;
  /** In E.164. */
  phone: string;
  email?: string | null;
}

/**
 * The guest who acts by a link: whose own link it is, or who has this phone, who is added to the list when nobody has. A
 * personal link that is used with another phone than its guest’s is theirs all the same, and told to the host.
 */
export async function guestOf(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  { link, guest }: { link: Pick<LinkRow, 'eventId' | 'groupId'>; guest: GuestRow | null },
  { name, phone, email = null }: Contact,
): Promise<{ guestId: string; isOther: boolean }> {
  if (guest) {
    await tx.update(asoEbiGuests).set({ answer: null }).where(eq(asoEbiGuests._id, guest._id));
    return { guestId: guest._id, isOther: guest.phone !== null && guest.phone !== phone };
  }
  const now = ctx.clock();
  const [known] = await tx
    .insert(asoEbiGuests)
    .values({ eventId: link.eventId, groupId: link.groupId, name, phone, email, openedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [asoEbiGuests.eventId, asoEbiGuests.phone],
      targetWhere: sql`${asoEbiGuests.phone} is not null`,
      set: { answer: null },
    })
    .returning({ _id: asoEbiGuests._id });
  if (!known) throw new Error('the guest was not stored');
  return { guestId: known._id, isOther: false };
}

/** Keeps when a guest first looked at their own link. Throws 404 for a link that works no more. */
export async function tellOpened(ctx: Ctx, linkKey: string): Promise<void> {
  const { guest } = await findLinked(ctx.db, linkKey);
  if (!guest) return;
  await ctx.db
    .update(asoEbiGuests)
    .set({ openedAt: ctx.clock() })
    .where(and(eq(asoEbiGuests._id, guest._id), isNull(asoEbiGuests.openedAt)));
}

/**
 * Keeps what somebody answers who orders nothing, or takes it back; it can change as long as orders are taken. Throws 404
 * for a link that works no more, 409 when orders are closed.
 */
export async function answerInvitation(ctx: Ctx, linkKey: string, { name, phone, answer }: AnswerForm): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const linked = await findLinked(tx, linkKey, 'share');
    requireTaking(linked.event);
    const { guestId } = await guestOf(ctx, tx, linked, { name, phone: normalisePhone(phone) });
    await tx.update(asoEbiGuests).set({ answer }).where(eq(asoEbiGuests._id, guestId));
  });
}
