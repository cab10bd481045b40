import { isStaff } from '@adunni/contracts/roles';
import type { ServiceCategoryForm } from '@adunni/contracts/services/categories-forms';
import { serviceErrors } from '@adunni/contracts/services/services';
import { eq } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { refuseTaken } from '../../../kit/database/constraint-errors.ts';
import { Refusal } from '../../../kit/errors.ts';
import { holdUploads } from '../../catalog/service.ts';
import { slugOf } from '../../makers/rules.ts';
import { serviceCategories, services } from '../tables.ts';

const SLUG_TAKEN = { slug: 'Another category has this address.' };

const stored = ({ slug, ...values }: ServiceCategoryForm) => ({ ...values, slug: slug || slugOf(values.name) });

/** Refuses a picture that is neither on the category already nor uploaded by staff. */
async function checkPicture(tx: Tx, { viewer }: StaffCtx, mediaId: string | null, shown: string | null): Promise<void> {
  if (!mediaId || mediaId === shown || !isStaff(viewer.role)) return;
  const known = await holdUploads(tx, [mediaId], { makerId: null, byStaff: true });
  const { not_your_picture } = serviceErrors;
  if (known.length === 0) throw new Refusal(not_your_picture, { fields: { mediaId: not_your_picture.message } });
}

/** Writes a new category and returns its id; an address that is taken is refused beside its field. */
export async function createCategory(ctx: StaffCtx, tx: Tx, values: ServiceCategoryForm): Promise<string> {
  await checkPicture(tx, ctx, values.mediaId, null);
  const insert = tx.insert(serviceCategories).values(stored(values)).returning({ _id: serviceCategories._id });
  const [category] = await refuseTaken('service_categories_slug_unique', SLUG_TAKEN, insert.execute());
  if (!category) throw new Error('the category was not stored');
  return category._id;
}

/** Changes a category. */
export async function updateCategory(ctx: StaffCtx, tx: Tx, id: string, values: ServiceCategoryForm): Promise<void> {
  const [is] = await tx.select().from(serviceCategories).where(eq(serviceCategories._id, id));
  await checkPicture(tx, ctx, values.mediaId, is?.mediaId ?? null);
  const update = tx.update(serviceCategories).set(stored(values)).where(eq(serviceCategories._id, id));
  await refuseTaken('service_categories_slug_unique', SLUG_TAKEN, update.execute());
}

/** What staff do to categories; one that has services cannot go. Its lock waits for services that are being put in it. */
export const categoryActions = {
  remove: async ({ clock }: StaffCtx, tx: Tx, id: string): Promise<void> => {
    const inIt = await tx.select({ _id: services._id }).from(services).where(eq(services.categoryId, id)).limit(1);
    if (inIt.length > 0) throw new Refusal(serviceErrors.category_has_services);
    await tx.update(serviceCategories).set({ removedAt: clock() }).where(eq(serviceCategories._id, id));
  },
  restore: async (_ctx: StaffCtx, tx: Tx, id: string): Promise<void> => {
    await tx.update(serviceCategories).set({ removedAt: null }).where(eq(serviceCategories._id, id));
  },
};
