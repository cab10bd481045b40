import { placeOrder, type Quote } from '@adunni/contracts/checkout';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, callApi, messageOf } from '../../kit/api/call-api.ts';
import { useBadges } from '../../kit/badges/badges.tsx';
import { type Draft, dropDraft, keyFor } from './draft.ts';

interface Placing {
  draft: Draft;
  quote: Quote;
  countryCode: string;
  change: (changes: Partial<Draft>) => void;
  /** Asks for the quote again after a refusal, since what the person saw no longer holds. */
  ask: () => Promise<void>;
}

/** Places the order once, however often the button is pressed or the line breaks, and goes on to pay. */
export function usePlaceOrder({ draft, quote, countryCode, change, ask }: Placing) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const { setCart } = useBadges();

  async function place(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const body = bodyOf(draft, quote, countryCode);
    const content = JSON.stringify(body);
    const key = keyFor(draft.attempt, content, () => crypto.randomUUID());
    change({ attempt: { key, content } });
    try {
      const { order, payment } = await callApi(placeOrder, { body, headers: { 'idempotency-key': key } });
      dropDraft();
      setCart(0);
      if (payment) window.location.assign(payment.url);
      else await navigate(`/orders/${order._id}`, { replace: true });
    } catch (error) {
      setProblem(messageOf(error, 'The order could not be placed. Nothing was charged; please try again.'));
      if (error instanceof ApiError && error.status === 409) await ask();
      setBusy(false);
    }
  }

  return { busy, problem, place };
}

function bodyOf(draft: Draft, quote: Quote, countryCode: string) {
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
