import type { Answer } from '@adunni/contracts/endpoint';
import { getTermsState } from '@adunni/contracts/legal/documents';
import { useCallback, useEffect, useRef } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';

export type TermsState = Answer<typeof getTermsState>;

/**
 * Answers with the terms as they held when the page was opened, which is what it shows; whoever goes on before they are
 * known waits for them. Undefined where there are none, or the line broke: then they are asked for again the next time.
 */
export function useTermsShown(): () => Promise<string | undefined> {
  const asked = useRef<Promise<string | undefined>>(undefined);
  const termsShown = useCallback(() => {
    asked.current ??= callApi(getTermsState).then(
      ({ inForce }) => inForce?._id,
      () => {
        asked.current = undefined;
        return undefined;
      },
    );
    return asked.current;
  }, []);
  useEffect(() => void termsShown(), [termsShown]);
  return termsShown;
}
