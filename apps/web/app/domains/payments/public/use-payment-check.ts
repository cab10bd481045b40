import { checkPayment, type PaymentStatus } from '@adunni/contracts/payments/payments';
import { useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';

/** Waits between looks at an open payment, in ms: soon at first, then patiently. */
const PAUSES = [2000, 3000, 5000, 8000, 15_000, 30_000];

/** How the payment stands that the person comes back from; `checking` until the server has answered. */
export type Returning = PaymentStatus | 'checking';

/**
 * After the return from a payment (`?reference=`), asks the server how it stands until it is decided, and then reloads
 * the page’s data. Null when there is nothing to follow. What the address claims counts for nothing.
 */
export function usePaymentCheck(): Returning | null {
  const reference = useSearchParams()[0].get('reference');
  return useFollowed(reference, askOwn);
}

/** Follows a payment by its reference until it is decided, as `ask` learns of it. */
export function useFollowed(reference: string | null, ask: Ask): Returning | null {
  const { revalidate } = useRevalidator();
  const [status, setState] = useState<Returning | null>(reference ? 'checking' : null);

  useEffect(() => {
    if (!reference) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look(attempt: number): Promise<void> {
      const next = await answered(ask(reference ?? '', controller.signal));
      if (controller.signal.aborted) return;
      if (next !== 'unanswered') setState(next);
      if (next !== 'unanswered' && !isOpen(next)) return void revalidate();
      const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)];
      timer = setTimeout(() => void look(attempt + 1), pause);
    }

    void look(0);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [reference, ask, revalidate]);

  return status;
}

type Ask = (reference: string, signal: AbortSignal) => Promise<PaymentStatus>;

const askOwn: Ask = async (reference, signal) =>
  (await callApi(checkPayment, { params: { reference }, signal })).payment.status;

/** The status of a payment, null when there is none of that reference, or that no answer came. */
async function answered(asked: Promise<PaymentStatus>): Promise<PaymentStatus | null | 'unanswered'> {
  try {
    return await asked;
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 429;
    return refused ? null : 'unanswered';
  }
}

const isOpen = (status: PaymentStatus | null): boolean => status === 'created' || status === 'waiting';
