import type { Kobo } from '@adunni/contracts/money';

/** What a provider says of an attempt. `ongoing` may still end either way. */
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

/** An event from a webhook whose signature was right. */
export interface ProviderEvent {
  name: string;
  /** What it is about, for recognising repeats. */
  subject: string;
  /** Our reference, when the event is about a payment. */
  reference: string | null;
  refund: { reference: string; status: 'processed' | 'failed' | 'pending' } | null;
  body: unknown;
}

/** The provider could not be reached or did not answer in time; what it did is unknown. */
export class ProviderUnreachable extends Error {}

/** A way to be paid. Amounts are kobo; a redirect proves nothing, only `verify` does. */
export interface PaymentProvider {
  readonly name: string;
  /** Starts an attempt under our stored reference. Throws ProviderUnreachable when the answer did not come. */
  initialise(request: PaymentRequest): Promise<{ url: string }>;
  /** Asks how an attempt stands; null when the provider never heard of the reference. */
  verify(reference: string): Promise<VerifiedPayment | null>;
  refund(request: {
    reference: string;
    amount: Kobo;
    note: string;
    cause: string;
  }): Promise<{ providerId: string; status: 'pending' | 'processed' }>;
  /** The event in a webhook’s raw body, or null when the signature is wrong. */
  readEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): ProviderEvent | null;
}
