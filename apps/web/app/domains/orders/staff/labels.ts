import { BALANCE_DAYS } from '@adunni/contracts/orders/balance-terms';
import type { Order } from '@adunni/contracts/orders/orders';
import type { orderPartResource, StaffPart } from '@adunni/contracts/orders/staff';
import type { CancelReason, Stage } from '@adunni/contracts/orders/stages';
import { SEWING, skippedBy, stageLabel } from '@adunni/contracts/orders/stages';
import type { RowOf } from '@adunni/contracts/resource';
import { countOf } from '../../../kit/count-of.ts';
import { day, shortDay } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';
import { nextPayoutText, payoutOf } from '../../payouts/public/payout-day.ts';

type OrderPartRow = RowOf<typeof orderPartResource>;
type Money = NonNullable<StaffPart['money']>;
type Release = NonNullable<Money['release']>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Why an order ended, in a sentence. */
export const CANCELLED_BECAUSE: Record<CancelReason, string> = {
  customer: 'Cancelled by the customer.',
  maker: 'Declined or cancelled by the maker.',
  staff: 'Cancelled by Adunni.',
  expired: 'Not paid in time.',
};

/** What the button of a step says, by the stage that it leads to. */
const STEPS: Record<Stage, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  'measurements-confirmed': 'Confirm measurements',
  'fabric-sourced': 'Mark fabric as sourced',
  cutting: 'Start cutting',
  sewing: 'Start sewing',
  'first-fitting': 'Start first fitting',
  alterations: 'Start alterations',
  finishing: 'Start finishing',
  'quality-check': 'Start quality check',
  packed: 'Mark as packed',
  ready: 'Mark as ready',
  dispatched: 'Mark as dispatched',
  delivered: 'Mark as delivered',
  closed: 'Close',
  'on-hold': 'Put on hold',
  disputed: 'Open a dispute',
  cancelled: 'Cancel',
};

/** What it says instead of what the customer picks up. */
const PICKUP_STEPS: Partial<Record<Stage, string>> = {
  packed: 'Mark as ready for pickup',
  ready: 'Mark as ready for pickup',
  delivered: 'Mark as collected',
};

/** What the button of a step says: `Start cutting`; from a hold, `Resume: cutting`; past what is optional, `Skip to finishing`. */
export function stepLabel(
  { stage, owes }: { stage: Stage; owes: boolean },
  to: Stage,
  delivery: Order['deliveryOption'],
): string {
  if (stage === 'on-hold') return `Resume: ${stageLabel(to, delivery, owes).toLowerCase()}`;
  if (skippedBy(stage, to).length > 0) return `Skip to ${stageLabel(to, delivery, owes).toLowerCase()}`;
  return (delivery === 'pickup' && !(owes && isMade(to)) && PICKUP_STEPS[to]) || STEPS[to];
}

/** Whether nothing of a part is left to make. */
export const isMade = (stage: Stage): boolean =>
  ['ready', 'packed', 'dispatched', 'delivered', 'closed', 'disputed', 'cancelled'].includes(stage);

/** Whether a row of the list waits for its maker’s yes or no; whoever only sews it sees no amount, and accepts nothing. */
export const isToAccept = ({ acceptBy, totalAmount }: Pick<OrderPartRow, 'acceptBy' | 'totalAmount'>): boolean =>
  acceptBy !== null && totalAmount !== null;

/** Steps that lead on, and those that lead aside: a hold, a dispute. */
export function stepsOf({ next, canAccept }: Pick<StaffPart, 'next' | 'canAccept'>): { on: Stage[]; aside: Stage[] } {
  const isAside = (stage: Stage): boolean => stage === 'on-hold' || stage === 'disputed';
  return {
    on: next.filter((stage) => !isAside(stage) && !(canAccept && stage === 'confirmed')),
    aside: next.filter(isAside),
  };
}

/** Whose tailor usually moves a part to this stage: another’s than its reader; null where nobody else does. */
export const sewnBy = (
  { tailor, viewer }: Pick<StaffPart, 'viewer'> & { tailor: { name: string } | null },
  to: Stage,
): string | null => (tailor && viewer !== 'tailor' && SEWING.includes(to) ? tailor.name : null);

