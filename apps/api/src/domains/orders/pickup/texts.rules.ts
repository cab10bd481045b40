import { type PickupPlace, pickupAddress } from '@adunni/contracts/makers/pickup';
import { whoCollects } from '@adunni/contracts/orders/pickup';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { keptUntil } from './rules.ts';

/** A place as a message tells it. */
export interface ToldPlace {
  place: PickupPlace;
  /** When somebody is there; empty when a time is agreed. */
  hours: string;
}

/** When somebody is there, or how a time is found, and what helps to find the place. */
const beside = ({ place, hours }: ToldPlace, maker: string): string[] => [
  hours ? `Hours: ${hours}.` : `Message ${maker} to agree on a time.`,
  ...(place.note ? [/[.!?]$/.test(place.note) ? place.note : `${place.note}.`] : []),
];

/** An order as a message of its pickup tells it: by its number, and a maker of it by name. */
export interface ToldOrder {
  number: string;
  maker: string;
}

/** Where, when and by whom what is ready is picked up, and for how long it is kept. */
export const collectText = (told: ToldPlace, { number, maker }: ToldOrder, since: Date): string =>
  [
    `Pick it up at ${pickupAddress(told.place)}.`,
    ...beside(told, maker),
    whoCollects(number),
    `We keep it until ${shopDayLabel(keptUntil(since))}.`,
  ].join(' ');

/** Where an order that is not ready yet will be picked up. */
export const laterText = (told: ToldPlace, maker: string): string =>
  [`Pickup at ${maker}: ${pickupAddress(told.place)}.`, ...beside(told, maker)].join(' ');

/** Where it is picked up instead of where the customer was told before. */
export const movedText = (told: ToldPlace, maker: string): string =>
  [`It is now picked up at ${pickupAddress(told.place)}.`, ...beside(told, maker)].join(' ');

/** Whether a customer has to go elsewhere: a new note or landmark leads to the same door. */
export const isElsewhere = (before: PickupPlace | null, now: PickupPlace): boolean =>
  before === null ||
  pickupAddress({ ...before, landmark: '' }).toLowerCase() !== pickupAddress({ ...now, landmark: '' }).toLowerCase();
