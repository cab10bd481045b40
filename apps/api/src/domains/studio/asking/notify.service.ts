import { HOLD_DAYS, RESPONSE_HOURS } from '@adunni/contracts/studio/asking/names';
import { eq } from 'drizzle-orm';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { notifyMaker } from '../../makers/service.ts';
import { makers } from '../../makers/tables.ts';
import { inArea } from '../../notifications/rules.ts';
import { notify } from '../../notifications/service.ts';
import { askingKinds } from './notification-kinds.ts';
import type { AskRowStored, RequestRow } from './tables.ts';

/** What a maker is told; nothing of the customer’s name and words, which would outlast their account there. */
const TO_MAKER = {
  asked: ['New request', `A customer would like a price from you. Please respond within ${RESPONSE_HOURS} hours.`],
  accepted: [
    'Your response was accepted',
    'You get the order as soon as the customer has paid. Nothing to do until then.',
  ],
  other: [
    'The customer chose another maker',
    'Thank you for your response. They have gone with another maker this time.',
  ],
  taken: ['The customer chose another maker', 'A response to this request is no longer needed.'],
  cancelled: ['A request was cancelled', 'The customer no longer needs this. There is nothing more to do.'],
  lapsed: ['A request has expired', `It was not responded to within ${RESPONSE_HOURS} hours.`],
  expired: ['Your response has expired', 'It was not accepted in time, and binds you no longer.'],
  unpaid: [
    'An accepted response has expired',
    'The customer did not order in time. You can use the time for other work.',
  ],
} as const;
export type ToldMaker = keyof typeof TO_MAKER;

/** Tells the maker of an ask what became of it. */
export async function tellMaker(
  deps: Deps,
  tx: Tx,
  { _id, makerId, revision }: AskRowStored,
  what: ToldMaker,
): Promise<void> {
  const [title, text] = TO_MAKER[what];
  await notifyMaker(deps, tx, makerId, {
    ...{ kind: askingKinds.request, title, text, path: inArea(`/requests/${_id}`) },
    cause: `design-ask:${_id}:${what}:${revision}`,
  });
}

/** `₦85,000, 14 days` */
const offerText = (price: AskRowStored['price'], days: AskRowStored['days']): string =>
  `${price === null ? '' : `${amountText(price)}, `}${days === 1 ? '1 day' : `${days} days`}`;

/** What a customer is told of a maker. */
const TO_CUSTOMER = {
  answered: (name: string, { price, days }: AskRowStored) => ({
    title: `${name} responded to your request`,
    text: `${offerText(price, days)}. The response is valid for ${HOLD_DAYS} days.`,
  }),
  revised: (name: string, { price, days }: AskRowStored) => ({
    title: `${name} has changed their response`,
    text: `${offerText(price, days)}. Please check it again.`,
  }),
  withdrawn: (name: string) => ({
    title: `${name} has withdrawn their response`,
    text: 'You can ask another maker.',
  }),
  declined: (name: string) => ({ title: `${name} has declined your request`, text: 'You can ask another maker.' }),
  lapsed: (name: string) => ({
    title: `${name} did not respond within ${RESPONSE_HOURS} hours`,
    text: 'You can ask another maker.',
  }),
  expired: (name: string) => ({
    title: `The response of ${name} has expired`,
    text: 'Ask again if you would still like it.',
  }),
  unpaid: (name: string) => ({
    title: `The response of ${name} has expired`,
    text: 'You accepted it but did not order in time. Nothing was charged.',
  }),
  gone: (name: string) => ({
    title: `${name} can’t take your request at the moment`,
    text: 'Nothing was charged. You can ask another maker.',
  }),
} as const;
export type ToldCustomer = keyof typeof TO_CUSTOMER;

/** Tells the customer of a request what became of it with a maker. */
export async function tellCustomer(
  deps: Deps,
  tx: Tx,
  { _id, customerId }: RequestRow,
  ask: AskRowStored,
  what: ToldCustomer,
): Promise<void> {
  const [maker] = await tx.select({ name: makers.name }).from(makers).where(eq(makers._id, ask.makerId));
  await notify(deps, tx, {
    ...{ kind: askingKinds.response, ...TO_CUSTOMER[what](maker?.name ?? 'The maker', ask), userIds: [customerId] },
    ...{ path: `/account/requests/${_id}`, cause: `design-ask:${ask._id}:${what}:${ask.revision}` },
  });
}
