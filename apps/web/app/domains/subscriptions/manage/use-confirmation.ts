import type { PaymentMethod } from '@adunni/contracts/subscriptions/billing';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError, messageOf } from '../../../kit/api/call-api.ts';
import { toast } from '../../../kit/toasts.ts';

/**
 * Confirms a choice once: leads to the page to pay on when there is something to pay, else to the subscription with the
 * news. A refusal because something changed meanwhile loads what is shown anew.
 */
export function useConfirmation(card: PaymentMethod | null) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [running, setRunning] = useState<'trial' | 'pay' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [usesCard, setUsesCard] = useState(card !== null);

  async function confirm(
    kind: 'trial' | 'pay',
    done: string,
    call: () => Promise<{ url: string; status: string } | null>,
  ): Promise<void> {
    if (running) return;
    setRunning(kind);
    setProblem(null);
    try {
      const payment = await call();
      if (payment) return window.location.assign(payment.url);
      toast('success', done);
      await navigate('/subscription', { replace: true });
      await revalidate();
    } catch (error) {
      setProblem(messageOf(error, 'Something went wrong. Nothing was charged. Please try again.'));
      if (error instanceof ApiError && error.status === 409) await revalidate();
      setRunning(null);
    }
  }

  return { running, problem, usesCard, setUsesCard, confirm };
}
