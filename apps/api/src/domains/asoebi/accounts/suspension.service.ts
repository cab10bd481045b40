import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import type { SuspendedWorkshop } from '../../makers/service.ts';
import { notifyStaff } from '../../notifications/service.ts';
import { asoEbiOrders } from '../placing/tables.ts';
import { hostingKinds } from '../proposals/notification-kinds.ts';
import { tellHost } from '../proposals/notify.service.ts';
import { asoEbiInvitations, asoEbiProposals, type InvitationRow } from '../proposals/tables.ts';
import { asoEbiEvents, type EventRow } from '../tables.ts';
import { tellStaffOf } from './notify.service.ts';
import { isUnsettled } from './open-matters.queries.ts';

/**
 * What follows for aso-ebi when a workshop is suspended: its invitations and proposals end, and hosts are told; events that
 * it makes for take no orders until staff have decided. Sets that were ordered stand.
 */
export async function handOverGroups(deps: Deps, tx: Tx, { _id: makerId, name }: SuspendedWorkshop): Promise<void> {
  const isTheirs = and(
    eq(asoEbiInvitations.makerId, makerId),
    inArray(asoEbiInvitations.status, ['invited', 'offered', 'agreed']),
  );
  const invitedTo = tx.select({ _id: asoEbiInvitations.eventId }).from(asoEbiInvitations).where(isTheirs);
  const events = await lockEvents(tx, inArray(asoEbiEvents._id, invitedTo));
  const invitations = await tx.select().from(asoEbiInvitations).where(isTheirs).orderBy(asc(asoEbiInvitations._id));
  for (const event of events.filter(({ status }) => status !== 'cancelled')) {
    const ofEvent = invitations.filter(({ eventId }) => eventId === event._id);
    await endOffers(deps, tx, ofEvent);
    const isMaking = ofEvent.some(({ status }) => status === 'agreed');
    const isHeld = isMaking && (await hold(deps, tx, event));
    const what = isMaking ? 'Orders stand, and our staff will contact you.' : 'Please invite another maker.';
    await tellHost(deps, tx, event, {
      title: `${name} is not available for ${event.title || 'your event'}`,
      text: isHeld ? `Guests can’t order for now. ${what}` : what,
      cause: `aso-ebi-maker-suspended:${event._id}:${makerId}:${deps.clock().toISOString()}`,
    });
    if (isMaking && event.status !== 'draft')
      await tellStaffOf(deps, tx, event, {
        title: `${name} is suspended and makes sets for ${event.title || 'an event'}`,
        text: 'Talk to the host. Release the event when its sets can be made, or cancel it.',
        cause: `maker-suspended:${makerId}`,
      });
  }
}

/** An event of a suspended host takes no orders until staff release it or give it to another host. What was ordered stands. */
export async function holdHosted(deps: Deps, tx: Tx, userId: string): Promise<void> {
  for (const event of await lockEvents(tx, eq(asoEbiEvents.hostId, userId))) {
    if (event.status !== 'open' && event.status !== 'closed') continue;
    const isHeld = await hold(deps, tx, event);
    await tellStaffOf(deps, tx, event, {
      title: `The host of ${event.title || 'an event'} is suspended`,
      text: `${isHeld ? 'The event is on hold. ' : ''}Give it to another host, release it or cancel it. Ordered sets stand.`,
      cause: `host-suspended:${userId}`,
    });
  }
}

/** Tells staff that a suspended customer waits for sets as a guest; they are made all the same. */
export async function tellOfSuspendedGuest(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const open = await tx
    .select({ number: asoEbiOrders.number })
    .from(asoEbiOrders)
    .where(and(eq(asoEbiOrders.userId, userId), isUnsettled))
    .orderBy(asc(asoEbiOrders._id));
  if (open.length === 0) return;
  await notifyStaff(deps, tx, {
    kind: hostingKinds.staff,
    title: 'A suspended customer has open aso-ebi orders',
    text: `Still open: ${open.map(({ number }) => number).join(', ')}. They go on as agreed unless you cancel them.`,
    path: '/admin/cultural/aso-ebi',
    cause: `aso-ebi-guest-suspended:${userId}:${deps.clock().toISOString()}`,
  });
}

const lockEvents = (tx: Tx, which: ReturnType<typeof eq>): Promise<EventRow[]> =>
  tx.select().from(asoEbiEvents).where(which).orderBy(asc(asoEbiEvents._id)).for('no key update');

async function endOffers(deps: Deps, tx: Tx, invitations: readonly InvitationRow[]): Promise<void> {
  const ids = invitations.map(({ _id }) => _id);
  await tx
    .update(asoEbiProposals)
    .set({ status: 'withdrawn', answeredAt: deps.clock() })
    .where(and(inArray(asoEbiProposals.invitationId, ids), eq(asoEbiProposals.status, 'open')));
  await tx
    .update(asoEbiInvitations)
    .set({ status: 'ended' })
    .where(and(inArray(asoEbiInvitations._id, ids), inArray(asoEbiInvitations.status, ['invited', 'offered'])));
}

/** Holds an open event; answers whether it took orders until then. */
async function hold(deps: Deps, tx: Tx, event: EventRow): Promise<boolean> {
  const isTaking = and(eq(asoEbiEvents._id, event._id), eq(asoEbiEvents.status, 'open'), isNull(asoEbiEvents.heldAt));
  const held = await tx.update(asoEbiEvents).set({ heldAt: deps.clock() }).where(isTaking).returning();
  return held.length > 0;
}
