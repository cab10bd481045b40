import { commonErrors } from '@adunni/contracts/errors';
import { staffOrderErrors } from '@adunni/contracts/orders/work';
import { eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../../kit/context.ts';
import { Refusal } from '../../../../kit/errors.ts';
import { notifyParcelChanged } from '../../notices/parcel-changed.service.ts';
import { orderParts } from '../../tables.ts';
import { lockPartFor } from '../lock.queries.ts';
import { canChangeParcel } from '../rules.ts';

/** How a part travels, as the caller saw it. */
interface Parcel {
  version: number;
  carrier: string;
  trackingNumber: string;
}

/**
 * Corrects the carrier of a part that is on its way, or adds its tracking number, of which the buyer is told; resolves to
 * the order’s id. What is already so changes nothing. Throws 404 for another maker’s part, 409 when it was changed meanwhile, is not on its way
 * or is not the caller’s to send.
 */
export const changeParcel = (ctx: Ctx<Viewer>, partId: string, form: Parcel): Promise<string> =>
  staffWrite(ctx, async (tx) => {
    const { order, part, viewer } = await lockPartFor(ctx, tx, partId);
    if (viewer === 'tailor') throw new Refusal(staffOrderErrors.not_your_step);
    if (!canChangeParcel(viewer, part, order)) throw new Refusal(staffOrderErrors.parcel_settled);
    const { carrier, trackingNumber } = form;
    if (carrier === part.carrier && trackingNumber === (part.trackingNumber ?? '')) return order._id;
    if (part.version !== form.version) throw new Refusal(commonErrors.stale);
    const [changed] = await tx
      .update(orderParts)
      .set({ carrier, trackingNumber, version: sql`${orderParts.version} + 1` })
      .where(eq(orderParts._id, partId))
      .returning();
    if (changed) await notifyParcelChanged(ctx, tx, order, changed);
    return order._id;
  });
