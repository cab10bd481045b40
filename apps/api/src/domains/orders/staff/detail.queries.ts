import { commonErrors } from '@adunni/contracts/errors';
import type { LoadedStaffOrder } from '@adunni/contracts/orders/staff';
import { isStaff } from '@adunni/contracts/roles';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { countUnread } from '../../conversations/queries.ts';
import { asWorker } from '../../conversations/rules.ts';
import { users } from '../../identity/tables.ts';
import { releasesOf } from '../../ledger/queries.ts';
import { workshopIdOf } from '../../makers/queries.ts';
import { makers } from '../../makers/tables.ts';
import { fittingAppointments, measuringAppointments } from '../../measurements/queries.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { getSettings } from '../../settings/queries.ts';
import { canSignIn } from '../balance/notices.service.ts';
import { notesOf } from '../conversation/notes.ts';
import { conversationOn } from '../conversation/subject.ts';
import { openProposals, wantedIn } from '../measurements/queries.ts';
import { canBeMeasured } from '../measurements/wanted.rules.ts';
import { fullOrder } from '../queries.ts';
import { restockedIn } from '../refunds/queries.ts';
import { orders } from '../tables.ts';
import { assignmentsOf } from './assigned.queries.ts';
import { earnedOf } from './earned.queries.ts';
import { type Actor, type SentRefund, toStaffOrder } from './present.ts';
import { orderScope, partScope } from './scope.queries.ts';

/** An order as the caller may see it. Throws 404 for what is not theirs. */
export async function staffOrderRecord(ctx: StaffCtx, orderId: string): Promise<LoadedStaffOrder> {
  const { db, viewer, clock } = ctx;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders._id, orderId), orderScope(viewer)));
  if (!order) throw new Refusal(commonErrors.not_found);
  const [full, workshopId, notes, unread, refunded, canPay, releasing] = await Promise.all([
    fullOrder(db, order, partScope(viewer)),
    workshopIdOf(db, viewer._id),
    notesOf(ctx, viewer, orderId),
    countUnread(db, conversationOn(orderId, asWorker(viewer))),
    isStaff(viewer.role) ? refundsOf(db, orderId) : [],
    canSignIn(db, order.userId),
    getSettings(db),
  ]);
  const assignments = await assignmentsOf(
    db,
    full.parts.flatMap(({ _id, tailorId }) => (tailorId ? _id : [])),
  );
  const [wanted, actors, tailors, earned, releases] = await Promise.all([
    wantedIn(
      db,
      full.parts.filter(canBeMeasured).map(({ _id }) => _id),
    ),
    namesOfPeople(
      db,
      [...full.events, ...assignments.values()].map(({ actorId }) => actorId),
    ),
    workshopsOf(
      db,
      full.parts.map(({ tailorId }) => tailorId),
    ),
    earnedOf(db, full.parts),
    releasesOf(
      db,
      full.parts.map(({ _id }) => _id),
    ),
  ]);
  const restocked = await restockedIn(
    db,
    full.parts.map(({ _id }) => _id),
  );
  const partIds = full.parts.map(({ _id }) => _id);
  const appointments = await measuringAppointments(db, partIds, clock());
  const fittings = await fittingAppointments(db, partIds, clock());
  const proposals = await openProposals(db, partIds);
  return toStaffOrder(full, {
    signer: ctx,
    worker: viewer,
    workshopId,
    now: clock(),
    notes,
    unread,
    refunds: refunded,
    actors,
    tailors,
    assignments,
    earned,
    releases,
    restocked,
    releasing,
    wanted,
    appointments,
    fittings,
    proposals,
    isCustomerSuspended: !canPay,
  });
}

/** The order after a change, with the version that the next one names. */
export async function changedOrder(
  ctx: StaffCtx,
  orderId: string,
): Promise<{ record: LoadedStaffOrder; version: number }> {
  const record = await staffOrderRecord(ctx, orderId);
  const [order] = await ctx.db.select({ version: orders.version }).from(orders).where(eq(orders._id, orderId));
  return { record, version: order?.version ?? 0 };
}

/** Refunds of an order that went to the provider, oldest first. */
const refundsOf = (db: Db | Tx, orderId: string): Promise<SentRefund[]> =>
  db
    .select({ refund: refunds, reference: payments.reference })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds._id));

async function namesOfPeople(db: Db | Tx, ids: readonly (string | null)[]): Promise<Map<string, Actor>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ _id: users._id, firstName: users.firstName, lastName: users.lastName, role: users.role })
    .from(users)
    .where(inArray(users._id, known));
  return new Map(rows.map(({ _id, firstName, lastName, role }) => [_id, { name: `${firstName} ${lastName}`, role }]));
}

async function workshopsOf(
  db: Db | Tx,
  ids: readonly (string | null)[],
): Promise<Map<string, { name: string; slug: string }>> {
  const known = ids.flatMap((id) => id ?? []);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ _id: makers._id, name: makers.name, slug: makers.slug })
    .from(makers)
    .where(inArray(makers._id, known));
  return new Map(rows.map(({ _id, ...workshop }) => [_id, workshop]));
}
