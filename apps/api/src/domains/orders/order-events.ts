import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { extensionsOf } from '../../kit/domain.ts';
import type { OrderRow } from './lock.queries.ts';

/** What happens to orders, in the transaction that does it and under the order’s lock; whoever must follow registers. */
export interface OrderEvents {
  /** An order was placed with its parts; nothing is paid yet. */
  placed?: (deps: Deps, tx: Tx, order: OrderRow) => Promise<void>;
  /** Money of the order came in or goes back, or parts of it have another stage. */
  changed?: (deps: Deps, tx: Tx, orderId: string) => Promise<void>;
}

/** Tells whoever follows that an order was placed. */
export async function tellOfPlacedOrder(deps: Deps, tx: Tx, order: OrderRow): Promise<void> {
  for (const { placed } of extensionsOf('orderEvents')) await placed?.(deps, tx, order);
}

/** Tells whoever follows that an order’s money or stages are others now. */
export async function tellOfChangedOrder(deps: Deps, tx: Tx, orderId: string): Promise<void> {
  for (const { changed } of extensionsOf('orderEvents')) await changed?.(deps, tx, orderId);
}
