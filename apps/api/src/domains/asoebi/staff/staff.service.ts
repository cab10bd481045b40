import { asoEbiErrors } from '@adunni/contracts/asoebi/events';
import { handingOverErrors } from '@adunni/contracts/asoebi/handing-over';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import { asoEbiMembers } from '../members/tables.ts';
import { tellHost } from '../proposals/notify.service.ts';
import { asoEbiEvents, type EventRow } from '../tables.ts';
import { offerAll } from '../waiting/offer.service.ts';

/** An event under its lock. Throws 404. */
export async function lockEvent(tx: Tx, eventId: string): Promise<EventRow> {
  const [event] = await tx.select().from(asoEbiEvents).where(eq(asoEbiEvents._id, eventId)).for('no key update');
  if (!event) throw new Refusal(asoEbiErrors.event_not_found);
  return event;
}

/** Holds an event, so that nobody orders, pays for the first time or changes it, or lets it go on. */
async function setHeld(ctx: StaffCtx, tx: Tx, eventId: string, isHeld: boolean): Promise<void> {
  const event = await lockEvent(tx, eventId);
  if ((event.heldAt !== null) === isHeld) return;
  const at = ctx.clock();
  await tx
    .update(asoEbiEvents)
    .set({ heldAt: isHeld ? at : null })
    .where(eq(asoEbiEvents._id, eventId));
  if (!isHeld) await offerAll(ctx, tx, eventId);
  await tellHost(
    ctx,
    tx,
    event,
    {
      title: isHeld ? `${event.title || 'Your event'} is on hold` : `${event.title || 'Your event'} goes on`,
      text: isHeld
        ? 'We are looking into it, and will contact you. Until then guests can’t order.'
        : 'Thank you for your patience. Everything works again.',
      cause: `aso-ebi-${isHeld ? 'held' : 'released'}:${eventId}:${at.toISOString()}`,
    },
    'overview',
  );
}

/** What staff do to events in the list and on their pages. */
export const asoEbiEventActions = {
  hold: (ctx: StaffCtx, tx: Tx, eventId: string) => setHeld(ctx, tx, eventId, true),
  release: (ctx: StaffCtx, tx: Tx, eventId: string) => setHeld(ctx, tx, eventId, false),
};

/** Gives an event to another person with an account, who then hosts it alone. Throws 404, 409. */
export async function handEventOver(
  ctx: Ctx<Viewer>,
  eventId: string,
  { version, email }: { version: number; email: string },
): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (event.version !== version) throw new Refusal(commonErrors.stale);
    const isNamed = and(sql`lower(${users.email}) = ${email.toLowerCase()}`, eq(users.status, 'active'));
    const [person] = await tx.select({ _id: users._id }).from(users).where(isNamed);
    if (!person) throw new Refusal(handingOverErrors.host_unknown);
    const change = { hostId: person._id, version: version + 1, updatedAt: ctx.clock() };
    await tx.update(asoEbiEvents).set(change).where(eq(asoEbiEvents._id, eventId));
    await tx.delete(asoEbiMembers).where(and(eq(asoEbiMembers.eventId, eventId), eq(asoEbiMembers.userId, person._id)));
    await tellHost(
      ctx,
      tx,
      { _id: eventId, hostId: person._id },
      {
        title: `You host ${event.title || 'an event'} now`,
        text: 'We have given it to you. Please see what waits for you.',
        cause: `aso-ebi-host:${eventId}:${version + 1}`,
      },
      'overview',
    );
  });
}
