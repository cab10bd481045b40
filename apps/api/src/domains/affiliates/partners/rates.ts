import type { RateForm } from '@adunni/contracts/affiliates/forms';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { formWrites } from '../../../kit/crud/form-writes.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { categories } from '../../catalog/tables.ts';
import { affiliatePartners, affiliateRates } from '../tables.ts';

/** How staff find rates. */
export const rateReads = {
  table: affiliateRates,
  search: [affiliateRates.title],
  sorts: { createdAt: affiliateRates.createdAt, title: affiliateRates.title, percent: affiliateRates.percent },
  load: ({ db }: StaffCtx, ids: string[]) =>
    db
      .select({
        ...getTableColumns(affiliateRates),
        category: { _id: categories._id, name: categories.name },
        partner: { _id: affiliatePartners._id, name: affiliatePartners.name },
      })
      .from(affiliateRates)
      .leftJoin(categories, eq(categories._id, affiliateRates.categoryId))
      .leftJoin(affiliatePartners, eq(affiliatePartners._id, affiliateRates.partnerId))
      .where(inArray(affiliateRates._id, ids)),
};

/** How staff write rates. Commissions keep the percent of when their order was placed, so a rate can go. */
export const rateWrites = {
  ...formWrites({
    table: affiliateRates,
    stored: (values: RateForm) => values,
    remarks: {
      affiliate_rates_category_id_categories_id_fk: { categoryId: 'This category no longer exists.' },
      affiliate_rates_partner_id_affiliate_partners_id_fk: { partnerId: 'This partner no longer exists.' },
    },
  }),
  actions: {
    remove: async (_ctx: StaffCtx, tx: Tx, _id: string): Promise<void> => {
      await tx.delete(affiliateRates).where(eq(affiliateRates._id, _id));
    },
  },
};
