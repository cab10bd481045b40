import type { PRODUCT_KINDS } from '../catalog/catalog.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/** Where a part of an order stands, from its payment to its end. */
export const STAGES = statuses({
  placed: { label: 'Placed', tone: 'waiting' },
  confirmed: { label: 'Confirmed by maker', tone: 'good' },
  'measurements-confirmed': { label: 'Measurements confirmed', tone: 'good' },
  'fabric-sourced': { label: 'Fabric sourced', tone: 'good' },
  cutting: { label: 'Cutting', tone: 'good' },
  sewing: { label: 'Sewing', tone: 'good' },
  'first-fitting': { label: 'First fitting', tone: 'good' },
  alterations: { label: 'Alterations', tone: 'good' },
  finishing: { label: 'Finishing', tone: 'good' },
  'quality-check': { label: 'Quality check', tone: 'good' },
  packed: { label: 'Packed', tone: 'good' },
  ready: { label: 'Ready', tone: 'good' },
  dispatched: { label: 'Dispatched', tone: 'good' },
  delivered: { label: 'Delivered', tone: 'good' },
  closed: { label: 'Closed', tone: 'over' },
  'on-hold': { label: 'On hold', tone: 'bad' },
  disputed: { label: 'In dispute', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'over' },
});
export type Stage = StatusOf<typeof STAGES>;
export const STAGE_NAMES = statusNames(STAGES);

/** Why an order ended: who cancelled it, or that nobody paid in time. */
export const CANCEL_REASONS = ['customer', 'maker', 'staff', 'expired'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** The straight way through production, by kind of part. A part with any made-to-measure line goes the longer way. */
export const STAGE_PATHS: Record<(typeof PRODUCT_KINDS)[number], readonly Stage[]> = {
  'ready-to-wear': ['placed', 'confirmed', 'packed', 'dispatched', 'delivered', 'closed'],
  'made-to-measure': [
    'placed',
    'confirmed',
    'measurements-confirmed',
    'fabric-sourced',
    'cutting',
    'sewing',
    'first-fitting',
    'alterations',
    'finishing',
    'quality-check',
    'ready',
    'dispatched',
    'delivered',
    'closed',
  ],
};

/** Stages that a made-to-measure part may leave out, because not every garment needs them. */
const OPTIONAL: readonly Stage[] = ['first-fitting', 'alterations'];

/** Stages from which a customer may still cancel: before the cloth is cut, or the parcel packed. */
const CANCELLABLE: readonly Stage[] = ['placed', 'confirmed', 'measurements-confirmed', 'fabric-sourced', 'on-hold'];

/**
 * Stages that may follow `stage`: the next on the path (optional ones may be skipped), a hold before dispatch, a
 * cancellation before cutting, a dispute after dispatch. From a hold, `heldAt` (the stage it began at) resumes.
 */
export function nextStages(kind: (typeof PRODUCT_KINDS)[number], stage: Stage, heldAt: Stage | null = null): Stage[] {
  if (stage === 'on-hold') return heldAt ? (isCancellable(heldAt) ? [heldAt, 'cancelled'] : [heldAt]) : ['cancelled'];
  if (stage === 'disputed') return ['closed'];
  const path = STAGE_PATHS[kind];
  const at = path.indexOf(stage);
  if (at < 0 || stage === 'closed') return [];
  const next: Stage[] = [];
  for (const candidate of path.slice(at + 1)) {
    next.push(candidate);
    if (!OPTIONAL.includes(candidate)) break;
  }
  if (at < path.indexOf('dispatched')) next.push('on-hold');
  else next.push('disputed');
  if (isCancellable(stage)) next.push('cancelled');
  return next;
}

/** Whether a part at this stage may be cancelled. */
export const isCancellable = (stage: Stage): boolean => CANCELLABLE.includes(stage);
