import type { Kobo } from '@adunni/contracts/money';
import type { SettledHow } from '@adunni/contracts/payments/settled-how';
import type { PayableRef } from './present.rules.ts';

/** Money that has gone back to whoever had paid. */
export interface SentRefund {
  _id: string;
  /** `sent` by the provider, `settled` by staff, or sent by the provider once more after that: `twice`. */
  step: 'sent' | 'settled' | 'twice';
  /** What was still owed of the refund. */
  owed: Kobo;
  /** What went. */
  sent: Kobo;
  /** Where it went from. */
  from: SettledHow;
  paidFor: PayableRef;
  at: Date;
}

/** Money that came in and pays for nothing: a whole payment, or what it brought too much. It goes back. */
export interface UnkeptMoney {
  paymentId: string;
  kind: 'wrong' | 'excess';
  amount: Kobo;
  paidFor: PayableRef;
  at: Date;
}

/** A payment that the provider has taken back. */
export interface ReversedPayment {
  paymentId: string;
  amount: Kobo;
  paidFor: PayableRef;
  /** How its money has come in again; null while it has not. */
  settled: SettledHow | null;
  at: Date;
}
