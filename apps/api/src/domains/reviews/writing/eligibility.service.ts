import type { Stage } from '@adunni/contracts/orders/stages';
import { reviewErrors } from '@adunni/contracts/reviews/reviews';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { ownBooking } from '../bookings/bookings.queries.ts';
import { ownLine } from '../lines.queries.ts';
import { ARRIVED_STAGES, type ReviewEligibility } from '../rules.ts';

/** Something that the caller may review, and who made it. */
export interface Reviewable {
  productId: string | null;
  serviceId: string | null;
  title: string;
  makerId: string;
}

/**
 * What the caller is eligible to review by it. Throws 404 for what is others’, 409 before it has arrived or taken
 * place, and for one’s own work.
 */
export async function reviewable(ctx: Ctx<Viewer>, eligibility: ReviewEligibility): Promise<Reviewable> {
  const { makerUserId, ...thing } =
    eligibility.itemId === null ? await visit(ctx, eligibility.bookingId) : await arrival(ctx, eligibility.itemId);
  if (makerUserId === ctx.viewer._id) throw new Refusal(reviewErrors.own_piece);
  return thing;
}

async function arrival({ db, viewer }: Ctx<Viewer>, itemId: string) {
  const { stage, ...line } = await ownLine(db, viewer._id, itemId);
  if (!(ARRIVED_STAGES as readonly Stage[]).includes(stage)) throw new Refusal(reviewErrors.not_delivered);
  return { ...line, serviceId: null };
}

async function visit({ db, viewer }: Ctx<Viewer>, bookingId: string) {
  const { status, ...booking } = await ownBooking(db, viewer._id, bookingId);
  if (status !== 'completed') throw new Refusal(reviewErrors.not_completed);
  return { ...booking, productId: null };
}
