import { useSearchParams } from 'react-router';
import type { Return } from './confirmed.ts';
import { usePaymentCheck } from './use-payment-check.ts';

/** From where the person comes to this page: from a payment, which is followed until it is decided, or from placing. */
export function useReturn(): Return {
  const [search] = useSearchParams();
  return { returning: usePaymentCheck(), reference: search.get('reference'), isPlaced: search.has('placed') };
}
