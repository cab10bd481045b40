import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/** What is celebrated. */
export const EVENT_KINDS = {
  wedding: 'Wedding',
  traditional: 'Traditional wedding',
  naming: 'Naming ceremony',
  funeral: 'Funeral',
  birthday: 'Birthday',
  chieftaincy: 'Chieftaincy',
  corporate: 'Company event',
} as const;
export type EventKind = keyof typeof EVENT_KINDS;
export const EVENT_KIND_NAMES = Object.keys(EVENT_KINDS) as [EventKind, ...EventKind[]];

/** What a guest gets. */
export const PACKAGE_KINDS = {
  fabric: 'Fabric',
  'fabric-headwear': 'Fabric and headwear',
  sewn: 'Sewn for the guest',
} as const;
export type PackageKind = keyof typeof PACKAGE_KINDS;
export const PACKAGE_KIND_NAMES = Object.keys(PACKAGE_KINDS) as [PackageKind, ...PackageKind[]];

/** What has to be known of a guest before a set is made. */
export const SET_NEEDS = {
  nothing: 'Nothing',
  size: 'A size',
  measurements: 'Measurements',
} as const;
export type SetNeed = keyof typeof SET_NEEDS;
export const SET_NEED_NAMES = Object.keys(SET_NEEDS) as [SetNeed, ...SetNeed[]];

/** The cloth that a group wears. */
export const CLOTHS = {
  ankara: 'Ankara',
  lace: 'Lace',
  'aso-oke': 'Aso-oke',
  adire: 'Adire',
  brocade: 'Guinea brocade',
  george: 'George',
  velvet: 'Velvet',
  damask: 'Damask',
  crepe: 'Crepe',
  atiku: 'Atiku',
} as const;
export type Cloth = keyof typeof CLOTHS;
export const CLOTH_NAMES = Object.keys(CLOTHS) as [Cloth, ...Cloth[]];

/** How guests get their sets. */
export const HANDOVER_KINDS = { pickup: 'Pickup', delivery: 'Delivery' } as const;
export type HandoverKind = keyof typeof HANDOVER_KINDS;
export const HANDOVER_KIND_NAMES = Object.keys(HANDOVER_KINDS) as [HandoverKind, ...HandoverKind[]];

/** Who bears our fee: it is part of the price, or guests see it added. */
export const FEE_BEARERS = { included: 'Included in the price', guests: 'Added for each guest' } as const;
export type FeeBearer = keyof typeof FEE_BEARERS;
export const FEE_BEARER_NAMES = Object.keys(FEE_BEARERS) as [FeeBearer, ...FeeBearer[]];

/** Statuses of an event, and what may follow each. */
export const EVENT_STATUSES = statuses({
  draft: { label: 'Draft', tone: 'waiting', next: ['open'] },
  open: { label: 'Open', tone: 'good', next: ['closed', 'cancelled'] },
  closed: { label: 'Closed', tone: 'over', next: ['open', 'cancelled'] },
  cancelled: { label: 'Cancelled', tone: 'bad', next: [] },
});
export type EventStatus = StatusOf<typeof EVENT_STATUSES>;
export const EVENT_STATUS_NAMES = statusNames(EVENT_STATUSES);