/** How the tailor of a part is introduced: they have sewn it once it is ready. */
export const tailorText = ({ stage, heldAt }: Pick<StaffPart, 'stage' | 'heldAt'>): string =>
  stage !== 'cancelled' && isMade(heldAt ?? stage) ? 'Sewn by' : 'Assigned to';

/** What follows when a part is brought to a stage, and whether there is a way back. */
export function effectText(
  part: Pick<StaffPart, 'stage' | 'readyBy' | 'daysLate' | 'canChangeDate' | 'acceptBy' | 'balance' | 'waitsFor'> & {
    money?: StaffPart['money'];
  },
  to: Stage,
): string {
  if (part.stage === 'on-hold') return 'The customer is notified.';
  if (to === 'disputed')
    return 'The customer and the maker are notified. What is pending for the maker waits until you close the order. This can’t be undone.';
  if (to === 'ready' && part.balance)
    return `The customer is notified, and has ${BALANCE_DAYS} days to pay the balance of ${naira(part.balance.amount)}. You hand the items over once it is paid. This can’t be undone.`;
  if (to === 'cutting')
    return `The customer is notified. From then on these items can’t be cancelled${part.balance ? ', unless the balance is not paid' : ''}. ${cutText(part.money?.release ?? null)}This can’t be undone.`;
  if (to === 'quality-check')
    return 'Whoever sewed it or runs the workshop checks it; our staff don’t. The customer is notified. This can’t be undone.';
  if (to === 'first-fitting')
    return 'The customer is told that the workshop is ready for the first fitting, whether one is booked or not. This can’t be undone.';
  if (to === 'delivered')
    return `Do this once you know that the customer has it: nothing does it for you. The customer is notified. ${closesText(part.money?.release ?? null)}This can’t be undone.`;
  const skipped = skippedBy(part.stage, to).map((stage) => stageLabel(stage, 'standard').toLowerCase());
  if (skipped.length > 0) return `Skips ${skipped.join(' and ')}. The customer is notified. This can’t be undone.`;
  if (to !== 'on-hold') return 'The customer is notified. This can’t be undone.';
  return [
    'The customer is notified.',
    part.waitsFor
      ? 'Its ready date moves, on hold or not: the making time starts once all measurements are there.'
      : part.daysLate > 0
        ? `The ready date stays ${day(part.readyBy)}: the order stays late, on hold too.`
        : `The ready date stays ${day(part.readyBy)}, and after it the order counts as late, on hold too.`,
    !part.waitsFor && part.canChangeDate && 'Change the date too if you need longer.',
    part.acceptBy && 'The time to accept it stops, and starts again in full when you resume.',
    part.balance?.since && 'The time to pay the balance stops, and starts again in full when you resume.',
    'You can resume at any time.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What of the earnings is released once a part is cut. */
const cutText = (release: Release | null): string =>
  release && release.atCutting > 0 ? `${naira(release.atCutting)} of the earnings becomes available. ` : '';

/** When what is pending of the earnings is released after delivery. */
const closesText = (release: Release | null): string =>
  release ? `What is pending of the earnings is released ${countOf(release.daysAfterDelivery, 'day')} later. ` : '';

/** Time until a moment: `31 hours`, `40 minutes`, `overdue`. `now` in ms. */
export function timeLeft(until: string, now: number): string {
  const left = Date.parse(until) - now;
  if (left <= 0) return 'overdue';
  const [amount, unit] = left >= HOUR_MS ? [Math.floor(left / HOUR_MS), 'hour'] : [Math.ceil(left / 60_000), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** How long a maker has to accept: `Accept within 31 hours`. `now` in ms. */
export function acceptText(acceptBy: string, now: number): string {
  const left = timeLeft(acceptBy, now);
  return left === 'overdue' ? 'Acceptance overdue' : `Accept within ${left}`;
}

/** How late something is: `3 days late`; of what is made, `Dispatch 3 days late`, or `Ready 3 days late` while it waits for its customer. */
export function lateText(days: number, isMade: boolean, isWaiting: boolean): string {
  const much = `${countOf(days, 'day')} late`;
  if (!isMade) return much;
  return isWaiting ? `Ready ${much}` : `Dispatch ${much}`;
}

/** How long ago the last day to pay a balance ended: `The balance is 3 days overdue`. `now` in ms. */
export function balanceHeadline(dueBy: string, now: number): string {
  const days = Math.max(1, Math.ceil((now - Date.parse(dueBy)) / DAY_MS));
  return `The balance is ${days} ${days === 1 ? 'day' : 'days'} overdue`;
}

/**
 * Who books and pays the carrier, what the customer paid for delivery, in naira, and that earnings do not count it. Within
 * Nigeria delivery is free from an amount that the settings say.
 */
export function deliveryText(viewer: StaffPart['viewer'], paid: number): string {
  const [who, whose] = viewer === 'staff' ? ['The maker books and pays', 'the maker’s'] : ['You book and pay', 'your'];
  const brought =
    paid > 0
      ? `${naira(paid)} for delivery, which is part of ${whose} earnings`
      : 'nothing for delivery: their order qualified for free delivery';
  return `${who} the carrier; that cost is not deducted from ${whose} earnings here. The customer paid ${brought}.`;
}

/** What comes after the stage that a part has reached: `Next: cutting.`; null while nothing leads on. */
export function nextText(
  part: Pick<StaffPart, 'stage' | 'next' | 'canAccept' | 'balance'>,
  delivery: Order['deliveryOption'],
): string | null {
  const [next] = stepsOf(part).on;
  return next && part.stage !== 'on-hold'
    ? `Next: ${stageLabel(next, delivery, part.balance !== null).toLowerCase()}.`
    : null;
}

/**
 * When what is held for a maker is released, and in which payout it is: `₦12,000 is released when cutting starts (40% of
 * the earnings, as far as the customer has paid), the rest 3 days after delivery.` `now` in ms.
 */
export function releaseText(
  { atCutting, cuttingPercent, daysAfterDelivery, closesAt }: Release,
  delivery: Order['deliveryOption'],
  now: number,
): string {
  if (closesAt) return `What is pending is released on ${day(closesAt)}, for ${payoutOf(closesAt)}.`;
  const end = delivery === 'pickup' ? 'it is collected' : 'delivery';
  const days = `${countOf(daysAfterDelivery, 'day')} after ${end}`;
  const when =
    atCutting > 0
      ? `${naira(atCutting)} is released when cutting starts (${cuttingPercent}% of the earnings, as far as the customer has paid), the rest ${days}.`
      : `What is pending is released ${days}.`;
  return `${when} ${nextPayoutText(now)}`;
}

/** What each release followed. */
const RELEASED_WHEN = {
  cutting: 'when cutting started',
  closed: 'when the order closed',
  cancelled: 'when the order was cancelled',
} as const;

/**
 * What became available so far, and whether it was paid out: `₦12,000 released when cutting started, paid out 6 Nov.`
 * Null before, and when all of it went back. `now` in ms.
 */
export function releasedText({ released, releases }: Pick<Money, 'released' | 'releases'>, now: number): string | null {
  if (released <= 0 || releases.length === 0) return null;
  const parts = releases.map(({ amount, at, why, payout }) => {
    const next = `for ${payoutOf(Math.max(Date.parse(at), now))}`;
    const sent = payout && (payout.isPaid ? `paid out ${shortDay(payout.at)}` : `sent ${shortDay(payout.at)}`);
    return `${naira(amount)} released ${RELEASED_WHEN[why]}, ${sent ?? next}.`;
  });
  return parts.join(' ');
}

/** Whether what is accepted is there; null of what is made first. */
export const stockText = (kind: StaffPart['kind']): string | null =>
  kind === 'ready-to-wear' ? 'In stock: the items were taken off your stock when the customer ordered.' : null;

/** What becomes of items that end before they leave. */
export const stockBackText = (kind: StaffPart['kind']): string =>
  kind === 'ready-to-wear' ? 'The items go back into stock automatically.' : 'Nothing goes back into stock.';

/** What is said of a date that counts from measurements which are still missing. */
export const DATE_MOVES = 'This date moves: the making time starts once all measurements are there.';

/** By when what is accepted is promised to the customer. */
export const promiseText = (readyBy: string, isUnmeasured: boolean): string =>
  `The customer expects it to be ready by ${day(readyBy)}.${isUnmeasured ? ` ${DATE_MOVES}` : ''}`;
