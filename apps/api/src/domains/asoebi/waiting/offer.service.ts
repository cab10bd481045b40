import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { dayEnd } from '../../../kit/shop-days.rules.ts';
import { offerEmail, withdrawnEmail } from '../guests/email-templates.ts';
import { forGroup } from '../opening/held.rules.ts';
import { addTaken, isOver, leftOf, lockPackages } from '../placing/places.service.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiPackages, type EventRow, type PackageRow } from '../tables.ts';
import { asoEbiWaiting, type WaitingRow } from './tables.ts';

/** For how long sets are kept for somebody who waited. */
export const OFFER_MS = 24 * HOUR_MS;

/**
 * Offers free sets of a package, under its lock, to who waits: in the order of arrival, all that somebody wants or none.
 * Whoever wants more than are free is waited for, and nobody behind overtakes. After the last day to order nothing is
 * offered by itself, and no offer lasts longer than until then.
 */
export async function offerFreed(deps: Deps, tx: Tx, packageId: string): Promise<void> {
  const found = await packageAndEvent(tx, packageId);
  if (!found) return;
  const { pack, event } = found;
  const now = deps.clock();
  if (pack.deadline === null || pack.withdrawnAt || isOver(pack, now)) return;
  if (event.status !== 'open' || event.heldAt) return;
  let left = leftOf(pack) ?? Number.POSITIVE_INFINITY;
  const line = await tx
    .select()
    .from(asoEbiWaiting)
    .where(and(eq(asoEbiWaiting.packageId, packageId), eq(asoEbiWaiting.status, 'waiting')))
    .orderBy(asc(asoEbiWaiting._id))
    .for('update');
  const until = new Date(Math.min(now.getTime() + OFFER_MS, dayEnd(pack.deadline).getTime()));
  for (const entry of line) {
    if (entry.quantity > left) return;
    left -= entry.quantity;
    await offer(deps, tx, entry, { pack, until });
  }
}

/** Offers what is free of an event, once it takes orders again, later, or more of them than before. */
export async function offerAll(deps: Deps, tx: Tx, eventId: string): Promise<void> {
  const packages = await tx
    .select({ _id: asoEbiPackages._id })
    .from(asoEbiPackages)
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiPackages.groupId))
    .where(eq(asoEbiGroups.eventId, eventId))
    .orderBy(asc(asoEbiPackages._id));
  for (const { _id } of packages) await offerFreed(deps, tx, _id);
}

/** Keeps sets of a locked package for an entry, and tells it. */
export async function offer(
  deps: Deps,
  tx: Tx,
  entry: WaitingRow,
  { pack, until }: { pack: PackageRow; until: Date },
): Promise<void> {
  await addTaken(tx, pack._id, entry.quantity);
  await tx
    .update(asoEbiWaiting)
    .set({ status: 'offered', offeredUntil: until })
    .where(eq(asoEbiWaiting._id, entry._id));
  if (entry.email) {
    const said = { title: pack.title, until: lagosMoment(until) };
    await sendMail(deps, tx, 'aso-ebi-offer', entry.email, offerEmail(entry, said));
  }
}

/** A package under its lock, and its event. */
export async function packageAndEvent(
  tx: Tx,
  packageId: string,
): Promise<{ pack: PackageRow; event: EventRow } | null> {
  const [pack] = await lockPackages(tx, [packageId]);
  if (!pack) return null;
  const [found] = await tx
    .select({ event: asoEbiEvents, group: asoEbiGroups })
    .from(asoEbiEvents)
    .innerJoin(asoEbiGroups, eq(asoEbiGroups.eventId, asoEbiEvents._id))
    .where(eq(asoEbiGroups._id, pack.groupId));
  return found ? { pack, event: forGroup(found.event, found.group) } : null;
}

/** Ends a place in the line of a locked package, or its offer, which is dead then: what is free goes to the next. */
export async function endOffer(
  deps: Deps,
  tx: Tx,
  entry: WaitingRow,
  status: 'declined' | 'expired' | 'withdrawn',
): Promise<void> {
  await tx.update(asoEbiWaiting).set({ status, offeredUntil: null }).where(eq(asoEbiWaiting._id, entry._id));
  if (entry.status === 'offered') await addTaken(tx, entry.packageId, -entry.quantity);
  // Who wanted more than was free may have kept others waiting.
  await offerFreed(deps, tx, entry.packageId);
}

/** Gives sets on whose offer ran out. */
export async function expireOffers(deps: Deps): Promise<void> {
  const isDue = and(eq(asoEbiWaiting.status, 'offered'), lte(asoEbiWaiting.offeredUntil, deps.clock()));
  await forEachDue(
    deps,
    (after, limit) =>
      deps.db
        .select()
        .from(asoEbiWaiting)
        .where(and(isDue, gt(asoEbiWaiting._id, after)))
        .orderBy(asc(asoEbiWaiting._id))
        .limit(limit),
    ({ _id, packageId }) =>
      deps.db.transaction(async (tx) => {
        await lockPackages(tx, [packageId]);
        const [entry] = await tx.select().from(asoEbiWaiting).where(eq(asoEbiWaiting._id, _id)).for('update');
        if (entry?.status !== 'offered' || !entry.offeredUntil || entry.offeredUntil > deps.clock()) return;
        await endOffer(deps, tx, entry, 'expired');
      }),
    ({ _id }) => `aso-ebi offer ${_id} stays open`,
  );
}

/** Tells all who wait for packages that are offered no more, in the transaction that withdraws them. */
export async function withdrawFrom(deps: Deps, tx: Tx, packageIds: readonly string[]): Promise<void> {
  const packages = await lockPackages(tx, packageIds);
  const waiting = await tx
    .select()
    .from(asoEbiWaiting)
    .where(
      and(inArray(asoEbiWaiting.packageId, [...packageIds]), inArray(asoEbiWaiting.status, ['waiting', 'offered'])),
    )
    .orderBy(asc(asoEbiWaiting._id))
    .for('update');
  for (const entry of waiting) {
    await endOffer(deps, tx, entry, 'withdrawn');
    const title = packages.find(({ _id }) => _id === entry.packageId)?.title ?? '';
    if (entry.email) await sendMail(deps, tx, 'aso-ebi-withdrawn', entry.email, withdrawnEmail(entry, title));
  }
}

const lagosMoment = (at: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Lagos' }).format(at)}, Lagos time`;
