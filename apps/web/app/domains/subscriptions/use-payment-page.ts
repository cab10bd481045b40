import { useState } from 'react';
import { messageOf } from '../../kit/api/call-api.ts';

/** Starts a payment and leads to the page where it is made; stays busy on the way there. */
export function usePaymentPage() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(start: () => Promise<{ url: string }>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { url } = await start();
      window.location.assign(url);
    } catch (error) {
      setBusy(false);
      setProblem(messageOf(error, 'The payment could not be started. Please try again.'));
    }
  }

  return { busy, problem, open };
}
