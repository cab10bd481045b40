import type { PRODUCT_KINDS } from '../catalog/catalog.ts';

export const STAGES = [
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
  'packed',
  'ready',
  'dispatched',
  'delivered',
  'closed',
  'on-hold',
  'disputed',
  'cancelled',
] as const;
export type Stage = (typeof STAGES)[number];

/** Why an order ended: who cancelled it, or that nobody paid in time. */
export const CANCEL_REASONS = ['customer', 'maker', 'staff', 'expired'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** What a person reads for a stage. */
export const STAGE_LABELS: Record<Stage, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed by the maker',
  'measurements-confirmed': 'Measurements confirmed',
  'fabric-sourced': 'Fabric sourced',
  cutting: 'Cutting',
  sewing: 'Sewing',
  'first-fitting': 'First fitting',
  alterations: 'Alterations',
  finishing: 'Finishing',
  'quality-check': 'Quality check',
  packed: 'Packed',
  ready: 'Ready',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  closed: 'Closed',
  'on-hold': 'On hold',
  disputed: 'In dispute',
  cancelled: 'Cancelled',
};

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
