import type { LoadedLook } from '@adunni/contracts/studio/asking/look';
import type { LoadedDesignRequest } from '@adunni/contracts/studio/asking/requests';
import type { AskRowStored } from './tables.ts';

/** What a maker offers, as both read it; null while they have not answered. */
export function presentAnswer(
  { price, days, message, answeredAt, holdsUntil, revision }: AskRowStored,
  look: LoadedLook | null,
): LoadedDesignRequest['makers'][number]['answer'] {
  if (price === null || days === null || !answeredAt || !holdsUntil) return null;
  return { price, days, message, look, answeredAt, holdsUntil, revision };
}
