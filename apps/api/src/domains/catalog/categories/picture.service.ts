import type { CategoryForm } from '@adunni/contracts/catalog/categories-forms';
import { productStaffErrors } from '@adunni/contracts/catalog/products';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { describePicture } from '../../media/service.ts';
import { catalogUploads } from '../pictures/tables.ts';

/** Refuses a picture that is neither the category’s already nor uploaded by staff; a new one is named after it. */
export async function takeCategoryPicture(tx: Tx, form: CategoryForm, shown: string | null): Promise<void> {
  if (!form.mediaId || form.mediaId === shown) return;
  const { picture_not_yours } = productStaffErrors;
  const [upload] = await tx
    .select({ mediaId: catalogUploads.mediaId })
    .from(catalogUploads)
    .where(and(eq(catalogUploads.mediaId, form.mediaId), isNull(catalogUploads.makerId)))
    .for('key share');
  if (!upload) throw new Refusal(picture_not_yours, { fields: { mediaId: picture_not_yours.message } });
  await describePicture(tx, upload.mediaId, form.name);
}
