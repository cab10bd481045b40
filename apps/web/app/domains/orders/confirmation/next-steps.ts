import { pickupAddress } from '@adunni/contracts/makers/pickup';
import { BALANCE_DAYS } from '@adunni/contracts/orders/balance-terms';
import { withoutFitting } from '@adunni/contracts/orders/fitting/fit-terms';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { KEPT_TERMS, whoCollects } from '@adunni/contracts/orders/pickup';
import { isCancellable, STAGE_PATHS, type Stage } from '@adunni/contracts/orders/stages';
import { isSentAbroad } from '@adunni/contracts/services/attending';
import { day } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';
import { ownMoment } from '../../availability/public/clocks/own-moment.ts';
import { fittingDaysText } from '../public/fitting-day.ts';

type Part = Pick<
  OrderPart,
  '_id' | 'stage' | 'kind' | 'maker' | 'acceptBy' | 'balance' | 'isRefunded' | 'readyBy' | 'pickup'
>;
export type PaidOrder = Pick<Order, 'number' | 'deliveryOption' | 'due' | 'placedAt' | 'address'> & {
  parts: readonly Part[];
};

/** Stages of what has left its workshop, or never will. */
const GONE: readonly Stage[] = ['dispatched', 'delivered', 'closed', 'disputed', 'cancelled'];
/** Stages in which nothing has to be made any more. */
const MADE: readonly Stage[] = ['ready', 'packed', ...GONE];

/**
 * What happens next with an order that is paid, or its deposit: as far as it is not over, in its order. `unmeasured` are
 * the parts that wait for measurements.
 */
export function nextSteps(order: PaidOrder, unmeasured: readonly string[] = []): string[] {
  const { parts, deliveryOption, due } = order;
  const coming = parts.filter(({ stage, isRefunded }) => !isRefunded && !GONE.includes(stage));
  if (coming.length === 0) return [];
  const sewn = coming.filter(({ kind, stage }) => kind === 'made-to-measure' && !MADE.includes(stage));
  return [
    confirming(coming.filter(({ stage }) => stage === 'placed')),
    measuring(sewn.filter(({ _id }) => unmeasured.includes(_id))),
    sewn.some(({ stage }) => isCancellable(stage)) &&
      'The measurements are confirmed before any fabric is cut. Until then you can cancel.',
    sewn.length > 0 && 'You can follow the sewing on this page, stage by stage.',
    fitting(sewn.filter(isUnfitted), order, unmeasured),
    due > 0 && balanceStep(coming, naira(due)),
    deliveryOption === 'pickup'
      ? pickupStep(coming, order.number)
      : 'We let you know as soon as your items are sent, with their tracking number.',
  ].filter((step) => step !== false && step !== null);
}

/** Where it is picked up once it is ready, and by whom. */
function pickupStep(coming: readonly Part[], number: string): string {
  const places = coming.flatMap(({ pickup }) => pickup ?? []);
  const [place, ...others] = places;
  const where = !place ? '' : others.length > 0 ? ' at the workshops below' : ` at ${pickupAddress(place)}`;
  const told = `We let you know as soon as you can pick up your items${where}. ${whoCollects(number)}`;
  return place ? `${told} ${KEPT_TERMS}` : told;
}

/** Whether nobody has tried it on yet. */
const isUnfitted = ({ stage }: Part): boolean => {
  const path = STAGE_PATHS['made-to-measure'];
  return path.indexOf(stage) < path.indexOf('first-fitting');
};

/** Who cannot start without measurements. */
function measuring(waiting: readonly Part[]): string | null {
  const [first] = waiting;
  return first
    ? `Book a measuring visit on this page, or add the measurements yourself: ${first.maker.name} can’t start without them.`
    : null;
}

/** From when on a fitting makes sense, and can be booked. */
function fitting(unfitted: readonly Part[], order: PaidOrder, unmeasured: readonly string[]): string | null {
  const [first] = unfitted;
  if (!first) return null;
  if (isSentAbroad(first, order)) return withoutFitting(first.maker);
  return unmeasured.includes(first._id)
    ? `The fitting comes ${fittingDaysText(order, first)} after the measurements, before your items are finished. You can book it on this page once a measuring visit is booked or the measurements are there.`
    : 'You can book a fitting on this page, for when there is something to try on, before your items are finished.';
}

/** Who has to accept, and until when. */
function confirming(waiting: readonly Part[]): string | null {
  const [first, ...others] = waiting.toSorted((a, b) => Date.parse(b.acceptBy ?? '') - Date.parse(a.acceptBy ?? ''));
  if (!first?.acceptBy) return null;
  const by = ownMoment(first.acceptBy);
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
