import type { refundRequest } from '@adunni/contracts/orders/refunds-forms';
import type { StaffOrder } from '@adunni/contracts/orders/staff';
import type { z } from 'zod';

export type RefundRequest = z.input<typeof refundRequest>;

export const REFUND_KINDS = [
  { value: 'full', label: 'Full remaining amount' },
  { value: 'lines', label: 'Selected items' },
  { value: 'amount', label: 'Custom amount' },
] as const;
export type RefundKind = (typeof REFUND_KINDS)[number]['value'];

/** Of one line: how many pieces go back, and whether they go back on the shelf. */
export interface ChosenLine {
  quantity: number;
  restock: boolean;
}

/** What a person has filled in; a part is named for an amount, and may be for all that is left. */
export interface Draft {
  kind: RefundKind;
  partId: string | null;
  amount: number | null;
  lines: Readonly<Record<string, ChosenLine>>;
}

export const newDraft = (order: StaffOrder): Draft => ({
  kind: 'full',
  partId: order.parts.length === 1 ? (order.parts[0]?._id ?? null) : null,
  amount: null,
  lines: {},
});

/** The request that a draft comes to; null while something is missing. */
export function requestOf({ kind, partId, amount, lines }: Draft): RefundRequest | null {
  if (kind === 'full') return { kind, partId };
  if (kind === 'amount') return partId && amount ? { kind, partId, amount } : null;
  const chosen = Object.entries(lines).filter(([, { quantity }]) => quantity > 0);
  return chosen.length > 0 ? { kind, lines: chosen.map(([itemId, line]) => ({ itemId, ...line })) } : null;
}
