import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PayoutCall, payoutCallOf, StandInPayouts } from './stand-in-payouts.ts';

type Call = 'initialize' | 'charge' | 'verify' | 'refund' | 'refunds' | PayoutCall;
/** `lost`: it is done, but the answer never arrives; `down`: nothing is done and the line drops; `error`: a 500; `short`: we have too little there. */
type Fault = 'lost' | 'down' | 'error' | 'short';

interface Transaction {
  reference: string;
  amount: number;
  currency: string;
  status: string;
  /** The card that it was paid with, as Paystack tells it. */
  authorization?: object;
  customer?: { email: string };
}
/** A request’s body, as far as it was sent. */
interface Sent {
  reference: string;
  amount: number;
  currency: string;
  email: string;
  authorization_code: string;
  transaction: string;
  merchant_note: string;
  recipient: string;
  account_number: string;
  bank_code: string;
}
interface Refund {
  id: number;
  transaction: string;
  amount: number;
  status: string;
  merchant_note: string;
}

const SECRET = 'sk_test_stand_in_0123456789';

/** Answers over local HTTP as Paystack’s documentation says; tests decide what happened to a payment. */
export class PaystackStandIn {
  readonly secretKey = SECRET;
  readonly transactions = new Map<string, Transaction>();
  readonly refunds: Refund[] = [];
  /** What the next refunds begin as. */
  refundStatus = 'pending';
  /** What charging a saved card ends in, by its authorisation code; any other code is unknown. */
  readonly cards = new Map<string, 'success' | 'failed' | 'paused'>();
  readonly payouts = new StandInPayouts();
  url = '';
  #server: Server;
  #faults: { call: Call; fault: Fault; about: string | undefined; met: () => void }[] = [];

  constructor() {
    this.#server = createServer((request, response) => {
      // Who asked may have broken off, such as an application that is being closed.
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** Lets the next call of a kind go wrong, or the next about one payment; resolves when that has happened. */
  fault(call: Call, fault: Fault, about?: string): Promise<void> {
    const { promise, resolve: met } = Promise.withResolvers<void>();
    this.#faults.push({ call, fault, about, met });
    return promise;
  }

  #faultOf(call: Call | null, { reference, transaction }: Sent): Fault | undefined {
    const next = this.#faults.find(
      (fault) => fault.call === call && [undefined, reference, transaction].includes(fault.about),
    );
    if (!next) return undefined;
    this.#faults = this.#faults.filter((fault) => fault !== next);
    next.met();
    return next.fault;
  }

  /** Decides what became of a payment. */
  became(reference: string, change: Partial<Transaction>): void {
    const known = this.transactions.get(reference);
    if (!known) throw new Error(`unknown reference ${reference}`);
    Object.assign(known, change);
  }

  /** Sends an event to the webhook, signed unless another signature is given. */
  announce(origin: string, event: object | string, signature?: string): Promise<Response> {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    const signed = signature ?? createHmac('sha512', SECRET).update(body).digest('hex');
    return fetch(`${origin}/api/payments/webhook/paystack`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signed },
      body,
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const call = callOf(request.method ?? '', url.pathname);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent: Sent = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
    const fault = this.#faultOf(call, sent);
    if (fault === 'down') return void response.destroy();
    if (fault === 'error') return send(response, 500, { status: false, message: 'Internal error' });
    if (fault === 'short') return send(response, ...refuse(400, 'Your balance is not enough to fulfil this request'));
    const authorised = request.headers.authorization === `Bearer ${SECRET}`;
    const [status, body] = authorised ? this.#do(call, url, sent) : refuse(401, 'Invalid key');
    if (fault === 'lost') return void response.destroy();
    return send(response, status, body);
  }

  #do(call: Call | null, url: URL, sent: Sent): [number, object] {
    if (call === 'initialize') return this.#initialise(sent);
    if (call === 'charge') return this.#charge(sent);
    if (call === 'verify') return this.#verify(decodeURIComponent(url.pathname.split('/').at(-1) ?? ''));
    if (call === 'refund') return this.#refund(sent);
    if (call === 'refunds') return this.#listRefunds(url.searchParams.get('transaction') ?? '');
    if (call) return this.payouts.answer(call, url, sent);
    return refuse(404, 'Not found');
  }

  #initialise({ reference, amount, currency }: Sent): [number, object] {
    if (this.transactions.has(reference)) return refuse(400, 'Duplicate Transaction Reference');
    if (!Number.isInteger(amount) || amount < 5000) return refuse(400, 'Invalid amount');
    this.transactions.set(reference, { reference, amount, currency, status: 'abandoned' });
    const data = { authorization_url: `${this.url}/pay/${reference}`, access_code: `ac_${reference}`, reference };
    return [200, { status: true, message: 'Authorization URL created', data }];
  }

  #charge({ reference, amount, currency, email, authorization_code: code }: Sent): [number, object] {
    if (this.transactions.has(reference)) return refuse(400, 'Duplicate Transaction Reference');
    const status = this.cards.get(code);
    if (!status) return refuse(400, 'Invalid authorization code');
    const authorization = authorizationOf(code);
    const known = { reference, amount, currency, status, authorization, customer: { email } };
    this.transactions.set(reference, known);
    if (status !== 'paused') return [200, { status: true, message: 'Charge attempted', data: known }];
    const data = { ...known, paused: true, authorization_url: `${this.url}/confirm/${reference}` };
    return [200, { status: true, message: 'Please, redirect your customer to the authorization url provided', data }];
  }

  #verify(reference: string): [number, object] {
    const known = this.transactions.get(reference);
    if (!known) return refuse(400, 'Transaction reference not found.');
    return [200, { status: true, message: 'Verification successful', data: { id: 1, gateway_response: '', ...known } }];
  }

  #refund({ transaction, amount, merchant_note }: Sent): [number, object] {
    const known = this.transactions.get(transaction);
    const given = this.refunds.filter((refund) => refund.transaction === transaction && refund.status !== 'failed');
    const left = (known?.amount ?? 0) - given.reduce((sum, refund) => sum + refund.amount, 0);
    if (known?.status !== 'success') return refuse(400, 'Transaction has not been paid');
    if (amount > left) return refuse(400, 'Refund amount cannot be more than the transaction amount');
    const refund = { id: this.refunds.length + 1, transaction, amount, merchant_note, status: this.refundStatus };
    this.refunds.push(refund);
    return [200, { status: true, message: 'Refund has been queued for processing', data: refund }];
  }

  #listRefunds(transaction: string): [number, object] {
    const data = this.refunds.filter((refund) => refund.transaction === transaction);
    return [200, { status: true, message: 'Refunds retrieved', data }];
  }
}

function callOf(method: string, path: string): Call | null {
  if (method === 'POST' && path === '/transaction/initialize') return 'initialize';
  if (method === 'POST' && path === '/transaction/charge_authorization') return 'charge';
  if (method === 'GET' && path.startsWith('/transaction/verify/')) return 'verify';
  if (path === '/refund') return method === 'POST' ? 'refund' : 'refunds';
  return payoutCallOf(method, path);
}

/** A card as Paystack’s documentation shows it. */
export const authorizationOf = (authorization_code: string, reusable = true) => ({
  authorization_code,
  bin: '408408',
  last4: '4081',
  exp_month: '12',
  exp_year: '2039',
  channel: 'card',
  card_type: 'visa ',
  bank: 'TEST BANK',
  country_code: 'NG',
  brand: 'visa',
  reusable,
  signature: `SIG_${authorization_code}`,
});

const refuse = (status: number, message: string): [number, object] => [status, { status: false, message }];

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
