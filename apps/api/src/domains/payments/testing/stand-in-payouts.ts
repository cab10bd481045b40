export type PayoutCall = 'banks' | 'resolve' | 'recipient' | 'transfer' | 'transfers';

/** A transfer as the stand-in knows it. */
export interface StandInTransfer {
  reference: string;
  amount: number;
  recipient: string;
  status: string;
}

/** A request’s body, as far as it was sent. */
interface Sent {
  reference: string;
  amount: number;
  recipient: string;
  account_number: string;
  bank_code: string;
}

const BANKS = [
  { id: 1, code: '058', name: 'Guaranty Trust Bank', active: true },
  { id: 2, code: '50211', name: 'Kuda Bank', active: true },
];

/** Paystack’s side of paying out. */
export class StandInPayouts {
  readonly transfers = new Map<string, StandInTransfer>();
  /** Holder by account number; any other number is unknown. */
  readonly holders = new Map<string, string>();
  /** What the next transfers begin as. */
  status = 'pending';
  /** Kobo that the marketplace has there. */
  balance = 10_000_000_000;

  answer(call: PayoutCall, url: URL, sent: Sent): [number, object] {
    if (call === 'banks') return done('Banks retrieved', BANKS);
    if (call === 'resolve') return this.#resolve(url.searchParams.get('account_number') ?? '');
    if (call === 'recipient') return this.#recipient(sent);
    if (call === 'transfer') return this.#transfer(sent);
    return this.#verify(decodeURIComponent(url.pathname.split('/').at(-1) ?? ''));
  }

  #resolve(account_number: string): [number, object] {
    const account_name = this.holders.get(account_number);
    if (!account_name) return refuse(422, 'Could not resolve account name. Check parameters or try again.');
    return done('Account number resolved', { account_number, account_name, bank_id: 1 });
  }

  #recipient({ account_number, bank_code }: Sent): [number, object] {
    if (!this.holders.has(account_number)) return refuse(400, 'Account details are invalid');
    const data = { type: 'nuban', recipient_code: `RCP_${bank_code}_${account_number}` };
    return [201, { status: true, message: 'Transfer recipient created successfully', data }];
  }

  #transfer({ reference, amount, recipient }: Sent): [number, object] {
    if (!/^[a-z0-9_-]{16,50}$/.test(reference)) return refuse(400, 'Invalid reference');
    if (this.transfers.has(reference))
      return refuse(400, 'Please provide a unique reference. Reference already exists on a transfer');
    if (!recipient?.startsWith('RCP_')) return refuse(404, 'Transfer recipient not found');
    if (amount > this.balance) return refuse(400, 'Your balance is not enough to fulfil this request');
    this.balance -= amount;
    this.transfers.set(reference, { reference, amount, recipient, status: this.status });
    const data = { reference, amount, status: this.status, transfer_code: `TRF_${reference}` };
    return done('Transfer has been queued', data);
  }

  #verify(reference: string): [number, object] {
    const known = this.transfers.get(reference);
    return known ? done('Transfer retrieved', known) : refuse(404, 'Transfer not found');
  }
}

/** Which call of paying out a request is, if it is one. */
export function payoutCallOf(method: string, path: string): PayoutCall | null {
  if (method === 'GET' && path === '/bank') return 'banks';
  if (method === 'GET' && path === '/bank/resolve') return 'resolve';
  if (method === 'POST' && path === '/transferrecipient') return 'recipient';
  if (method === 'POST' && path === '/transfer') return 'transfer';
  return method === 'GET' && path.startsWith('/transfer/verify/') ? 'transfers' : null;
}

const done = (message: string, data: object): [number, object] => [200, { status: true, message, data }];
const refuse = (status: number, message: string): [number, object] => [status, { status: false, message }];
