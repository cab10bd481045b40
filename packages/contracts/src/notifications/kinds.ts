import { MAKER_ROLES, ROLES, type Role, STAFF_ROLES } from '../roles.ts';

/** What is known of a kind of notification. */
interface Kind {
  /** What a person reads where they choose their mails. */
  readonly label: string;
  /** Whom it can concern; nobody else is ever told, whoever a caller names. */
  readonly roles: readonly Role[];
  /**
   * Roles that get a mail too unless they decline it. `own-letter`: the event sends its own letter to whom it must
   * reach, so that nothing is to choose.
   */
  readonly mails: readonly Role[] | 'own-letter';
}

const kinds = <const T extends Record<string, Kind>>(table: T): T => table;
const WORKING = [...MAKER_ROLES, ...STAFF_ROLES] as const;

/**
 * Everything that somebody is told about. Makers and staff buy too, so what concerns a buyer is for every role; a kind
 * without `Customer` is internal.
 */
export const NOTIFICATION_KINDS = kinds({
  'order-placed': { label: 'A new order arrives', roles: WORKING, mails: MAKER_ROLES },
  'order-accepted': { label: 'A maker confirms an order', roles: ROLES, mails: ['Customer'] },
  'order-declined': { label: 'A maker declines an order', roles: ROLES, mails: 'own-letter' },
  'order-cancelled': { label: 'An order is cancelled', roles: ROLES, mails: 'own-letter' },
  'part-cancelled': { label: 'An order to sew is cancelled', roles: WORKING, mails: MAKER_ROLES },
  'stage-moved': { label: 'An order reaches its next stage', roles: ROLES, mails: [] },
  dispatched: { label: 'An order is on its way', roles: ROLES, mails: ['Customer'] },
  message: { label: 'Someone writes about an order or booking', roles: ROLES, mails: [...MAKER_ROLES, 'Customer'] },
  refund: { label: 'Money goes back', roles: ROLES, mails: 'own-letter' },
  dispute: { label: 'An order is in dispute', roles: WORKING, mails: WORKING },
  'booking-made': { label: 'A booking comes in', roles: WORKING, mails: MAKER_ROLES },
  'booking-changed': { label: 'A customer moves or cancels a booking', roles: WORKING, mails: MAKER_ROLES },
  'booking-news': { label: 'Something changes about my booking', roles: ROLES, mails: 'own-letter' },
  'measurements-proposed': { label: 'A maker proposes measurements', roles: ROLES, mails: ['Customer'] },
  'measurements-answered': { label: 'A customer answers measurements', roles: WORKING, mails: [] },
  'sewing-assigned': { label: 'Sewing is assigned to me', roles: MAKER_ROLES, mails: MAKER_ROLES },
  payout: { label: 'A payout is made or fails', roles: WORKING, mails: MAKER_ROLES },
  'low-stock': { label: 'A piece runs low', roles: WORKING, mails: MAKER_ROLES },
  'review-request': { label: 'How what I bought or booked turned out', roles: ROLES, mails: ROLES },
  'review-written': { label: 'A customer reviews my work', roles: MAKER_ROLES, mails: MAKER_ROLES },
  'review-answered': { label: 'A maker answers my review', roles: ROLES, mails: ['Customer'] },
  'review-judged': { label: 'My review is hidden or shown again', roles: ROLES, mails: ROLES },
  'review-reported': { label: 'A review is reported', roles: STAFF_ROLES, mails: [] },
  'cart-reminder': { label: 'Pieces wait in my cart', roles: ROLES, mails: ROLES },
  subscription: { label: 'My subscription', roles: ROLES, mails: 'own-letter' },
  verification: { label: 'A workshop is verified or asks for it', roles: WORKING, mails: WORKING },
  'verification-refused': { label: 'My workshop is not verified yet', roles: MAKER_ROLES, mails: 'own-letter' },
  usage: { label: 'Most of what my plan holds is used', roles: ROLES, mails: 'own-letter' },
});
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
export const KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];

/** Whether a kind can concern a role. */
export const isForRole = (kind: NotificationKind, role: Role): boolean =>
  (NOTIFICATION_KINDS[kind].roles as readonly Role[]).includes(role);

/** Whether a person of a role gets a mail of a kind before they have chosen. */
export function isMailedByDefault(kind: NotificationKind, role: Role): boolean {
  const { mails } = NOTIFICATION_KINDS[kind];
  return mails !== 'own-letter' && (mails as readonly Role[]).includes(role);
}

/** The kinds for which a person of a role chooses whether a mail comes too. */
export const choosableKinds = (role: Role): NotificationKind[] =>
  KIND_NAMES.filter((kind) => isForRole(kind, role) && NOTIFICATION_KINDS[kind].mails !== 'own-letter');
