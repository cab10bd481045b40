import type { LoadedOwnReview } from '@adunni/contracts/reviews/reviews';
import { type AddressSigner, type PictureRow, toPrivatePicture } from '../media/queries.ts';
import { editableUntil } from './rules.ts';
import type { reviews } from './tables.ts';

/** A review as its author sees it. */
export function toOwnReview(
  row: typeof reviews.$inferSelect,
  photos: readonly PictureRow[],
  signer: AddressSigner,
): LoadedOwnReview {
  const now = signer.clock();
  const until = editableUntil(row.createdAt);
  return {
    _id: row._id,
    rating: row.rating,
    fit: row.fit,
    title: row.title,
    text: row.text,
    photos: photos.map(toPrivatePicture(signer)),
    helpful: row.helpful,
    reply: row.reply === null || row.repliedAt === null ? null : { text: row.reply, at: row.repliedAt },
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    status: row.status,
    hiddenReason: row.hiddenReason,
    editableUntil: until,
    isEditable: now <= until,
  };
}
