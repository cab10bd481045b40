import { guestErrors, REMINDER_HOURS, type ReminderKind } from '@adunni/contracts/asoebi/guest-list';
import { commonErrors } from '@adunni/contracts/errors';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { asoEbiGuests, type GuestRow } from '../guests/tables.ts';
import { type Hosted, requireHosted } from '../members/rights.queries.ts';
import { asoEbiGroups, type EventRow } from '../tables.ts';
import { guestKeys, newKeys } from './guest-links.service.ts';
import { guestsWithOrders } from './guests.queries.ts';
import { guestPath, reminderEmail, reminderText } from './messages.rules.ts';

/** Reminders of one event in a day; an event has at most 5,000 guests. */
const REMINDERS = { most: 6000, minutes: 24 * 60 };

/** Whom a reminder fits; false for all at a time when it would make no sense. */
function fits(kind: ReminderKind, { status, day }: EventRow, now: Date): SQL {
  const today = shopDay(now);
  const hasOrdered = sql`(o.is_reserved or o.is_part_paid or o.is_paid)`;
  const canOrder = sql`exists (select from aso_ebi_packages p where p.group_id = g.group_id
    and p.withdrawn_at is null and p.deadline >= ${today})`;
  const isUndecided = sql`g.answer is null and not coalesce(${hasOrdered}, false) and ${canOrder}`;
  const conditions: Record<ReminderKind, SQL> = {
    invite: status === 'open' ? sql`g.invited_at is null and ${isUndecided}` : sql`false`,
    answer: status === 'open' ? sql`g.invited_at is not null and ${isUndecided}` : sql`false`,
    pay: status === 'open' || status === 'closed' ? sql`o.is_part_paid and o.outstanding > 0` : sql`false`,
    sizes: (status === 'open' || status === 'closed') && day !== null && day >= today ? sql`m.waiting > 0` : sql`false`,
    collect: status === 'open' || status === 'closed' ? sql`m.ready > 0` : sql`false`,
    thanks: day !== null && day <= today ? sql`m.collected > 0 and g.thanked_at is null` : sql`false`,
  };
  return conditions[kind];
}

/** That a guest is one whom the caller sees, whom a reminder fits, and who has got none lately. */
function conditionOf({ event, rights }: Hosted, kind: ReminderKind, groupId: string | undefined, now: Date): SQL {
  const since = new Date(now.getTime() - REMINDER_HOURS * HOUR_MS).toISOString();
  return sql.join(
    [
      sql`g.event_id = ${event._id}`,
      fits(kind, event, now),
      // Nobody is asked to order or pay what staff look into.
      sql`not exists (select from ${asoEbiGroups} h where h.id = g.group_id and h.held_at is not null)`,
      sql`(g.reminded_at is null or g.reminded_at <= ${since})`,
      ...(rights.groupId === null ? [] : [sql`g.group_id = ${rights.groupId}`]),
      ...(groupId ? [sql`g.group_id = ${groupId}`] : []),
    ],
    sql` and `,
  );
}

/** Whom a reminder fits now, by name; nobody while staff look into the event. */
export async function findReminders(
  db: Db | Tx,
  hosted: Hosted,
  { kind, groupId }: { kind: ReminderKind; groupId?: string | undefined },
  now: Date,
) {
  if (hosted.event.heldAt !== null) return [];
  const { rows } = await db.execute<{ guestId: string; name: string; hasEmail: boolean; hasPhone: boolean }>(
    sql`select g.id as "guestId", g.name, g.email is not null as "hasEmail", g.phone is not null as "hasPhone"
      from ${guestsWithOrders(hosted.event._id)} where ${conditionOf(hosted, kind, groupId, now)} order by g.name, g.id`,
  );
  return rows;
}

/** Mails a reminder to those of the guests whom it fits still; the others are skipped. Throws 404, 429. */
export async function sendReminders(
  ctx: Ctx<Viewer>,
  eventId: string,
  { kind, guestIds }: { kind: ReminderKind; guestIds: readonly string[] },
): Promise<{ mailed: number; skipped: number }> {
  const fresh = newKeys(guestIds);
  await requireHosted(ctx.db, ctx.viewer._id, eventId, 'guests');
  await limitAttempts(ctx.db, `aso-ebi-reminders:${eventId}`, REMINDERS, ctx.clock());
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    const { event, guests } = await claim(ctx, tx, eventId, kind, guestIds);
    const mailed = guests.filter(({ email }) => email !== null);
    const keys = await guestKeys(tx, mailed, fresh, now);
    for (const { _id, name, email } of mailed)
      if (email)
        await sendMail(ctx, tx, `aso-ebi-${kind}`, email, reminderEmail(kind, event, name, keys.get(_id) ?? ''));
    await mark(tx, mailed, kind, now);
    return { mailed: mailed.length, skipped: new Set(guestIds).size - mailed.length };
  });
}

/** Writes a reminder for one guest, which the caller sends from their own phone. Throws 404, 409 when it does not fit now. */
export async function prepareMessage(
  ctx: Ctx<Viewer>,
  eventId: string,
  guestId: string,
  kind: ReminderKind,
): Promise<{ text: string; url: string }> {
  const fresh = newKeys([guestId]);
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    const { event, guests } = await claim(ctx, tx, eventId, kind, [guestId]);
    const [guest] = guests;
    if (!guest?.phone) throw new Refusal(guestErrors.reminder_unfit);
    const keys = await guestKeys(tx, [guest], fresh, now);
    const link = `${ctx.config.publicUrl}${guestPath(keys.get(guestId) ?? '')}`;
    const text = reminderText(kind, event, guest.name, link);
    await mark(tx, [guest], kind, now);
    return { text, url: `https://wa.me/${guest.phone.replace('+', '')}?text=${encodeURIComponent(text)}` };
  });
}

/** The guests whom a reminder fits, locked, so that two who press at once remind nobody twice. Throws 404. */
async function claim(
  ctx: Ctx<Viewer>,
  tx: Tx,
  eventId: string,
  kind: ReminderKind,
  guestIds: readonly string[],
): Promise<{ event: EventRow; guests: GuestRow[] }> {
  const hosted = await requireHosted(tx, ctx.viewer._id, eventId, 'guests');
  const isOne = inArray(asoEbiGuests._id, [...guestIds]);
  const locked = await tx.select().from(asoEbiGuests).where(isOne).orderBy(asoEbiGuests._id).for('no key update');
  if (locked.some((guest) => guest.eventId !== eventId)) throw new Refusal(commonErrors.not_found);
  const fitting = new Set((await findReminders(tx, hosted, { kind }, ctx.clock())).map((row) => row.guestId));
  return { event: hosted.event, guests: locked.filter(({ _id }) => fitting.has(_id)) };
}

async function mark(tx: Tx, guests: readonly GuestRow[], kind: ReminderKind, now: Date): Promise<void> {
  for (const { _id, invitedAt, thankedAt } of guests)
    await tx
      .update(asoEbiGuests)
      .set({
        remindedAt: now,
        invitedAt: invitedAt ?? (kind === 'invite' ? now : null),
        thankedAt: kind === 'thanks' ? now : thankedAt,
      })
      .where(eq(asoEbiGuests._id, _id));
}
