import type { Order } from '@adunni/contracts/orders/orders';
import type { StaffPart } from '@adunni/contracts/orders/staff';
import type { CancelReason, Stage } from '@adunni/contracts/orders/stages';
import { STAGES } from '@adunni/contracts/orders/stages';

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
  'fabric-sourced': 'Fabric sourced',
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

/** What the button of a step says: `Begin cutting`; from a hold, `Resume: cutting`. */
export function stepLabel(part: Pick<StaffPart, 'stage'>, to: Stage): string {
  if (part.stage === 'on-hold') return `Resume: ${STAGES[to].label.toLowerCase()}`;
  return STEPS[to];
}

/** Steps that lead on, and those that lead aside: a hold, a dispute. */
export function stepsOf({ next, canAccept }: Pick<StaffPart, 'next' | 'canAccept'>): { on: Stage[]; aside: Stage[] } {
  const isAside = (stage: Stage): boolean => stage === 'on-hold' || stage === 'disputed';
  return {
    on: next.filter((stage) => !isAside(stage) && !(canAccept && stage === 'confirmed')),
    aside: next.filter(isAside),
  };
}

/** Time until a moment: `31 hours left`, `40 minutes left`, `overdue`. `now` in ms. */
export function timeLeft(until: string, now: number): string {
  const left = Date.parse(until) - now;
  if (left <= 0) return 'overdue';
  const [amount, unit] = left >= HOUR_MS ? [Math.floor(left / HOUR_MS), 'hour'] : [Math.ceil(left / 60_000), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'} left`;
}

/** How long a balance has been open, from when the pieces were ready or more time was given. `now` in ms. */
export const balanceHeadline = (since: string, now: number): string =>
  `The balance has been open for ${Math.floor((now - Date.parse(since)) / DAY_MS)} days`;

/** Whether who takes a parcel must be named when it leaves: not when the customer collects it. */
export const needsCarrier = (to: Stage, delivery: Order['deliveryOption']): boolean =>
  to === 'dispatched' && delivery !== 'pickup';
