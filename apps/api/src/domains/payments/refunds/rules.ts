import type { ProviderRefund } from '../../../kit/payments/provider.ts';
import type { refunds } from '../tables.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** Whether the provider has it under its name, or is still to be asked for it. */
export const isWithProvider = ({ status, returnedAmount }: RefundRow): boolean =>
  (status === 'pending' || status === 'needs-attention') && returnedAmount === null;

/** The name under which the provider knows an attempt of a refund. */
export const causeOf = (refundId: string, attempt: number): string =>
  attempt === 1 ? refundId : `${refundId}-${attempt}`;

/** Whether it can be sent again: not when the provider has returned something already. */
export const canRetry = ({ attentionAt, returnedAmount }: RefundRow): boolean =>
  attentionAt !== null && returnedAmount === null;

/** Whether the provider has returned something else than it was asked to. */
export const differs = ({ amount }: Pick<RefundRow, 'amount'>, known: ProviderRefund): boolean =>
  known.status === 'processed' && known.amount !== null && known.amount !== amount;

/** Why a refund does not go on, where the provider says nothing of it. */
export const TROUBLES = {
  failed: 'The payment provider could not return the money.',
  'needs-attention':
    'The payment provider needs the customer’s bank details to return the money. They can be entered in its dashboard.',
} as const;
