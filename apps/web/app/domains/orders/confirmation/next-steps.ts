import { BALANCE_DAYS } from '@adunni/contracts/orders/balance-terms';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { isCancellable, STAGE_PATHS, type Stage } from '@adunni/contracts/orders/stages';
import { day, moment } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';

type Part = Pick<OrderPart, 'stage' | 'kind' | 'maker' | 'acceptBy' | 'balance' | 'isRefunded'>;
export type PaidOrder = Pick<Order, 'deliveryOption' | 'due'> & { parts: readonly Part[] };

/** Stages of what has left its workshop, or never will. */
const GONE: readonly Stage[] = ['dispatched', 'delivered', 'closed', 'disputed', 'cancelled'];
/** Stages in which nothing has to be made any more. */
const MADE: readonly Stage[] = ['ready', 'packed', ...GONE];

/** What happens next with an order that is paid, or its deposit: as far as it is not over, in its order. */
export function nextSteps({ parts, deliveryOption, due }: PaidOrder): string[] {
  const coming = parts.filter(({ stage, isRefunded }) => !isRefunded && !GONE.includes(stage));
  if (coming.length === 0) return [];
  const sewn = coming.filter(({ kind, stage }) => kind === 'made-to-measure' && !MADE.includes(stage));
  return [
    confirming(coming.filter(({ stage }) => stage === 'placed')),
    sewn.some(({ stage }) => isCancellable(stage)) &&
      'The measurements are confirmed before any fabric is cut. Until then you can cancel.',
    fitting(sewn.filter(isUnfitted)),
    sewn.length > 0 && 'Your items are sewn, and you can follow each stage on this page.',
    due > 0 && balanceStep(coming, naira(due)),
    deliveryOption === 'pickup'
      ? 'We let you know as soon as you can pick up your items.'
      : 'We let you know as soon as your items are sent, with their tracking number.',
  ].filter((step) => step !== false && step !== null);
}

/** Whether nobody has tried it on yet. */
const isUnfitted = ({ stage }: Part): boolean => {
  const path = STAGE_PATHS['made-to-measure'];
  return path.indexOf(stage) < path.indexOf('first-fitting');
};

/** From when on a fitting can be booked. */
function fitting(unfitted: readonly Part[]): string | null {
  if (unfitted.length === 0) return null;
  const isAccepted = unfitted.some(({ stage }) => stage !== 'placed');
  return isAccepted
    ? 'You can book a fitting on this page.'
    : 'Once your order is confirmed, you can book a fitting on this page.';
}

/** Who has to accept, and until when. */
function confirming(waiting: readonly Part[]): string | null {
  const [first, ...others] = waiting.toSorted((a, b) => Date.parse(b.acceptBy ?? '') - Date.parse(a.acceptBy ?? ''));
  if (!first?.acceptBy) return null;
  const by = moment(first.acceptBy);
  return others.length > 0
    ? `Each maker confirms their items by ${by}. What a maker can’t make is refunded in full.`
    : `${first.maker.name} confirms your order by ${by}. If not, you get a full refund.`;
}

/** When the balance is asked for. */
function balanceStep(coming: readonly Part[], amount: string): string {
  const dueBy = coming.flatMap(({ balance }) => balance?.dueBy ?? []).toSorted()[0];
  if (dueBy) return `Pay the balance of ${amount} by ${day(dueBy)}.`;
  return `Pay the balance of ${amount} once your items are ready. You then have ${BALANCE_DAYS} days.`;
}
