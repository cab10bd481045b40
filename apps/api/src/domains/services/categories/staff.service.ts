import { isStaff } from '@adunni/contracts/roles';
import type { ServiceCategoryForm } from '@adunni/contracts/services/categories-forms';
import { serviceErrors } from '@adunni/contracts/services/services';
import { eq } from 'drizzle-orm';
import { formWrites, removal } from '../../../kit/crud/form-writes.ts';
import { Refusal } from '../../../kit/errors.ts';
import { holdUploads } from '../../catalog/service.ts';
import { slugOf } from '../../makers/rules.ts';
import { serviceCategories, services } from '../tables.ts';

const { category_has_services, not_your_picture } = serviceErrors;
const { remove, restore } = removal(serviceCategories);

/** How staff write categories, and what they do to them. */
export const categoryWrites = {
  ...formWrites({
    table: serviceCategories,
    stored: ({ slug, ...values }: ServiceCategoryForm) => ({ ...values, slug: slug || slugOf(values.name) }),
    remarks: { service_categories_slug_unique: { slug: 'Another category has this URL slug.' } },
    /** Refuses a picture that is neither on the category already nor uploaded by staff. */
    check: async ({ viewer }, tx, { mediaId }, id) => {
      const [is] = id ? await tx.select().from(serviceCategories).where(eq(serviceCategories._id, id)) : [];
      if (!mediaId || mediaId === is?.mediaId || !isStaff(viewer.role)) return;
      if ((await holdUploads(tx, [mediaId], { makerId: null, byStaff: true })).length > 0) return;
      throw new Refusal(not_your_picture, { fields: { mediaId: not_your_picture.message } });
    },
  }),
  actions: {
    /** One that has services cannot go; its lock waits for services that are being put in it. */
    remove: async (...[ctx, tx, id]: Parameters<typeof remove>) => {
      const inIt = await tx.select({ _id: services._id }).from(services).where(eq(services.categoryId, id)).limit(1);
      if (inIt.length > 0) throw new Refusal(category_has_services);
      await remove(ctx, tx, id);
    },
    restore,
  },
};
