import { asoEbiErrors } from '@adunni/contracts/asoebi/events';
import { and, asc, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { lockPackages } from '../placing/places.service.ts';
import { tellHost } from '../proposals/notify.service.ts';
import { asoEbiGroups, asoEbiPackages } from '../tables.ts';
import { offerFreed } from '../waiting/offer.service.ts';
import { lockEvent } from './staff.service.ts';

/**
 * Holds one group of an event, so that its guests neither order nor pay, or lets it go on; other groups go on as they
 * are. What is repeated changes nothing. Throws 404.
 */
export async function setGroupHeld(
  ctx: Ctx<Viewer>,
  { eventId, groupId }: { eventId: string; groupId: string },
  isHeld: boolean,
): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const event = await lockEvent(tx, eventId);
    const isIt = and(eq(asoEbiGroups._id, groupId), eq(asoEbiGroups.eventId, eventId));
    const [group] = await tx.select().from(asoEbiGroups).where(isIt).for('no key update');
    if (!group) throw new Refusal(asoEbiErrors.event_not_found);
    if ((group.heldAt !== null) === isHeld) return;
    const at = ctx.clock();
    await tx
      .update(asoEbiGroups)
      .set(isHeld ? { heldAt: at } : { heldAt: null, releasedAt: at })
      .where(isIt);
    const packages = await tx
      .select({ _id: asoEbiPackages._id })
      .from(asoEbiPackages)
      .where(eq(asoEbiPackages.groupId, groupId))
      .orderBy(asc(asoEbiPackages._id));
    // Whoever takes up an offer looks at the group under the lock of its package.
    const ids = packages.map(({ _id }) => _id);
    await lockPackages(tx, ids);
    if (!isHeld) for (const _id of ids) await offerFreed(ctx, tx, _id);
    const named = `${group.name || 'A group'} of ${event.title || 'your event'}`;
    await tellHost(
      ctx,
      tx,
      event,
      {
        title: isHeld ? `${named} is on hold` : `${named} goes on`,
        text: isHeld
          ? 'We are looking into it, and will contact you. Until then its guests can’t order or pay; your other groups go on.'
          : 'Thank you for your patience. Its guests can order and pay again.',
        cause: `aso-ebi-group-${isHeld ? 'held' : 'released'}:${groupId}:${at.toISOString()}`,
      },
      'overview',
    );
  });
}
