import { getOwnPartner, type OwnPartner } from '@adunni/contracts/affiliates/own';
import { useCallback, useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';

/** The signed-in person’s place in the programme: undefined until it is known, null for who has none. */
export function useOwnPartner() {
  const [partner, setPartner] = useState<OwnPartner | null | undefined>(undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    setLoading(true);
    try {
      setPartner((await callApi(getOwnPartner)).partner);
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t load your application.'));
    } finally {
      setLoading(false);
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { partner, problem, isLoading, load };
}
