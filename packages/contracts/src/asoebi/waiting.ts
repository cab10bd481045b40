import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, messageResponse, moment } from '../fields.ts';
import { startedPayment } from '../payments/payments.ts';
import { guestEvent, linkKey } from './guest.ts';
import { guestOrderForm, waitingForm } from './guest-forms.ts';
import { WAITING_STATE_NAMES } from './sets.ts';

export const waitingErrors = defineErrors({
  waiting_gone: [404, 'We could not find this place on the waiting list.'],
  already_waiting: [409, 'You are already on the waiting list for this.'],
  nothing_to_wait_for: [409, 'There are enough sets left, so you can order them now.'],
  offer_over: [409, 'This offer is over.'],
  offer_differs: [409, 'Order exactly the sets that are kept for you.'],
  not_waiting: [409, 'They no longer wait for this.'],
  too_few_left: [409, 'There are not enough sets left to offer.'],
});

const key = z.object({ waitingKey: linkKey });

export const joinWaiting = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/links/:linkKey/waiting',
  access: 'public',
  status: 201,
  summary: 'Wait for sets of a package as the holder of a link, once for each Idempotency-Key',
  params: z.object({ linkKey }),
  body: waitingForm,
  response: z.object({ waitingKey: z.string() }),
});
/** A place on a waiting list as who waits sees it. */
export const waitingPlace = z.object({
  state: z.enum(WAITING_STATE_NAMES),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  packageId: z.string(),
  quantity: z.number(),
  /** How many people are before them. */
  ahead: z.number(),
  offeredUntil: moment.nullable(),
  /** The order that was made of it. */
  orderKey: z.string().nullable(),
  event: guestEvent,
});
export type WaitingPlace = z.input<typeof waitingPlace>;
export type LoadedWaitingPlace = z.output<typeof waitingPlace>;

export const getWaiting = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/waiting/:waitingKey',
  access: 'public',
  summary: 'A place on a waiting list, for whoever holds its link',
  params: key,
  response: z.object({ place: waitingPlace }),
});
export const leaveWaiting = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/waiting/:waitingKey/leave',
  access: 'public',
  summary: 'Leave a waiting list, or decline the offer',
  params: key,
  response: messageResponse,
});
export const acceptOffer = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/waiting/:waitingKey/order',
  access: 'public',
  status: 201,
  summary: 'Order the sets that are offered, once for each Idempotency-Key',
  params: key,
  body: guestOrderForm,
  response: z.object({ orderKey: z.string(), number: z.string(), payment: startedPayment.nullable() }),
});

const eventId = z.object({ eventId: id });
export const waitingRow = z.object({
  _id: z.string(),
  name: z.string(),
  group: z.string(),
  package: z.string(),
  quantity: z.number(),
  state: z.enum(WAITING_STATE_NAMES),
  offeredUntil: moment.nullable(),
  createdAt: moment,
});
export type WaitingRow = z.input<typeof waitingRow>;
export type LoadedWaitingRow = z.output<typeof waitingRow>;
export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/waiting',
  access: 'signed-in',
  summary: 'Who waits for sets of an event, in the order of arrival, for hosts and helpers who see guests',
  params: eventId,
  response: z.object({ items: z.array(waitingRow) }),
});
export const offerLate = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/waiting/:waitingId/offer',
  access: 'signed-in',
  summary: 'Offer sets to somebody who waits after the last day to order, for hosts and helpers who may edit',
  params: eventId.extend({ waitingId: id }),
  response: z.object({ items: z.array(waitingRow) }),
});

/** A link of a group, as its host sends it. */
export const groupLink = z.object({ groupId: z.string(), group: z.string(), key: z.string(), createdAt: moment });
export type GroupLink = z.input<typeof groupLink>;
export type LoadedGroupLink = z.output<typeof groupLink>;
export const listGroupLinks = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/links',
  access: 'signed-in',
  summary: 'The links of an event’s groups that work, for hosts and helpers who see guests',
  params: eventId,
  response: z.object({ items: z.array(groupLink) }),
});
export const renewGroupLink = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/groups/:groupId/link',
  access: 'signed-in',
  summary: 'Make the link of a group, the one before works no more, for hosts and helpers who may edit',
  params: eventId.extend({ groupId: id }),
  response: z.object({ items: z.array(groupLink) }),
});
export const revokeGroupLink = endpoint({
  method: 'DELETE',
  path: '/api/aso-ebi/events/:eventId/groups/:groupId/link',
  access: 'signed-in',
  summary: 'Revoke the link of a group, for hosts and helpers who may edit',
  params: eventId.extend({ groupId: id }),
  response: z.object({ items: z.array(groupLink) }),
});
export const revokeGuestLink = endpoint({
  method: 'DELETE',
  path: '/api/aso-ebi/events/:eventId/guests/:guestId/link',
  access: 'signed-in',
  summary: 'Revoke a guest’s own link; a new one is made when they are written to again',
  params: eventId.extend({ guestId: id }),
  response: messageResponse,
});
