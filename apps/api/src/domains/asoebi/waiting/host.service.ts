import { guestErrors } from '@adunni/contracts/asoebi/guest';
import { type LoadedWaitingRow, waitingErrors } from '@adunni/contracts/asoebi/waiting';
import { and, asc, eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { requireHosted } from '../members/rights.queries.ts';
import { forGroup } from '../opening/held.rules.ts';
import { leftOf, lockPackages, requireOpen } from '../placing/places.service.ts';
import { asoEbiGroups, asoEbiPackages } from '../tables.ts';
import { OFFER_MS, offer } from './offer.service.ts';
import { asoEbiWaiting } from './tables.ts';

/** Who waits for sets of an event, those of a helper’s group only, in the order of arrival. */
export async function listWaiting(db: Db | Tx, userId: string, eventId: string): Promise<LoadedWaitingRow[]> {
  const { rights } = await requireHosted(db, userId, eventId, 'guests');
  return db
    .select({
      ...{ _id: asoEbiWaiting._id, name: asoEbiWaiting.name, group: asoEbiGroups.name, package: asoEbiPackages.title },
      ...{ quantity: asoEbiWaiting.quantity, state: asoEbiWaiting.status, offeredUntil: asoEbiWaiting.offeredUntil },
      createdAt: asoEbiWaiting.createdAt,
    })
    .from(asoEbiWaiting)
    .innerJoin(asoEbiPackages, eq(asoEbiPackages._id, asoEbiWaiting.packageId))
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiPackages.groupId))
    .where(and(eq(asoEbiGroups.eventId, eventId), rights.groupId ? eq(asoEbiGroups._id, rights.groupId) : undefined))
    .orderBy(asc(asoEbiWaiting._id));
}

/**
 * Offers sets to somebody who waits, also after the last day to order, when nothing is offered by itself. Throws 404 for
 * what is another’s, 409 when they wait no more or not enough sets are left.
 */
export async function offerLate(ctx: Ctx<Viewer>, eventId: string, waitingId: string): Promise<LoadedWaitingRow[]> {
  return ctx.db.transaction(async (tx) => {
    const { event, rights } = await requireHosted(tx, ctx.viewer._id, eventId, 'edit', 'share');
    const [found] = await tx
      .select({ entry: asoEbiWaiting, group: asoEbiGroups })
      .from(asoEbiWaiting)
      .innerJoin(asoEbiPackages, eq(asoEbiPackages._id, asoEbiWaiting.packageId))
      .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiPackages.groupId))
      .where(
        and(
          eq(asoEbiWaiting._id, waitingId),
          eq(asoEbiGroups.eventId, eventId),
          rights.groupId ? eq(asoEbiGroups._id, rights.groupId) : undefined,
        ),
      );
    if (!found) throw new Refusal(waitingErrors.waiting_gone);
    const [pack] = await lockPackages(tx, [found.entry.packageId]);
    const [entry] = await tx.select().from(asoEbiWaiting).where(eq(asoEbiWaiting._id, waitingId)).for('update');
    if (!pack || !entry) throw new Refusal(guestErrors.package_gone);
    if (entry.status !== 'waiting') throw new Refusal(waitingErrors.not_waiting);
    const now = ctx.clock();
    requireOpen(forGroup(event, found.group), [pack], now, true);
    const left = leftOf(pack);
    if (left !== null && left < entry.quantity) throw new Refusal(waitingErrors.too_few_left);
    await offer(ctx, tx, entry, { pack, until: new Date(now.getTime() + OFFER_MS) });
    return listWaiting(tx, ctx.viewer._id, eventId);
  });
}
