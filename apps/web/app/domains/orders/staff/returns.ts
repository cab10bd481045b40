import type { StaffItem, StaffPart } from '@adunni/contracts/orders/staff';
import { countOf } from '../../../kit/count-of.ts';

/** How many of an item were refunded, and whether what can be sold again is in stock: `1 of 2 refunded, 1 back in stock`. */
export function refundedText({
  kind,
  quantity,
  refundedQuantity,
  restockedQuantity,
}: Pick<StaffItem, 'kind' | 'quantity' | 'refundedQuantity' | 'restockedQuantity'>): string {
  const refunded = `${refundedQuantity} of ${quantity} refunded`;
  if (kind !== 'ready-to-wear') return refunded;
  return `${refunded}, ${restockedQuantity > 0 ? restockedQuantity : 'none'} back in stock`;
}

/** Whether items of a part can come back to the maker who looks: it is sent, and some can be returned. */
export function takesReturns({ stage, viewer, items }: Pick<StaffPart, 'stage' | 'viewer' | 'items'>): boolean {
  const isSent = stage === 'dispatched' || stage === 'delivered' || stage === 'closed';
  const canReturn = items.some(
    ({ returnable, quantity, refundedQuantity }) => returnable && refundedQuantity < quantity,
  );
  return isSent && canReturn && viewer === 'maker';
}

/** How items come back: by when the customer asks and who pays, where `days` are known, and what it costs their maker. */
export const returnsText = (days: number | null): { before: string; after: string } => ({
  before: `Returns: the customer asks in the messages${days === null ? '' : ` within ${countOf(days, 'day')} of delivery`}, and you tell them where to send it, unworn. They pay for sending it, unless it was faulty or the wrong one. Once you have it back, `,
  after:
    ': they refund it, and put it back into stock if you can sell it again. What you earned from it comes off your earnings: its price less commission, and its share of delivery.',
});
