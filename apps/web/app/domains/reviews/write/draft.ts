import type { Picture } from '@adunni/contracts/fields';
import type { ReviewForm } from '@adunni/contracts/reviews/forms';
import { getSession } from '../../../kit/session/stored-session.ts';

/** A review as it is being written; no stars yet is 0. */
export interface Draft extends Omit<ReviewForm, 'photoIds'> {
  photos: Picture[];
}

/** What was written and not sent yet, by what gives the right to write it; it survives a reload and a look at another page of this tab. */
export function draftOf(rightId: string) {
  // Whoever signs in next in this tab must not find it.
  const key = `review:${getSession()?._id}:${rightId}`;
  return {
    read: (): Draft | null => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null,
    keep: (draft: Draft): void => sessionStorage.setItem(key, JSON.stringify(draft)),
    drop: (): void => sessionStorage.removeItem(key),
  };
}
