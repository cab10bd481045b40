import { getMySubscription, type MySubscription } from '@adunni/contracts/subscriptions/subscriptions';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { useSession } from '../../../kit/session/use-session.ts';

/** The subscription of whoever is signed in, once it is known; null for visitors and when it cannot be asked for. */
export function useCurrentSubscription(): MySubscription | null {
  const person = useSession()?._id ?? null;
  const [mine, setMine] = useState<MySubscription | null>(null);

  useEffect(() => {
    setMine(null);
    if (!person) return;
    const controller = new AbortController();
    callApi(getMySubscription, { signal: controller.signal }).then(
      ({ data }) => setMine(data),
      () => undefined,
    );
    return () => controller.abort();
  }, [person]);

  return mine;
}
