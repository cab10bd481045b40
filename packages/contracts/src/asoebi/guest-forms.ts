import { z } from 'zod';
import { PAYMENT_PLANS } from '../checkout/choices.ts';
import { email, id, line, personName } from '../fields.ts';
import { phone } from '../identity/forms.ts';
import { measurementForm } from '../measurements/forms.ts';
import { moneyIn } from '../money-forms.ts';
import { GUEST_ANSWER_NAMES } from './sets.ts';

/** Sets of one order, and those that one entry of a waiting list is for. */
export const MOST_ORDERED = 20;

/** Lengths of somebody that a guest writes down; whose they are says the set. */
export const guestMeasurements = measurementForm.omit({ name: true });
export type GuestMeasurements = z.output<typeof guestMeasurements>;

/** What is needed to make a set; may be given later, until the last day to order. */
const details = {
  wearer: personName,
  size: line(40, 0),
  measurements: guestMeasurements.nullable(),
  /** Measurements that the signed-in person keeps, instead. */
  profileId: id.nullable(),
};

const contact = { name: personName, phone, email: email.nullable() };
const handing = {
  handoverId: id,
  /** Where a delivery goes. */
  address: line(300, 0),
};

/** An order as a guest sends it. */
export const guestOrderForm = z.object({
  ...contact,
  ...handing,
  plan: z.enum(PAYMENT_PLANS),
  sets: z
    .array(z.object({ packageId: id, ...details }))
    .min(1, 'Choose at least one set.')
    .max(MOST_ORDERED, `At most ${MOST_ORDERED} sets in one order.`),
  /** The total that the guest saw; another one is refused and shown. */
  expectedTotal: moneyIn,
});
export type GuestOrderForm = z.output<typeof guestOrderForm>;
export type SentGuestOrder = z.input<typeof guestOrderForm>;

/** What a guest may still change of an order until the last day to order. */
export const orderChange = z.object({
  ...contact,
  ...handing,
  sets: z.array(z.object({ _id: id, ...details })).max(MOST_ORDERED),
});
export type OrderChange = z.output<typeof orderChange>;
export type SentOrderChange = z.input<typeof orderChange>;

/** What somebody answers who orders nothing; null takes it back. */
export const answerForm = z.object({
  name: personName,
  phone,
  answer: z.enum(GUEST_ANSWER_NAMES).nullable(),
});
export type AnswerForm = z.output<typeof answerForm>;

/** What somebody waits for. */
export const waitingForm = z.object({
  ...contact,
  packageId: id,
  quantity: z.int().min(1, 'At least 1.').max(MOST_ORDERED, `At most ${MOST_ORDERED}.`),
});
export type WaitingForm = z.output<typeof waitingForm>;
export type SentWaiting = z.input<typeof waitingForm>;
