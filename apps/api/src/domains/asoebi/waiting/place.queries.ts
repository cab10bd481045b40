import { type LoadedWaitingPlace, waitingErrors } from '@adunni/contracts/asoebi/waiting';
import { and, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { presentForGuest } from '../guests/event.queries.ts';
import { asoEbiOrders } from '../placing/tables.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiPackages } from '../tables.ts';
import { asoEbiWaiting } from './tables.ts';

/** A place on a waiting list, for whoever holds its link. Throws 404. */
export async function presentPlace(deps: Pick<Deps, 'db' | 'clock'>, waitingKey: string): Promise<LoadedWaitingPlace> {
  const { db } = deps;
  const [found] = await db
    .select({
      entry: getTableColumns(asoEbiWaiting),
      event: getTableColumns(asoEbiEvents),
      group: getTableColumns(asoEbiGroups),
      orderKey: asoEbiOrders.publicId,
    })
    .from(asoEbiWaiting)
    .innerJoin(asoEbiPackages, eq(asoEbiPackages._id, asoEbiWaiting.packageId))
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiPackages.groupId))
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiGroups.eventId))
    .leftJoin(asoEbiOrders, eq(asoEbiOrders._id, asoEbiWaiting.orderId))
    .where(eq(asoEbiWaiting.publicId, waitingKey));
  if (!found) throw new Refusal(waitingErrors.waiting_gone);
  const { entry, event, group, orderKey } = found;
  const { status: state, name, phone, email, packageId, quantity, offeredUntil } = entry;
  const before = and(
    eq(asoEbiWaiting.packageId, packageId),
    eq(asoEbiWaiting.status, 'waiting'),
    lt(asoEbiWaiting._id, entry._id),
  );
  const shown = await presentForGuest(deps, { event, group, guest: null });
  return {
    ...{ state, name, phone, email, packageId, quantity, offeredUntil, orderKey },
    ahead: state === 'waiting' ? await db.$count(asoEbiWaiting, before) : 0,
    event: shown,
  };
}
