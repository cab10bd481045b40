import { z } from 'zod';
import { moment } from '../fields.ts';
import { pickupPlace } from '../makers/pickup.ts';

/** Days for which what is ready is kept at its workshop for its customer. */
export const PICKUP_DAYS = 30;
/** Days after which its customer is reminded. */
export const PICKUP_REMINDER_DAYS = 15;

/** What a customer reads before they choose to pick up. */
export const PICKUP_TERMS = `We keep finished items for ${PICKUP_DAYS} days.`;

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
