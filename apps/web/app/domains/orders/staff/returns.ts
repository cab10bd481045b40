import type { StaffItem, StaffPart } from '@adunni/contracts/orders/staff';

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

/** How items of a part come back, once it is sent and while some of them can be returned; null otherwise. */
export function returnsText({ stage, viewer, items }: Pick<StaffPart, 'stage' | 'viewer' | 'items'>): string | null {
  const isSent = stage === 'dispatched' || stage === 'delivered' || stage === 'closed';
  const canReturn = items.some(
    ({ returnable, quantity, refundedQuantity }) => returnable && refundedQuantity < quantity,
  );
  if (!isSent || !canReturn || viewer !== 'maker') return null;
  return 'Returns: the customer asks in the messages, and you tell them where to send it. Once you have it back, our staff refund it and put it back into stock if you can sell it again.';
}
