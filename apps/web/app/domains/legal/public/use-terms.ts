import type { Answer } from '@adunni/contracts/endpoint';
import { getTermsState } from '@adunni/contracts/legal/documents';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';

export type TermsState = Answer<typeof getTermsState>;

/** The terms as they held when the page was opened, which is what it shows; null until they are known. */
export function useTermsShown(): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    callApi(getTermsState).then(
      ({ inForce }) => setShown(inForce?._id),
      // Nothing is recorded then, and the person is asked once they are back.
      () => undefined,
    );
  }, []);
  return shown;
}
