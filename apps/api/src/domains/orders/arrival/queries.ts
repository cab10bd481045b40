import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { type Places, statement } from '../../../kit/database/statement.ts';
import { makers } from '../../makers/tables.ts';
import type { OrderRow, PartRow } from '../lock.queries.ts';
import { waitingParts } from '../measurements/queries.ts';
import { orderParts, stageEvents } from '../tables.ts';
import { arrivalOf } from './rules.ts';

/** SQL of when a part was sent, null while it was not. */
export const sentAt = sql<Date | null>`(select max(${stageEvents.createdAt}) from ${stageEvents}
  where ${stageEvents.partId} = ${orderParts._id} and ${stageEvents.stage} = 'dispatched')`.mapWith(
  stageEvents.createdAt,
);

/** A part with its maker’s name and account, and when it comes; null when it is not awaited. */
export interface AwaitedPart {
  part: PartRow;
  maker: string;
  makerUserId: string;
  arrival: ReturnType<typeof arrivalOf>;
}

const readAwaited = statement((db, { orderId }: Places<{ orderId: string }>) =>
  db
    .select({ part: orderParts, maker: makers.name, makerUserId: makers.userId, dispatchedAt: sentAt })
    .from(orderParts)
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .where(eq(orderParts.orderId, orderId))
    .orderBy(asc(orderParts._id)),
);

/** The parts of an order with when each comes, in the order in which they were made. */
export async function awaitedParts(db: Db | Tx, order: OrderRow, now: Date): Promise<AwaitedPart[]> {
  const rows = await readAwaited(db, { orderId: order._id });
  const waiting = await waitingParts(
    db,
    rows.map(({ part }) => part),
  );
  return rows.map(({ part, dispatchedAt, ...named }) => {
    const coming = { ...part, measuring: waiting.get(part._id) ?? null };
    return { part, ...named, arrival: arrivalOf(order, coming, dispatchedAt, now) };
  });
}
