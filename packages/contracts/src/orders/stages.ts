import type { PRODUCT_KINDS } from '../catalog/catalog.ts';
import type { DELIVERY_OPTIONS } from '../checkout/choices.ts';
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

type Kind = (typeof PRODUCT_KINDS)[number];
type Delivery = (typeof DELIVERY_OPTIONS)[number];

/** What stages are called of what the customer picks up; what was brought to `dispatched` before is handed over by it. */
const PICKUP_LABELS: Partial<Record<Stage, string>> = {
  packed: 'Ready for pickup',
  ready: 'Ready for pickup',
  dispatched: 'Handed over',
  delivered: 'Collected',
};

/** Stages at which what is picked up waits for its balance first, as long as it owes one. */
const MADE: readonly Stage[] = ['packed', 'ready'];

/** What a stage is called of what reaches its customer this way; nothing that `owes` its balance is ready for pickup. */
export const stageLabel = (stage: Stage, delivery: Delivery, owes = false): string =>
  (delivery === 'pickup' && !(owes && MADE.includes(stage)) && PICKUP_LABELS[stage]) || STAGES[stage].label;

/** What is made and waits at its workshop for its pickup, which lists and figures tell from what is to be sent. */
const READY_FOR_PICKUP = 'ready-for-pickup';
export type ListedStage = Stage | typeof READY_FOR_PICKUP;
/** Stages as lists and figures name them. */
export const LISTED_STAGES: readonly ListedStage[] = STAGE_NAMES.flatMap<ListedStage>((stage) =>
  stage === 'ready' ? [stage, READY_FOR_PICKUP] : stage,
);

/** What a list or figure calls a stage of parts that reach their customers either way. */
export const listedStageLabel = (stage: ListedStage): string => {
  if (stage === READY_FOR_PICKUP) return 'Ready for pickup';
  return stage === 'delivered' ? 'Delivered or collected' : STAGES[stage].label;
};

/** Why an order ended: who cancelled it, or that nobody paid in time. */
export const CANCEL_REASONS = ['customer', 'maker', 'staff', 'expired'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** The straight way through production, by kind of part. A part with any made-to-measure line goes the longer way. */
export const STAGE_PATHS: Record<Kind, readonly Stage[]> = {
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

/** The straight way of a part that reaches its customer this way: what is picked up is never dispatched. */
export const stagePath = (kind: Kind, delivery: Delivery): readonly Stage[] =>
  STAGE_PATHS[kind].filter((stage) => delivery !== 'pickup' || stage !== 'dispatched');

/** Stages that a tailor brings a part to who sews it for its maker. */
export const SEWING: readonly Stage[] = STAGE_PATHS['made-to-measure'].slice(
  STAGE_PATHS['made-to-measure'].indexOf('cutting'),
  STAGE_PATHS['made-to-measure'].indexOf('ready'),
);

/** Stages at which a part has left its workshop. */
const GONE: readonly Stage[] = ['dispatched', 'delivered'];

/** Whether a part has left its workshop, also once it is closed or disputed. */
export const hasLeft = (stage: Stage): boolean => [...GONE, 'closed', 'disputed'].includes(stage);

/** Whether a part leaves its workshop by this step: it is dispatched, or collected. */
export const leavesBy = (to: Stage, delivery: Delivery): boolean =>
  to === (delivery === 'pickup' ? 'delivered' : 'dispatched');

/** Stages that a made-to-measure part may leave out, because not every garment needs them. */
const OPTIONAL: readonly Stage[] = ['first-fitting', 'alterations'];

/** Optional stages that a step from one stage to a later one leaves out; none of what resumes or goes aside. */
export function skippedBy(from: Stage, to: Stage): Stage[] {
  const path = STAGE_PATHS['made-to-measure'];
  const at = path.indexOf(from);
  return at < 0 ? [] : path.slice(at + 1, Math.max(0, path.indexOf(to))).filter((stage) => OPTIONAL.includes(stage));
}

/** Stages from which a customer may still cancel: before the cloth is cut, or the parcel packed. */
const CANCELLABLE: readonly Stage[] = ['placed', 'confirmed', 'measurements-confirmed', 'fabric-sourced', 'on-hold'];

/**
 * Stages that may follow `stage`: the next on the path (optional ones may be skipped), a hold before it leaves, a
 * cancellation before cutting, a dispute afterwards. From a hold, `heldAt` (the stage it began at) resumes.
 */
export function nextStages(
  kind: Kind,
  stage: Stage,
  heldAt: Stage | null = null,
  delivery: Delivery = 'standard',
): Stage[] {
  if (stage === 'on-hold') return heldAt ? (isCancellable(heldAt) ? [heldAt, 'cancelled'] : [heldAt]) : ['cancelled'];
  if (stage === 'disputed') return ['closed'];
  const path = stage === 'dispatched' ? STAGE_PATHS[kind] : stagePath(kind, delivery);
  const at = path.indexOf(stage);
  if (at < 0 || stage === 'closed') return [];
  const next: Stage[] = [];
  for (const candidate of path.slice(at + 1)) {
    next.push(candidate);
    if (!OPTIONAL.includes(candidate)) break;
  }
  next.push(GONE.includes(stage) ? 'disputed' : 'on-hold');
  if (isCancellable(stage)) next.push('cancelled');
  return next;
}

/** Whether a part at this stage may be cancelled. */
export const isCancellable = (stage: Stage): boolean => CANCELLABLE.includes(stage);
