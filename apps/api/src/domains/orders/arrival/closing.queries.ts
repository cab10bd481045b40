import { type Kobo, kobo } from '@adunni/contracts/money';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { balancesOfParts } from '../../ledger/service.ts';
import { getSettings } from '../../settings/queries.ts';
import { materialsShare } from '../ledger/entries.rules.ts';
import { waitingParts } from '../measurements/queries.ts';
import { isBeforeCutting } from '../staff/rules.ts';
import { orderParts, orders } from '../tables.ts';
import { sentAt } from './queries.ts';
import { arrivalOf, closingOf } from './rules.ts';

/** A part that is still to close. */
export interface ClosingPart {
  partId: string;
  orderId: string;
  number: string;
  /** By when it closes, which pays its maker; null while nobody can say when it arrives. */
  closesAt: Date | null;
  /** What of its maker’s earnings its cutting releases; nothing once it is cut. */
  atCutting: Kobo;
}

/**
 * When parts close by the rule of the job that closes them, so many days after they were, or will be, delivered; and
 * what is released before, when they are cut.
 */
export async function partClosings(db: Db | Tx, partIds: readonly string[], now: Date): Promise<ClosingPart[]> {
  if (partIds.length === 0) return [];
  const [rows, { fitWindowDays, materialsSharePercent }, balances] = await Promise.all([
    db
      .select({ part: orderParts, order: orders, dispatchedAt: sentAt })
      .from(orderParts)
      .innerJoin(orders, eq(orders._id, orderParts.orderId))
      .where(inArray(orderParts._id, [...partIds]))
      .orderBy(desc(orderParts._id)),
    getSettings(db as Db),
    balancesOfParts(db, partIds),
  ]);
  const waiting = await waitingParts(
    db,
    rows.map(({ part }) => part),
  );
  return rows.map(({ part, order, dispatchedAt }) => {
    const arrival = arrivalOf(order, { ...part, measuring: waiting.get(part._id) ?? null }, dispatchedAt, now);
    return {
      partId: part._id,
      orderId: order._id,
      number: order.number,
      closesAt: closingOf(part, arrival, { fitWindowDays, now }),
      atCutting: isBeforeCutting(part)
        ? materialsShare(part, balances.get(part._id) ?? {}, materialsSharePercent)
        : kobo(0),
    };
  });
}
