import { commonErrors } from '@adunni/contracts/errors';
import type { LoadedOrderMeasurements } from '@adunni/contracts/measurements/measurements';
import type { ReadingPurpose } from '@adunni/contracts/orders/measurements';
import type { Stage } from '@adunni/contracts/orders/stages';
import { isStaff } from '@adunni/contracts/roles';
import { and, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import { auditEntries } from '../../../../kit/audit/tables.ts';
import type { Ctx, Viewer } from '../../../../kit/context.ts';
import type { Db, Tx } from '../../../../kit/database/connect.ts';
import { Refusal } from '../../../../kit/errors.ts';
import { partScope } from '../../staff/scope.queries.ts';
import { orderParts, orders } from '../../tables.ts';
import { measurementsOf } from '../queries.ts';
import { READ } from './readings.queries.ts';

const OVER: readonly Stage[] = ['closed', 'cancelled'];

/**
 * The parts whose measurements somebody may read: staff all; a maker the own and the assigned ones, from the payment
 * until they are closed or cancelled.
 */
function readableParts(viewer: Viewer): SQL | undefined {
  if (isStaff(viewer.role)) return undefined;
  return and(
    partScope(viewer),
    inArray(orders.status, ['paid', 'part-paid', 'completed']),
    notInArray(orderParts.stage, [...OVER]),
  );
}

/** A part whose measurements the caller may read. Throws 404. */
export async function findReadablePart(db: Db | Tx, viewer: Viewer, partId: string) {
  const [part] = await db
    .select({
      ...{ _id: orderParts._id, stage: orderParts.stage },
      ...{ number: orders.number, orderId: orders._id, customerId: orders.userId },
    })
    .from(orderParts)
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(and(eq(orderParts._id, partId), readableParts(viewer)));
  if (!part) throw new Refusal(commonErrors.not_found);
  return part;
}

/** What was read of a part: what its items are made from, and of which order it is. */
export interface ReadMeasurements {
  number: string;
  orderId: string;
  /** Whether the part was closed or cancelled. */
  isOver: boolean;
  lines: LoadedOrderMeasurements[];
}

/**
 * What the pieces of a part are made from, for its makers and staff; the reading is in the log before the answer is,
 * with what it was for. Throws 404.
 */
export async function readMeasurements(
  { db, viewer, clock }: Ctx<Viewer>,
  partId: string,
  purpose: ReadingPurpose = 'work',
): Promise<ReadMeasurements> {
  const part = await findReadablePart(db, viewer, partId);
  const { number, orderId, stage } = part;
  const lines = await measurementsOf(db, eq(orderParts._id, partId));
  if (lines.some(({ frozen, proposals }) => frozen || proposals.length > 0))
    await db.insert(auditEntries).values({
      actorId: viewer._id,
      action: `${READ} ${number}${purpose === 'pattern' ? ' for a pattern' : ''}`,
      table: 'order_parts',
      rowId: partId,
      after: { order_id: orderId, ...(purpose !== 'work' && { purpose }) },
      createdAt: clock(),
    });
  return { number, orderId, isOver: OVER.includes(stage), lines };
}
