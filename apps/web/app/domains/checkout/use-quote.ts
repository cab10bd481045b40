import { getQuote, type Quote } from '@adunni/contracts/checkout/checkout';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { useAwaited } from '../../kit/api/use-awaited.ts';
import { toast } from '../../kit/toasts.ts';
import type { Draft } from './draft.ts';

/** What the order would cost with the choices made so far, and to which country; asked anew whenever one changes. */
export function useQuote(first: Quote, draft: Draft, countryCode: string) {
  const [{ quote, quotedFor }, setAnswer] = useState({ quote: first, quotedFor: countryCode });
  const [busy, setBusy] = useState(false);
  const { deliveryOption, paymentPlan } = draft;

  const ask = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      setBusy(true);
      try {
        const body = { countryCode, deliveryOption, paymentPlan };
        const asked = await callApi(getQuote, { body, ...(signal && { signal }) });
        setAnswer({ quote: asked, quotedFor: countryCode });
      } catch (error) {
        if (signal?.aborted) return;
        toast('error', messageOf(error, 'The total could not be calculated. Please try again.'));
      }
      setBusy(false);
    },
    [countryCode, deliveryOption, paymentPlan],
  );

  const answered = useRef(ask);
  useEffect(() => {
    if (answered.current === ask) return;
    answered.current = ask;
    const controller = new AbortController();
    void ask(controller.signal);
    return () => controller.abort();
  }, [ask]);

  const awaitsLook = quote.parts.some(({ items }) => items.some(({ lookAwaited }) => lookAwaited));
  useAwaited(awaitsLook, async () => {
    const body = { countryCode, deliveryOption, paymentPlan };
    const drawn = await callApi(getQuote, { body }).catch(() => null);
    // What was chosen meanwhile has an answer of its own.
    if (drawn && answered.current === ask) setAnswer({ quote: drawn, quotedFor: countryCode });
  });

  return { quote, quotedFor, busy, ask };
}
