import { commonErrors } from '@adunni/contracts/errors';
import type { PickupPlaceForm } from '@adunni/contracts/makers/pickup-forms';
import { eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../kit/context.ts';
import { extensionsOf } from '../../kit/domain.ts';
import { Refusal } from '../../kit/errors.ts';
import { makers } from './tables.ts';
import { lockOwnShop } from './verification/shop.queries.ts';

/**
 * Sets where customers of the caller’s shop pick up, or that they can’t any more; what was ordered before can still be
 * picked up. Throws 409 when the shop was changed since it was seen.
 */
export async function changePickupPlace(
  ctx: Ctx<Viewer>,
  version: number,
  place: PickupPlaceForm | null,
): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const shop = await lockOwnShop(ctx, tx);
    if (shop.version !== version) throw new Refusal(commonErrors.stale);
    await tx
      .update(makers)
      .set({ pickupPlace: place, version: sql`${makers.version} + 1` })
      .where(eq(makers._id, shop._id));
    if (place) for (const follow of extensionsOf('pickupPlaceChanged')) await follow(ctx, tx, shop, place);
  });
}
