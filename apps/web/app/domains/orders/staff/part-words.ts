import type { StaffOrder, StaffPart } from '@adunni/contracts/orders/staff';
import { hasLeft, isCancellable, type Stage, skippedBy } from '@adunni/contracts/orders/stages';
import { countOf } from '../../../kit/count-of.ts';

/** Until when a customer may cancel, by the kind of part. */
const CANCELS_UNTIL: Record<StaffPart['kind'], string> = {
  'made-to-measure': 'until cutting starts',
  'ready-to-wear': 'until it is packed',
};

/** What another date means for the workshop, and that it changes nothing about cancelling. */
export function newDateText({ kind, stage, heldAt }: Pick<StaffPart, 'kind' | 'stage' | 'heldAt'>): string {
  const cancelling = isCancellable(heldAt ?? stage)
    ? `The customer can cancel ${CANCELS_UNTIL[kind]}, as before.`
    : 'The customer can no longer cancel, and a new date doesn’t change that.';
  return `You can change it again whenever you need to. By itself that doesn’t change the workshop’s rating or commission. ${cancelling}`;
}

/** When a part closes, by whom, and what of the customer’s rights ends then; null once it is over. */
export function closingText(
  { stage, money }: Pick<StaffPart, 'stage' | 'money'>,
  delivery: StaffOrder['deliveryOption'],
): string | null {
  if (!money?.release) return null;
  if (stage === 'disputed') return 'Our staff close the order once the dispute is settled.';
  const since = delivery === 'pickup' ? 'it is collected' : 'delivery';
  return `The order closes automatically ${countOf(money.release.daysAfterDelivery, 'day')} after ${since}, unless our staff open a dispute. The customer can report a problem until then; our staff can still refund after that.`;
}

/** Stages from which on nothing of a piece is to be altered by its workshop’s plan. */
const FINISHED: readonly Stage[] = ['quality-check', 'ready', 'packed'];

/** Whether a step leaves fittings behind that are still booked: it skips them, or nothing is altered any more after it. */
export const leavesVisits = (from: Stage, to: Stage): boolean =>
  from !== 'on-hold' && (FINISHED.includes(to) || (hasLeft(to) && to !== 'disputed') || skippedBy(from, to).length > 0);
