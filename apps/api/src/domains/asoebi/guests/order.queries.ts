import { guestErrors, type LoadedGuestOrder } from '@adunni/contracts/asoebi/guest';
import type { Kobo } from '@adunni/contracts/money';
import { and, asc, eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makers } from '../../makers/tables.ts';
import { toPayment } from '../../payments/rules.ts';
import { payments } from '../../payments/tables.ts';
import { isChangeable, takesDetails } from '../changing/cancel.service.ts';
import { withDesigns } from '../designs/designs.queries.ts';
import { balanceDay, dueOf } from '../paying/due.rules.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiHandovers, asoEbiPackages } from '../tables.ts';

/** An order as its guest sees it, whose link says that it is theirs. Throws 404. */
export async function presentOrder(
  { db, clock }: Pick<Deps, 'clock'> & { db: Db | Tx },
  which: SQL,
): Promise<LoadedGuestOrder> {
  const [found] = await db
    .select({
      order: getTableColumns(asoEbiOrders),
      event: getTableColumns(asoEbiEvents),
      group: asoEbiGroups,
      maker: { name: makers.name, slug: makers.slug },
      handover: getTableColumns(asoEbiHandovers),
    })
    .from(asoEbiOrders)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiOrders.eventId))
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiOrders.groupId))
    .innerJoin(makers, eq(makers._id, asoEbiOrders.makerId))
    .innerJoin(asoEbiHandovers, eq(asoEbiHandovers._id, asoEbiOrders.handoverId))
    .where(which);
  if (!found) throw new Refusal(guestErrors.guest_order_gone);
  const { order, event, group, maker, handover } = found;
  const rows = await db
    .select({ set: getTableColumns(asoEbiSets), pack: getTableColumns(asoEbiPackages) })
    .from(asoEbiSets)
    .innerJoin(asoEbiPackages, eq(asoEbiPackages._id, asoEbiSets.packageId))
    .where(eq(asoEbiSets.orderId, order._id))
    .orderBy(asc(asoEbiSets._id));
  const drawn = await withDesigns(
    db,
    rows.map(({ pack }) => pack),
  );
  const now = clock();
  const attempts = await db
    .select()
    .from(payments)
    .where(and(eq(payments.asoEbiOrderId, order._id), ne(payments.status, 'abandoned')))
    .orderBy(asc(payments.createdAt), asc(payments._id));
  const { kind, title, celebrants, day, city, status } = event;
  const isPaused = group.heldAt !== null && order.status !== 'cancelled';
  const isHeld = isPaused || event.heldAt !== null || status === 'cancelled' || order.status === 'cancelled';
  return {
    ...order,
    key: order.publicId,
    event: { kind, title, celebrants, day, city, status },
    ...{ group: group.name, maker, handover, isPaused },
    // Another way of handing over that costs the same can be chosen.
    handovers: await samePriced(db, order),
    plan: order.deposit < order.total ? 'deposit' : 'full',
    sets: rows.map(({ set, pack }, at) => ({
      ...{ _id: set._id, packageId: pack._id, title: pack.title, kind: pack.kind, needs: pack.needs, base: pack.base },
      design: drawn[at]?.design ?? null,
      ...{ wearer: set.wearer, size: set.size ?? '', measurements: set.measurements, price: set.price },
      ...{ stage: set.stage, isCancelled: set.cancelledAt !== null },
      isChangeable: !isHeld && isChangeable(set, [pack], now),
      takesDetails: !isHeld && takesDetails(set, [pack], day, now),
    })),
    due: isPaused || (order.holdUntil && order.holdUntil <= now) ? null : dueOf(order),
    deadline: balanceDay(rows.map(({ pack }) => pack)) ?? '',
    terms: [...(order.terms.sentences ?? [])],
    payments: attempts.map(toPayment),
  };
}

const samePriced = (db: Db | Tx, { eventId, handoverPrice }: { eventId: string; handoverPrice: Kobo }) =>
  db
    .select()
    .from(asoEbiHandovers)
    .where(and(eq(asoEbiHandovers.eventId, eventId), eq(asoEbiHandovers.price, handoverPrice)))
    .orderBy(asc(asoEbiHandovers.position));
