import { type Capacity, listCapacities } from '@adunni/contracts/orders/capacity';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';

/** What makers can still start of made-to-measure items this week; none when that cannot be read, since placing says it too. */
export async function loadCapacities(makers: readonly string[]): Promise<readonly Capacity[]> {
  if (makers.length === 0) return [];
  return callApi(listCapacities, { query: { makers: makers.join() } }).then(
    ({ items }) => items,
    () => [],
  );
}

/** The same of one maker, as a page that is kept on the server asks it; null while it is not known. */
export function useCapacity(maker: string | null): Capacity | null {
  const [capacity, setCapacity] = useState<Capacity | null>(null);
  useEffect(() => {
    void loadCapacities(maker === null ? [] : [maker]).then(([found = null]) => setCapacity(found));
  }, [maker]);
  return capacity;
}
