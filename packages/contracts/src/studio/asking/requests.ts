import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { id, line, moment, picture } from '../../fields.ts';
import { moneyOut } from '../../money.ts';
import { MOST_MAKERS } from '../estimate.ts';
import { askForm, moreMakersForm } from './forms.ts';
import { look } from './look.ts';
import { ASK_STATUS_NAMES, DECLINE_REASON_NAMES, REQUEST_STATUS_NAMES } from './names.ts';

/** What a maker offers. */
export const answer = z.object({
  price: moneyOut,
  days: z.number(),
  message: z.string(),
  /** As they would make it, where that differs from what was asked. */
  look: look.nullable(),
  answeredAt: moment,
  holdsUntil: moment,
  /** Which of their answers it is; accepting names it, so that nobody accepts what they have not seen. */
  revision: z.number(),
});
export type Offer = z.input<typeof answer>;

/** How a request stands with one maker, as its customer reads it. */
export const askedMaker = z.object({
  _id: z.string(),
  maker: z.object({ _id: z.string(), slug: z.string(), name: z.string(), city: z.string(), takesOrders: z.boolean() }),
  status: z.enum(ASK_STATUS_NAMES),
  respondBy: moment,
  answer: answer.nullable(),
  declined: z.object({ reason: z.enum(DECLINE_REASON_NAMES), note: z.string() }).nullable(),
});
export type AskedMaker = z.input<typeof askedMaker>;

/** A product that a request refers to; no path once the shop does not show it any more. */
const reference = z.object({ title: z.string(), path: z.string().nullable(), picture: picture.nullable() });

/** A request as its customer reads it. */
export const designRequest = z.object({
  _id: z.string(),
  title: z.string(),
  status: z.enum(REQUEST_STATUS_NAMES),
  words: z.string(),
  look: look.nullable(),
  product: reference.nullable(),
  designId: z.string().nullable(),
  createdAt: moment,
  /** Until when what was accepted can be ordered. */
  payBy: moment.nullable(),
  /** What goes into the cart once an answer is accepted. */
  commission: z.object({ productId: z.string(), variantId: z.string() }).nullable(),
  orderId: z.string().nullable(),
  makers: z.array(askedMaker),
});
export type DesignRequest = z.input<typeof designRequest>;
export type LoadedDesignRequest = z.output<typeof designRequest>;

/** Somebody who can be asked. */
export const askableMaker = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  tier: z.string(),
  avatar: picture.nullable(),
});
export type AskableMaker = z.input<typeof askableMaker>;
export type LoadedAskableMaker = z.output<typeof askableMaker>;

/** Comma-separated ids, of as many as an estimate names. */
const firstMakers = line(MOST_MAKERS * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(id).max(MOST_MAKERS));
const params = z.object({ requestId: id });
const one = z.object({ request: designRequest });

export const listAskableMakers = endpoint({
  method: 'GET',
  path: '/api/studio/askable-makers',
  access: 'signed-in',
  summary: 'Makers who take requests: those that are named, then the most trusted',
  query: z.object({ q: line(60, 0).optional(), first: firstMakers.optional() }),
  response: z.object({ items: z.array(askableMaker) }),
});
export const askMakers = endpoint({
  method: 'POST',
  path: '/api/studio/requests',
  access: 'signed-in',
  status: 201,
  summary: 'Ask up to three makers to make a design, or something like a product',
  body: askForm,
  response: one,
});
export const listRequests = endpoint({
  method: 'GET',
  path: '/api/studio/requests',
  access: 'signed-in',
  summary: 'The caller’s requests to makers, the latest first',
  response: z.object({ items: z.array(designRequest) }),
});
export const getRequest = endpoint({
  method: 'GET',
  path: '/api/studio/requests/:requestId',
  access: 'signed-in',
  summary: 'One of the caller’s requests with the answers of its makers',
  params,
  response: one,
});
export const askMore = endpoint({
  method: 'POST',
  path: '/api/studio/requests/:requestId/makers',
  access: 'signed-in',
  summary: 'Ask other makers as well, as long as no more than three are open',
  params,
  body: moreMakersForm,
  response: one,
});
export const cancelRequest = endpoint({
  method: 'POST',
  path: '/api/studio/requests/:requestId/cancel',
  access: 'signed-in',
  summary: 'Cancel a request that is not ordered',
  params,
  response: one,
});
export const acceptAnswer = endpoint({
  method: 'POST',
  path: '/api/studio/requests/:requestId/makers/:askId/accept',
  access: 'signed-in',
  summary: 'Accept the answer of a maker; what was agreed can be ordered by the caller alone',
  params: params.extend({ askId: id }),
  body: z.object({ revision: z.int() }),
  response: one,
});
