import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { z } from 'zod';
import { callPaystack, envelope } from './paystack-call.ts';
import { paystackTransfers } from './paystack-transfers.ts';
import {
  type PaymentProvider,
  type ProviderEvent,
  type ProviderRefund,
  ProviderRefused,
  type ProviderStatus,
  ProviderUnreachable,
  type SavedCard,
  type VerifiedPayment,
} from './provider.ts';

export interface PaystackOptions {
  secretKey: string;
  /** Base address, `https://api.paystack.co` outside tests. */
  url: string;
  /** How long an answer may take. */
  timeoutMs?: number;
}

const STATUSES: Record<string, ProviderStatus> = {
  success: 'success',
  failed: 'failed',
  reversed: 'failed',
  abandoned: 'abandoned',
};
/** Statuses of money that is on its way. */
const WAITING = ['pending', 'processing', 'queued'];
const REFUND_STATUSES: Record<string, ProviderRefund['status']> = {
  processed: 'processed',
  failed: 'failed',
  'needs-attention': 'needs-attention',
};

const started = envelope(z.object({ authorization_url: z.url() }));
const authorization = z.object({
  authorization_code: z.string(),
  reusable: z.boolean(),
  signature: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.coerce.number().int(),
  exp_year: z.coerce.number().int(),
});
const transaction = envelope(
  z.object({
    status: z.string(),
    amount: z.number().int().nonnegative(),
    currency: z.string(),
    gateway_response: z.string().nullish(),
    authorization: authorization.nullish().catch(null),
    customer: z.object({ email: z.string() }).nullish(),
  }),
);
/** `authorization_url` is there when the bank wants the person to confirm the charge. */
const charged = envelope(z.object({ status: z.string().nullish(), authorization_url: z.url().nullish() }));
const refund = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  amount: z.coerce.number().int().nonnegative().nullish().catch(null),
  merchant_note: z.string().nullish(),
});
const name = z.string().max(200);
const event = z.object({
  event: name,
  data: z.looseObject({
    id: z.union([z.number(), name]).nullish(),
    reference: name.nullish(),
    transaction_reference: name.nullish(),
    refund_reference: name.nullish(),
  }),
});

/** Paystack over HTTPS. Amounts are kobo on its side too; HTTP 200 alone never means paid. */
export function paystack({ secretKey, url, timeoutMs = 8000 }: PaystackOptions): PaymentProvider {
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    callPaystack({ method, url: `${url}${path}`, secretKey, timeoutMs, body });

  return {
    name: 'paystack',
    async initialise({ reference, amount, currency, email, returnUrl, metadata }) {
      const body = { reference, amount, currency, email, callback_url: returnUrl, metadata };
      const answer = await ask('POST', '/transaction/initialize', body);
      if (answer.refused && /duplicate/i.test(answer.message)) return { url: null };
      if (answer.refused) throw new ProviderRefused(answer.message);
      return { url: started.parse(answer.json).data.authorization_url };
    },
    async verify(reference) {
      const answer = await ask('GET', `/transaction/verify/${encodeURIComponent(reference)}`);
      if (answer.refused && (answer.status === 404 || /not found/i.test(answer.message))) return null;
      if (answer.refused) throw new ProviderUnreachable(answer.message);
      return asVerified(transaction.parse(answer.json).data);
    },
    async chargeCard({ authorisation, ...request }) {
      const body = { ...request, authorization_code: authorisation };
      const answer = await ask('POST', '/transaction/charge_authorization', body);
      if (answer.refused && /duplicate/i.test(answer.message)) return { url: null };
      if (answer.refused) throw new ProviderRefused(answer.message);
      return { url: charged.parse(answer.json).data.authorization_url ?? null };
    },
    async refund({ reference, amount, note, cause }) {
      const answer = await ask('POST', '/refund', refundBody(reference, amount, note, cause));
      if (answer.refused) throw new ProviderRefused(answer.message);
      return asRefund(envelope(refund).parse(answer.json).data);
    },
    async findRefund({ reference, cause }) {
      const answer = await ask('GET', `/refund?transaction=${encodeURIComponent(reference)}&perPage=100`);
      if (answer.refused) throw new ProviderUnreachable(answer.message);
      const known = envelope(z.array(refund)).parse(answer.json).data;
      const mine = known.find(({ merchant_note }) => merchant_note === cause);
      return mine ? asRefund(mine) : null;
    },
    ...paystackTransfers(ask),
    readEvent: (rawBody, headers) => readEvent(secretKey, rawBody, headers['x-paystack-signature']),
  };
}

type Transaction = z.infer<typeof transaction>['data'];

const asVerified = (data: Transaction): VerifiedPayment => ({
  status: STATUSES[data.status] ?? 'ongoing',
  waiting: WAITING.includes(data.status),
  amount: kobo(data.amount),
  currency: data.currency,
  reason: data.gateway_response ?? null,
  card: cardOf(data),
});

/** The card that a transaction was paid with, when it succeeded and Paystack lets it be charged again. */
function cardOf({ status, authorization: given, customer }: Transaction): SavedCard | null {
  if (status !== 'success' || !given?.reusable || !customer) return null;
  const { authorization_code: authorisation, signature, brand, last4 } = given;
  const names = { authorisation, email: customer.email, signature, brand, last4 };
  return { ...names, expiryMonth: given.exp_month, expiryYear: given.exp_year };
}

const refundBody = (transaction: string, amount: Kobo, note: string, cause: string) => ({
  transaction,
  amount,
  customer_note: note,
  merchant_note: cause,
});

const asRefund = ({ id, status, amount }: z.infer<typeof refund>): ProviderRefund => ({
  providerId: String(id),
  status: REFUND_STATUSES[status] ?? 'pending',
  amount: typeof amount === 'number' ? kobo(amount) : null,
});

function readEvent(secretKey: string, rawBody: Buffer, signature: unknown): ProviderEvent | null {
  const expected = createHmac('sha512', secretKey).update(rawBody).digest();
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const body = bodyOf(rawBody);
  const read = event.safeParse(body);
  if (!read.success) return { name: 'unreadable', subject: '', reference: null, body };
  const { event: name, data } = read.data;
  const reference = data.transaction_reference ?? data.reference ?? null;
  const subject = String(data.refund_reference ?? data.id ?? reference ?? '');
  return { name, subject, reference, body };
}

/** What a webhook says, without what no database keeps as text; empty when it is no JSON, which asking again won’t mend. */
function bodyOf(rawBody: Buffer): unknown {
  const storable = (_name: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
  try {
    return JSON.parse(rawBody.toString('utf8'), storable) ?? {};
  } catch {
    return {};
  }
}
