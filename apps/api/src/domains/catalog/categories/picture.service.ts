import type { CategoryForm } from '@adunni/contracts/catalog/categories-forms';
import { productStaffErrors } from '@adunni/contracts/catalog/products';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { describePicture } from '../../media/service.ts';
import { holdUploads } from '../pictures/hold-uploads.ts';

/** Refuses a picture that is neither the category’s already nor uploaded by staff; a new one is named after it. */
export async function takeCategoryPicture(tx: Tx, form: CategoryForm, shown: string | null): Promise<void> {
  if (!form.mediaId || form.mediaId === shown) return;
  const { picture_not_yours } = productStaffErrors;
  const [mediaId] = await holdUploads(tx, [form.mediaId], { makerId: null, byStaff: true });
  if (!mediaId) throw new Refusal(picture_not_yours, { fields: { mediaId: picture_not_yours.message } });
  await describePicture(tx, mediaId, form.name);
}
