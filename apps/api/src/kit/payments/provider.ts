import type { Kobo } from '@adunni/contracts/money';

/** What a provider says of an attempt. `ongoing` and `abandoned` may still end either way. */
export type ProviderStatus = 'success' | 'failed' | 'abandoned' | 'ongoing';

export interface VerifiedPayment {
  status: ProviderStatus;
  /** Whether money is on its way (a transfer that settles late). */
  waiting: boolean;
  amount: Kobo;
  currency: string;
  reason: string | null;
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
  status: 'pending' | 'processed' | 'failed';
}

/** An event from a webhook whose signature was right. It only says where to look: what holds is asked for. */
export interface ProviderEvent {
  name: string;
  /** What it is about, for recognising repeats. */
  subject: string;
  /** Our reference of the payment, when the event is about one or its refund. */
  reference: string | null;
  body: unknown;
}

/** The provider could not be reached or did not answer in time; what it did is unknown. */
export class ProviderUnreachable extends Error {}

/** The provider answered and declined to do it; nothing was done. */
export class ProviderRefused extends Error {}

/** A way to be paid. Amounts are kobo; a redirect proves nothing, only `verify` does. Every call may throw ProviderUnreachable. */
export interface PaymentProvider {
  readonly name: string;
  /**
   * Starts an attempt under our stored reference. `url` is null when the provider knows the reference already and does
   * not give its page again.
   */
  initialise(request: PaymentRequest): Promise<{ url: string | null }>;
  /** Asks how an attempt stands; null when the provider never heard of the reference. */
  verify(reference: string): Promise<VerifiedPayment | null>;
  /** Gives money back; throws ProviderRefused when the provider declines. */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** How a refund asked for earlier stands; null when the provider never heard of it. */
  findRefund(request: Pick<RefundRequest, 'reference' | 'cause'>): Promise<ProviderRefund | null>;
  /** The event in a webhook’s raw body, or null when the signature is wrong. */
  readEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): ProviderEvent | null;
}
