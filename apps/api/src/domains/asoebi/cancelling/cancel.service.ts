import { cancellingErrors, type LoadedCancellation } from '@adunni/contracts/asoebi/cancelling';
import { EVENT_STATUSES, type EventStatus } from '@adunni/contracts/asoebi/names';
import { openingErrors } from '@adunni/contracts/asoebi/opening';
import { commonErrors } from '@adunni/contracts/errors';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { endedBy } from '../changing/end.service.ts';
import { requireHosted } from '../members/rights.queries.ts';
import { asoEbiOrders, asoEbiSets, type SetRow } from '../placing/tables.ts';
import { tellMaker } from '../proposals/notify.service.ts';
import { asoEbiInvitations } from '../proposals/tables.ts';
import { lockEvent } from '../staff/staff.service.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiPackages, type EventRow } from '../tables.ts';
import { withdrawFrom } from '../waiting/offer.service.ts';
import { cancelOrdersJob } from './jobs.ts';

/** What somebody was shown before they cancelled an event, and what guests read. */
export interface CancelForm {
  version: number;
  refund: Kobo;
  reason: string;
}

/** Whether a set is past where it can be given up without loss. */
export const isBegun = ({ stage }: Pick<SetRow, 'stage'>): boolean => stage !== 'waiting' && stage !== 'measured';

/** What cancelling an event would do: the sum of what ending its orders one by one gives back. */
export async function quote(db: Db | Tx, eventId: string): Promise<LoadedCancellation> {
  const orders = await db
    .select()
    .from(asoEbiOrders)
    .where(and(eq(asoEbiOrders.eventId, eventId), ne(asoEbiOrders.status, 'cancelled')));
  const active = await db
    .select()
    .from(asoEbiSets)
    .where(
      and(
        isNull(asoEbiSets.cancelledAt),
        inArray(
          asoEbiSets.orderId,
          db
            .select({ _id: asoEbiOrders._id })
            .from(asoEbiOrders)
            .where(and(eq(asoEbiOrders.eventId, eventId), ne(asoEbiOrders.status, 'cancelled'))),
        ),
      ),
    );
  const byOrder = Map.groupBy(active, ({ orderId }) => orderId);
  const sum: LoadedCancellation = { orders: 0, sets: 0, inProduction: 0, refund: kobo(0) };
  for (const order of orders) {
    const sets = byOrder.get(order._id) ?? [];
    const begun = sets.filter(isBegun);
    sum.inProduction += begun.length;
    if (begun.length === sets.length) continue;
    sum.orders += 1;
    sum.sets += sets.length - begun.length;
    sum.refund = kobo(sum.refund + endedBy(order, begun).refund);
  }
  return sum;
}

/** What the caller would refund by cancelling their event. Throws 404. */
export async function quoteAsHost({ db, viewer }: Ctx<Viewer>, eventId: string): Promise<LoadedCancellation> {
  await requireHosted(db, viewer._id, eventId, 'host');
  return quote(db, eventId);
}

/** Cancels the caller’s event before anything of it is in production. Throws 404, 409. */
export async function cancelAsHost(ctx: Ctx<Viewer>, eventId: string, form: CancelForm): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { event } = await requireHosted(tx, ctx.viewer._id, eventId, 'host', 'update');
    if (event.heldAt !== null) throw new Refusal(openingErrors.event_held);
    await cancel(ctx, tx, event, form, { mayBeBegun: false });
  });
}

/** Cancels an event, also one that is in production: what is begun is finished. Throws 404, 409. */
export async function cancelAsStaff(ctx: Ctx<Viewer>, eventId: string, form: CancelForm): Promise<void> {
  await staffWrite(ctx, async (tx) => cancel(ctx, tx, await lockEvent(tx, eventId), form, { mayBeBegun: true }));
}

/**
 * Cancels a locked event: nobody can order any more at once, and a job ends its orders one by one. Throws 409 when another
 * sum would go back than was shown.
 */
async function cancel(
  deps: Deps,
  tx: Tx,
  event: EventRow,
  { version, refund, reason }: CancelForm,
  { mayBeBegun }: { mayBeBegun: boolean },
): Promise<void> {
  if (!(EVENT_STATUSES[event.status].next as readonly EventStatus[]).includes('cancelled'))
    throw new Refusal(cancellingErrors.event_not_running);
  if (event.version !== version) throw new Refusal(commonErrors.stale);
  const quoted = await quote(tx, event._id);
  if (quoted.inProduction > 0 && !mayBeBegun) throw new Refusal(cancellingErrors.event_in_production);
  if (quoted.refund !== refund) throw new Refusal(cancellingErrors.refund_sum_changed);
  const at = deps.clock();
  const over = {
    status: 'cancelled' as const,
    cancelledAt: at,
    cancelReason: reason,
    version: version + 1,
    updatedAt: at,
  };
  await tx.update(asoEbiEvents).set(over).where(eq(asoEbiEvents._id, event._id));
  await tellMakers(deps, tx, event, quoted.inProduction);
  const packages = await tx
    .select({ _id: asoEbiPackages._id })
    .from(asoEbiPackages)
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiPackages.groupId))
    .where(eq(asoEbiGroups.eventId, event._id));
  await withdrawFrom(
    deps,
    tx,
    packages.map(({ _id }) => _id),
  );
  await deps.jobs.enqueue(tx, cancelOrdersJob, {});
}

async function tellMakers(deps: Deps, tx: Tx, event: EventRow, inProduction: number): Promise<void> {
  const invitations = await tx
    .select()
    .from(asoEbiInvitations)
    .where(
      and(
        eq(asoEbiInvitations.eventId, event._id),
        inArray(asoEbiInvitations.status, ['invited', 'offered', 'agreed']),
      ),
    );
  for (const invitation of invitations)
    await tellMaker(deps, tx, invitation, {
      title: `${event.title} was cancelled`,
      text:
        invitation.status === 'agreed' && inProduction > 0
          ? 'Please finish the sets that are in production. All others are cancelled.'
          : 'Nothing of it is to be made any more.',
      cause: `aso-ebi-cancelled:${invitation._id}`,
    });
}
