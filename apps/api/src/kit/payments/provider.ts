import type { Kobo } from '@adunni/contracts/money';

/** What a provider says of an attempt. `ongoing` and `abandoned` may still end either way. */
export type ProviderStatus = 'success' | 'failed' | 'abandoned' | 'ongoing';

/** A card that may be charged again without the person being there. */
export interface SavedCard {
  /** What the provider knows the permission by, and the address that it was given with. */
  authorisation: string;
  email: string;
  /** The same for the same card. */
  signature: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

export interface VerifiedPayment {
  status: ProviderStatus;
  /** Whether money is on its way (a transfer that settles late). */
  waiting: boolean;
  amount: Kobo;
  currency: string;
  reason: string | null;
  /** What was paid with, when it succeeded and may be charged again. */
  card: SavedCard | null;
}

export interface ChargeRequest extends Pick<SavedCard, 'authorisation' | 'email'> {
  reference: string;
  amount: Kobo;
  currency: string;
  metadata: Record<string, string>;
}

export interface PaymentRequest {
  reference: string;
  amount: Kobo;
  currency: string;
  email: string;
  /** Where the person comes back to. */
  returnUrl: string;
  metadata: Record<string, string>;
}

export interface RefundRequest {
  /** Of the payment. */
  reference: string;
  amount: Kobo;
  /** What the customer is told. */
  note: string;
  /** Ours; by it a refund is found again when the provider’s answer was lost. */
  cause: string;
}

export interface ProviderRefund {
  providerId: string;
  /** `needs-attention`: somebody must give the provider what it lacks, such as the account of who had paid. */
  status: 'pending' | 'needs-attention' | 'processed' | 'failed';
  /** What it returns; null when the provider does not say. */
  amount: Kobo | null;
}

export interface Bank {
  code: string;
  name: string;
}

/** A bank account: the bank’s code and the account’s number there. */
export interface AccountNumber {
  bankCode: string;
  accountNumber: string;
}

export interface TransferRequest {
  /** Ours, 16 to 50 of `a-z0-9_-`; the provider makes at most one transfer under it. */
  reference: string;
  amount: Kobo;
  /** What `createRecipient` answered. */
  recipient: string;
  /** What the receiver reads. */
  note: string;
}

export interface ProviderTransfer {
  /** `needs-approval`: somebody must confirm it at the provider. `reversed`: it had gone out and came back. */
  status: 'pending' | 'needs-approval' | 'succeeded' | 'failed' | 'reversed';
  reason: string | null;
}

/** An event from a webhook whose signature was right. It only says where to look: what holds is asked for. */
export interface ProviderEvent {
  name: string;
  /** What it is about, for recognising repeats. */
  subject: string;
  /** Our reference of the payment, its refund or the payout that the event is about. */
  reference: string | null;
  body: unknown;
}

/** The provider could not be reached or did not answer in time; what it did is unknown. */
export class ProviderUnreachable extends Error {}

/** The provider answered and declined to do it; nothing was done. */
export class ProviderRefused extends Error {}

/** A way to pay money out. */
export interface TransferProvider {
  listBanks(): Promise<Bank[]>;
  /** Name of an account’s holder; null when the bank does not know the account. */
  resolveAccount(account: AccountNumber): Promise<string | null>;
  /** Makes an account known to the provider; the same account answers the same. Throws ProviderRefused. */
  createRecipient(account: AccountNumber & { name: string }): Promise<string>;
  /** Sends money; throws ProviderRefused when the provider declines, also for a reference that it knows already. */
  transfer(request: TransferRequest): Promise<ProviderTransfer>;
  /** How a transfer stands; null when the provider never heard of the reference. */
  findTransfer(reference: string): Promise<ProviderTransfer | null>;
}

/** A way to be paid and to pay out. Amounts are kobo; a redirect proves nothing, only `verify` does. Every call may throw ProviderUnreachable. */
export interface PaymentProvider extends TransferProvider {
  readonly name: string;
  /**
   * Starts an attempt under our stored reference. `url` is null when the provider knows the reference already and does
   * not give its page again.
   */
  initialise(request: PaymentRequest): Promise<{ url: string | null }>;
  /**
   * Charges a saved card under our stored reference; how it ended, only `verify` says. `url` is where the person must
   * confirm the charge first, when their bank wants that. A reference that the provider knows already is not charged
   * again. Throws ProviderRefused when nothing was charged.
   */
  chargeCard(request: ChargeRequest): Promise<{ url: string | null }>;
  /** Asks how an attempt stands; null when the provider never heard of the reference. */
  verify(reference: string): Promise<VerifiedPayment | null>;
  /** Gives money back; throws ProviderRefused when the provider declines. */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** How a refund asked for earlier stands; null when the provider never heard of it. */
  findRefund(request: Pick<RefundRequest, 'reference' | 'cause'>): Promise<ProviderRefund | null>;
  /** The event in a webhook’s raw body, or null when the signature is wrong. */
  readEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): ProviderEvent | null;
}
