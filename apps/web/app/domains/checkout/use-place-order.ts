import { placeOrder, type Quote } from '@adunni/contracts/checkout/checkout';
import type { Sent } from '@adunni/contracts/endpoint';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, callApi, messageOf } from '../../kit/api/call-api.ts';
import type { Attempt } from '../../kit/forms/attempt.ts';
import { useCartLines } from '../cart/public/cart-provider.tsx';
import { type Draft, dropDraft } from './draft.ts';
import { type Faults, stepAtFault } from './faults.ts';

/** What is sent to place an order. */
export type Placement = Sent<typeof placeOrder>['body'];

/**
 * Places the order of an attempt once, however often the button is pressed or the line breaks, and goes on to pay.
 * `ask` is called after a refusal because what the person saw no longer holds, `correct` after one for fields of a step.
 */
export function usePlaceOrder(ask?: () => Promise<void>, correct?: (faults: Faults) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const { setItems } = useCartLines();

  async function place({ key, body }: Attempt<Placement>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { order, payment } = await callApi(placeOrder, { body, headers: { 'idempotency-key': key } });
      dropDraft();
      setItems([]);
      if (payment) window.location.assign(payment.url);
      else await navigate(`/orders/${order._id}?placed`, { replace: true });
    } catch (error) {
      setProblem(messageOf(error, 'The order could not be placed. Nothing was charged; please try again.'));
      if (error instanceof ApiError && error.status === 409) await ask?.();
      setBusy(false);
      if (error instanceof ApiError && stepAtFault(error.fields)) correct?.(error.fields);
    }
  }

  return { busy, problem, place };
}

/** What is sent to place the order as the person sees it. */
export function placementOf(draft: Draft, quote: Quote, countryCode: string): Placement {
  const { contact, deliveryOption, paymentPlan, addressId, address, saveAddress } = draft;
  const where = addressId ? { addressId } : { address, saveAddress };
  return {
    contact,
    countryCode,
    deliveryOption,
    paymentPlan,
    expectedTotal: quote.totalAmount,
    ...(deliveryOption !== 'pickup' && where),
  };
}
