import type { partBalance } from '@adunni/contracts/orders/balance';
import type { z } from 'zod';
import type { OrderRow, PartRow } from '../lock.queries.ts';
import type { ItemRow } from '../present.ts';
import { balanceDueBy, isOverdue, lackOf, waitsForBalance } from './rules.ts';
import { unpaidSplit } from './terms.rules.ts';

/** What is still to be paid for a part after the deposit, and what becomes of it otherwise; null when that is nothing. */
export function toBalance(
  order: OrderRow,
  part: PartRow,
  items: readonly ItemRow[],
  now: Date,
): z.output<typeof partBalance> | null {
  const amount = lackOf(order, part);
  if (amount === 0) return null;
  const since = waitsForBalance(order, part) ? part.balanceSince : null;
  const { kept, back } = unpaidSplit(
    part,
    items.filter(({ partId }) => partId === part._id),
  );
  return { amount, since, dueBy: since && balanceDueBy(since), isOverdue: isOverdue(since, now), kept, back };
}
