import type { LedgerAccount, LedgerKind } from '@adunni/contracts/ledger/ledger';
import { type Kobo, kobo } from '@adunni/contracts/money';
import type { SettledHow } from '@adunni/contracts/payments/settled-how';

/** A debit (positive) or credit (negative). */
export interface Entry {
  account: LedgerAccount;
  makerId: string | null;
  partId: string | null;
  /** Whose commission it is; of what concerns no partner, none. */
  partnerId?: string | null;
  amount: Kobo;
}

/** The column of a transaction that names what it is about. */
export const SUBJECTS = {
  order: 'orderId',
  booking: 'bookingId',
  'aso-ebi': 'asoEbiOrderId',
  invoice: 'invoiceId',
  milestone: 'milestoneId',
} as const;
export type SubjectKind = keyof typeof SUBJECTS;

/** What an event is about. */
export interface Subject {
  kind: SubjectKind;
  id: string;
}

/** An event as it is posted; its entries sum to zero. */
export interface Posting {
  kind: LedgerKind;
  /** Unique: the same cause is posted once. */
  cause: string;
  /** Null for what concerns a maker only, and for the check of a card. */
  subject: Subject | null;
  at: Date;
  entries: Entry[];
}

/** What the ledger has on a part: credits per account. */
export type PartBalances = Partial<Record<LedgerAccount, number>>;

/** The columns of a transaction that say what it is about. */
export function subjectColumns(subject: Subject | null): Record<(typeof SUBJECTS)[SubjectKind], string | null> {
  const none = { orderId: null, bookingId: null, asoEbiOrderId: null, invoiceId: null, milestoneId: null };
  return subject ? { ...none, [SUBJECTS[subject.kind]]: subject.id } : none;
}

/** An entry on a maker’s account; without one it concerns the marketplace alone. */
export const entry = (account: LedgerAccount, amount: number, makerId: string | null = null): Entry => ({
  account,
  makerId,
  partId: null,
  amount: kobo(amount),
});

/** Those entries that move something. */
export const moving = (entries: Entry[]): Entry[] => entries.filter(({ amount }) => amount !== 0);

/** A payment that nothing needed. */
export const unassignedPaymentEntries = (amount: Kobo): Entry[] => [
  entry('provider', amount),
  entry('unassigned', -amount),
];

/** A refund of a payment that nothing needed. */
export const unassignedRefundEntries = (amount: Kobo): Entry[] => [
  entry('unassigned', amount),
  entry('refunds', -amount),
];

/** Money that came in outside of the provider, or went out, lies on the account of our own bank. */
export const placeOf = (how: SettledHow): LedgerAccount => (how === 'provider' ? 'provider' : 'bank');

/** Money has gone back; what went beyond what was owed is the customer’s debt. */
export const refundSentEntries = (owed: Kobo, sent = owed, from: SettledHow = 'provider'): Entry[] =>
  moving([
    entry('refunds', Math.min(owed, sent)),
    entry('unassigned', Math.max(0, sent - owed)),
    entry(placeOf(from), -sent),
  ]);

/** The provider has taken a payment back, which its customer owes until it comes in again. */
export const reversedEntries = (amount: Kobo): Entry[] => [entry('unassigned', amount), entry('provider', -amount)];

/** What the provider had taken back has come in again. */
export const regainedEntries = (amount: Kobo, how: SettledHow): Entry[] => [
  entry(placeOf(how), amount),
  entry('unassigned', -amount),
];
