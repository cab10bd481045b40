import type { Picture } from '@adunni/contracts/fields';
import type { ReviewForm } from '@adunni/contracts/reviews/forms';

/** A review as it is being written; no stars yet is 0. */
export interface Draft extends Omit<ReviewForm, 'photoIds'> {
  photos: Picture[];
}
