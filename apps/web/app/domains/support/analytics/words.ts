import type { PRODUCT_KINDS } from '@adunni/contracts/catalog/catalog';
import type { GroupedBy, TicketChannel } from '@adunni/contracts/support/analytics';
import { FACES } from '../face.tsx';

const CHANNELS: Readonly<Record<TicketChannel, string>> = {
  account: 'Logged in',
  guest: 'Contact form',
  email: 'Email',
};
/** What was bought, after the category of a ticket: `Delivery, made to measure`. */
export const ORDER_KINDS: Readonly<Record<(typeof PRODUCT_KINDS)[number], string>> = {
  'made-to-measure': 'made to measure',
  'ready-to-wear': 'ready to wear',
};

const ABOUT: Readonly<Record<string, string>> = {
  'order-part': 'Orders',
  booking: 'Bookings',
  payment: 'Payments',
  subscription: 'Subscriptions',
  nothing: 'Nothing in particular',
};

/** What a value of a trait is called. */
export function groupLabel(name: GroupedBy, key: string): string {
  if (name === 'channel') return CHANNELS[key as TicketChannel] ?? key;
  if (name === 'about') return ABOUT[key] ?? key;
  if (name === 'hour') return `${key.padStart(2, '0')}:00 to ${String(Number(key) + 1).padStart(2, '0')}:00`;
  if (name === 'rating') return FACES[Number(key) - 1]?.label ?? key;
  return key;
}

/** Groups as they are read: hours as the day runs, others as they came, the greatest first. */
export const inOrder = <G extends { key: string }>(name: GroupedBy, groups: readonly G[]): readonly G[] =>
  name === 'hour' ? groups.toSorted((a, b) => Number(a.key) - Number(b.key)) : groups;

/** How much a count is of the greatest beside it, 0 to 1. */
export const shareOf = (now: number, beside: readonly { now: number }[]): number =>
  now / Math.max(1, ...beside.map((group) => group.now));

/** A length in hours as people read it: `45 min`, `3.5 h`, `2.1 d`. */
export function hoursLabel(hours: number | null): string {
  if (hours === null) return 'None yet';
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${hours} h` : `${Math.round((hours / 24) * 10) / 10} d`;
}
