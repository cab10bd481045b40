import { checkPayment, type PaymentState } from '@adunni/contracts/payments';
import { useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';

/** Waits between looks at an open payment, in ms: soon at first, then patiently. */
const PAUSES = [2000, 3000, 5000, 8000, 15_000, 30_000];

/**
 * After the return from a payment (`?reference=`), asks the server how it stands until it is decided, and then reloads
 * the order. Null when there is nothing to follow. What the address claims counts for nothing.
 */
export function usePaymentCheck(): PaymentState | null {
  const reference = useSearchParams()[0].get('reference');
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<PaymentState | null>(null);

  useEffect(() => {
    if (!reference) return;
    const { signal, abort } = stopper();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look(attempt: number): Promise<void> {
      const next = await callApi(checkPayment, { params: { reference: reference ?? '' }, signal }).catch(() => null);
      if (signal.aborted) return;
      if (next) setState(next.payment.state);
      if (next && !isOpen(next.payment.state)) return void revalidate();
      const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)];
      timer = setTimeout(() => void look(attempt + 1), pause);
    }

    void look(0);
    return () => {
      abort();
      clearTimeout(timer);
    };
  }, [reference, revalidate]);

  return state;
}

const isOpen = (state: PaymentState): boolean => state === 'created' || state === 'waiting';

function stopper() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
