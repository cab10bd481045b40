import { commonErrors } from '@adunni/contracts/errors';
import type { PartViewer } from '@adunni/contracts/orders/staff';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { workshopIdOf } from '../../makers/queries.ts';
import { lockOrder, type OrderRow, type PartRow } from '../lock.queries.ts';
import { orderParts } from '../tables.ts';
import { viewerOf } from './rules.ts';
import { partScope } from './scope.queries.ts';

/** A part whose order is locked, and what the caller is to it. */
export interface LockedPart {
  order: OrderRow;
  part: PartRow;
  viewer: PartViewer;
}

/**
 * Locks the order of a part that the caller may see, and reads the part as it is then. Throws 404 for another maker’s,
 * 409 when the caller saw an older `version`.
 */
export async function lockPartFor(
  { viewer }: Pick<Ctx<Viewer>, 'viewer'>,
  tx: Tx,
  partId: string,
  version?: number,
): Promise<LockedPart> {
  const found = and(eq(orderParts._id, partId), partScope(viewer));
  const [known] = await tx.select({ orderId: orderParts.orderId }).from(orderParts).where(found);
  if (!known) throw new Refusal(commonErrors.not_found);
  const order = await lockOrder(tx, known.orderId);
  const [part] = await tx.select().from(orderParts).where(found);
  if (!part) throw new Refusal(commonErrors.not_found);
  if (version !== undefined && part.version !== version) throw new Refusal(commonErrors.stale);
  return { order, part, viewer: viewerOf(viewer, part, await workshopIdOf(tx, viewer._id)) };
}
