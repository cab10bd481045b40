import { z } from 'zod';
import { moment } from '../fields.ts';
import { pickupPlace } from '../makers/pickup.ts';

/** Days for which what is ready is kept at its workshop for its customer. */
export const PICKUP_DAYS = 30;
/** Days after which its customer is reminded. */
export const PICKUP_REMINDER_DAYS = 15;

/** For how long what is ready is kept, before its last day is known. */
export const KEPT_TERMS = `We keep finished items for ${PICKUP_DAYS} days.`;

/** What follows when that day is over, as who keeps them reads it: a job asks both sides and does nothing else. */
export const AFTER_KEEPING =
  'After that day we ask you and the customer to agree what happens; nothing is refunded or given away automatically.';

/** What is brought to a pickup, by whoever comes; with the number once it is known. */
export const bringsNumber = (number?: string): string =>
  `Whoever collects brings the order number${number ? ` ${number}` : ''}.`;

/** Who may come, as the customer is told. */
export const whoCollects = (number?: string): string => `You can send someone else. ${bringsNumber(number)}`;

/** What a customer reads before they choose to pick up. */
export const PICKUP_TERMS = `${whoCollects()} ${KEPT_TERMS}`;

/** A maker’s pickup place with the hours in which somebody is there. */
export const openPlace = pickupPlace.extend({
  /** In words; empty when the maker keeps none, and a time is agreed in messages. */
  hours: z.string(),
});
export type OpenPlace = z.input<typeof openPlace>;

/** Where a part of an order is picked up. */
export const partPickup = openPlace.extend({
  /** Until when it is kept there; null before it is ready and paid, and once it was collected. */
  keptUntil: moment.nullable(),
});
export type PartPickup = z.input<typeof partPickup>;
export type LoadedPartPickup = z.output<typeof partPickup>;
