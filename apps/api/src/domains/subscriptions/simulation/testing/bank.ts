import type { Kobo } from '@adunni/contracts/money';
import { HOUR_MS } from '../../../../kit/durations.rules.ts';
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnreachable,
  type VerifiedPayment,
} from '../../../../kit/payments/provider.ts';

/** How charging a saved card goes; `late` settles hours after, of `lost` and `unheard` the answer never comes. */
export type CardBehaviour = 'works' | 'declined' | 'refused' | 'late' | 'lost' | 'unheard' | 'confirm';

/** What the bank knows of a reference. */
export interface BankEntry {
  reference: string;
  email: string;
  amount: Kobo;
  status: 'ongoing' | 'pending' | 'success' | 'failed';
  settlesAt: Date | null;
  /** Times that money was taken under it; more than one is what must never be. */
  taken: number;
  refunded: number;
  /** Taken from a saved card without the person. */
  isCharge: boolean;
}

const nothing = () => Promise.reject(new Error('no money is paid out here'));

/** A bank in memory, whose cards behave as they are told. It remembers everything that it did. */
export class Bank {
  readonly entries = new Map<string, BankEntry>();
  readonly #refunds = new Map<string, number>();
  readonly #clock: () => Date;
  readonly #moodOf: (email: string) => CardBehaviour;

  constructor(clock: () => Date, moodOf: (email: string) => CardBehaviour) {
    this.#clock = clock;
    this.#moodOf = moodOf;
  }

  /** Somebody pays on the page of a reference, or fails to. */
  pay(reference: string, succeeds: boolean): void {
    const entry = this.entries.get(reference);
    if (entry?.status !== 'ongoing') return;
    entry.status = succeeds ? 'success' : 'failed';
    if (succeeds) entry.taken += 1;
  }

  /** References whose end nobody knows yet. */
  get open(): BankEntry[] {
    return [...this.entries.values()].filter(({ status }) => status === 'ongoing' || status === 'pending');
  }

  readonly provider: PaymentProvider = {
    name: 'sandbox',
    initialise: async ({ reference, amount, email }) => {
      this.#begin(reference, email, amount, false);
      return { url: `https://bank.example/${reference}` };
    },
    chargeCard: async ({ reference, amount, email }) => this.#charge(reference, email, amount),
    verify: async (reference) => this.#verify(reference),
    refund: async ({ reference, amount, cause }) => {
      const entry = this.entries.get(reference);
      if (entry?.status !== 'success' || entry.refunded + amount > entry.amount) throw new ProviderRefused('too much');
      entry.refunded += amount;
      this.#refunds.set(cause, amount);
      return { providerId: cause, status: 'processed', amount: null };
    },
    findRefund: async ({ cause }) =>
      this.#refunds.has(cause) ? { providerId: cause, status: 'processed', amount: null } : null,
    readEvent: () => null,
    listBanks: nothing,
    resolveAccount: nothing,
    createRecipient: nothing,
    transfer: nothing,
    findTransfer: nothing,
  };

  #begin(reference: string, email: string, amount: Kobo, isCharge: boolean): BankEntry {
    const known = this.entries.get(reference);
    if (known) return known;
    const entry = { reference, email, amount, isCharge, taken: 0, refunded: 0, settlesAt: null };
    this.entries.set(reference, { ...entry, status: 'ongoing' });
    return this.entries.get(reference) as BankEntry;
  }

  #charge(reference: string, email: string, amount: Kobo): { url: string | null } {
    if (this.entries.has(reference)) return { url: null };
    const mood = this.#moodOf(email);
    if (mood === 'refused') throw new ProviderRefused('The authorisation is not valid any more');
    if (mood === 'unheard') throw new ProviderUnreachable('the line dropped before');
    // What the person must confirm they pay themselves, as on a page: also when we have given it up meanwhile.
    const entry = this.#begin(reference, email, amount, mood !== 'confirm');
    if (mood === 'confirm') return { url: `https://bank.example/${reference}` };
    if (mood === 'late') Object.assign(entry, { status: 'pending', settlesAt: new Date(+this.#clock() + 9 * HOUR_MS) });
    else if (mood === 'declined') entry.status = 'failed';
    else this.pay(reference, true);
    if (mood === 'lost') throw new ProviderUnreachable('the line dropped after');
    return { url: null };
  }

  #verify(reference: string): VerifiedPayment | null {
    const entry = this.entries.get(reference);
    if (!entry) return null;
    if (entry.status === 'pending' && entry.settlesAt && entry.settlesAt <= this.#clock()) {
      entry.status = 'ongoing';
      this.pay(reference, true);
    }
    const { status, amount, email } = entry;
    const names = { brand: 'Visa', last4: '4081', expiryMonth: 12, expiryYear: 2050 };
    const card = { ...names, email, authorisation: `AUTH_${email}`, signature: `SIG_${email}` };
    const isOver = status === 'success' || status === 'failed';
    return {
      status: isOver ? status : 'ongoing',
      waiting: status === 'pending',
      amount,
      currency: 'NGN',
      reason: status === 'failed' ? 'Declined' : null,
      card: status === 'success' ? card : null,
    };
  }
}
