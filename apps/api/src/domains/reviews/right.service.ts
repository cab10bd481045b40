import type { Stage } from '@adunni/contracts/order-stages';
import { reviewErrors } from '@adunni/contracts/reviews';
import type { Ctx, Viewer } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import { ownLine } from './lines.queries.ts';
import { ARRIVED } from './rules.ts';

/** A line of the caller’s that gives the right to review it. Throws 404 for others’, 409 before it has arrived. */
export async function reviewableLine({ db, viewer }: Ctx<Viewer>, itemId: string) {
  const line = await ownLine(db, viewer._id, itemId);
  if (!(ARRIVED as readonly Stage[]).includes(line.stage)) throw new Refusal(reviewErrors.not_delivered);
  if (line.makerUserId === viewer._id) throw new Refusal(reviewErrors.own_piece);
  return line;
}
