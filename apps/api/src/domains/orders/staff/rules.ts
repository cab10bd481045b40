import type { DELIVERY_OPTIONS } from '@adunni/contracts/checkout/choices';
import type { OrderStatus } from '@adunni/contracts/orders/orders';
import type { PartViewer } from '@adunni/contracts/orders/staff';
import { leavesBy, nextStages, SEWING, STAGE_PATHS, type Stage } from '@adunni/contracts/orders/stages';
import { isStaff } from '@adunni/contracts/roles';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { lackOf } from '../balance/rules.ts';
import { canCancelPart, isRefunded, type PartMoney } from '../rules.ts';
import type { Worker } from './scope.queries.ts';

/** What of a part decides what may be done to it. */
interface WorkedPart extends PartMoney {
  kind: 'ready-to-wear' | 'made-to-measure';
  heldAt: Stage | null;
}

/** What of an order decides what may be done to its parts. */
interface WorkedOrder {
  status: OrderStatus;
  deliveryOption: (typeof DELIVERY_OPTIONS)[number];
}

/** Stages that only staff and time bring a part to: money is released by the first, the second is the customer’s word. */
const NOT_THE_MAKERS: readonly Stage[] = ['closed', 'disputed'];
/** Stages at which a part is made and has not left; `readiedAt` in `queries.ts` names them too. */
const MADE: readonly Stage[] = ['ready', 'packed'];
const SENT: readonly Stage[] = ['dispatched', 'delivered', 'closed', 'disputed', 'cancelled'];

/** Whether work may go on: the order is paid, or its deposit is. */
export const isPaid = (status: OrderStatus): boolean => status === 'paid' || status === 'part-paid';

/** What a worker is to a part that they may see. `workshopId` is theirs. */
export function viewerOf(worker: Worker, part: { makerId: string }, workshopId: string | null): PartViewer {
  if (isStaff(worker.role)) return 'staff';
  return part.makerId === workshopId ? 'maker' : 'tailor';
}

/** Whether a part may not be sent, since its balance is still to be paid. */
export const lacksBalance = (part: WorkedPart, status: OrderStatus): boolean => lackOf({ status }, part) > 0;

/**
 * Stages that a viewer may move a part to: it does not leave while its balance is open, and to end it is a decision of
 * its own and not among them.
 */
export function stepsFor(viewer: PartViewer, part: WorkedPart, { status, deliveryOption }: WorkedOrder): Stage[] {
  if (!isPaid(status)) return [];
  const next = nextStages(part.kind, part.stage, part.heldAt, deliveryOption).filter(
    (stage) => stage !== 'cancelled' && !(leavesBy(stage, deliveryOption) && lacksBalance(part, status)),
  );
  if (viewer === 'staff') return next;
  if (viewer === 'tailor') return next.filter((stage) => part.stage !== 'on-hold' && SEWING.includes(stage));
  if (part.stage === 'placed') return next.filter((stage) => stage === 'confirmed');
  return next.filter((stage) => !NOT_THE_MAKERS.includes(stage));
}

/** The next stage on a part’s way, as a viewer may move it there with many others; answering it is a step of its own. */
export function nextStepFor(viewer: PartViewer, part: WorkedPart, order: WorkedOrder): Stage | null {
  if (part.stage === 'placed' || part.stage === 'on-hold') return null;
  return stepsFor(viewer, part, order).find((stage) => stage !== 'on-hold' && stage !== 'disputed') ?? null;
}

/** Whether the cutting of a part is ahead, which releases a share of its maker’s earnings. */
export function isBeforeCutting({ kind, stage, heldAt }: Pick<WorkedPart, 'kind' | 'stage' | 'heldAt'>): boolean {
  const path = STAGE_PATHS[kind];
  const at = path.indexOf(heldAt ?? stage);
  return at >= 0 && at < path.indexOf('cutting');
}

/** Whether a viewer may accept or decline a part now. */
export const canAccept = (viewer: PartViewer, { stage }: Pick<WorkedPart, 'stage'>, status: OrderStatus): boolean =>
  viewer !== 'tailor' && stage === 'placed' && isPaid(status);

/** Whether a viewer may cancel a part by itself now. */
export const canCancel = (viewer: PartViewer, part: WorkedPart, status: OrderStatus): boolean =>
  viewer !== 'tailor' && isPaid(status) && canCancelPart(part);

/** Whether a viewer may say who sews a part. */
export const canAssign = (viewer: PartViewer, part: WorkedPart): boolean =>
  viewer !== 'tailor' && part.kind === 'made-to-measure' && !isSewingOver(part);

/** Whether no stage of the sewing is ahead: a tailor has nothing left to do once the quality check has begun. */
export const isSewingOver = (part: { stage: Stage; heldAt: Stage | null }): boolean =>
  isSewn(part) || (part.heldAt ?? part.stage) === SEWING.at(-1);

/** Whether a viewer may promise a part for another day: of what is ready, over or refunded no date is awaited. */
export const canChangeDate = (viewer: PartViewer, part: WorkedPart, status: OrderStatus): boolean =>
  viewer !== 'tailor' && isPaid(status) && !isSewn(part) && !isRefunded(part);

/** Whether a viewer may correct the carrier of a part, or add its tracking number: while it is on its way. */
export const canChangeParcel = (
  viewer: PartViewer,
  { stage }: Pick<WorkedPart, 'stage'>,
  { deliveryOption }: Pick<WorkedOrder, 'deliveryOption'>,
): boolean => viewer !== 'tailor' && stage === 'dispatched' && deliveryOption !== 'pickup';

/** What of a part decides whether it is late. */
interface DatedPart {
  stage: Stage;
  readyBy: Date;
  /** When it was first ready or packed; null before. */
  readiedAt: Date | null;
  waitsForCustomer: boolean;
}

/**
 * By how many days of Lagos a part that was to be sent is late; 0 when it is not. While it waits for its customer, no day
 * counts: what is ready is as late as it became ready, so in time it is never late. In SQL `partFilters.timing` says the same.
 */
export function daysLate({ stage, readyBy, readiedAt, waitsForCustomer }: DatedPart, now: Date): number {
  const counted = waitsForCustomer ? readiedAt : now;
  if (SENT.includes(stage) || !counted) return 0;
  return Math.max(0, (Date.parse(shopDay(counted)) - Date.parse(shopDay(readyBy))) / DAY_MS);
}

/** When a part was first ready or packed, by what happened to it; null before. */
export const readiedAtOf = (events: readonly { stage: Stage; readyBy: Date | null; createdAt: Date }[]): Date | null =>
  events.find(({ stage, readyBy }) => MADE.includes(stage) && readyBy === null)?.createdAt ?? null;

/** Whether nothing is left to sew: also of a part that was put on hold when it was ready. */
export const isSewn = ({ stage, heldAt }: { stage: Stage; heldAt: Stage | null }): boolean =>
  [...SENT, ...MADE].includes(heldAt ?? stage);
