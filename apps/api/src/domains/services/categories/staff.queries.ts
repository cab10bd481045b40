import type { ServiceCategoryRecord, ServiceCategoryRow } from '@adunni/contracts/services/categories';
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { allRows, type StaffCtx } from '../../../kit/crud/declaration.ts';
import { contains } from '../../../kit/database/contains.ts';
import { makers } from '../../makers/tables.ts';
import { pictureColumns, toPictureOrNull } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { serviceCategories, services } from '../tables.ts';

const LATEST = 50;

/** Which categories a list shows and in what order. */
export const categoryList = {
  table: serviceCategories,
  scope: { Admin: allRows, SuperAdmin: allRows },
  search: (words: string): SQL => contains(sql`(${serviceCategories.name} || ' ' || ${serviceCategories.slug})`, words),
  filters: {
    status: (value: 'used' | 'removed'): SQL =>
      value === 'used' ? sql`${serviceCategories.removedAt} is null` : sql`${serviceCategories.removedAt} is not null`,
  },
  sorts: { position: serviceCategories.position, name: serviceCategories.name },
};

/** Categories as a list shows them. */
export async function loadCategories({ db }: StaffCtx, ids: string[]): Promise<ServiceCategoryRow[]> {
  const rows = await db
    .select({
      category: serviceCategories,
      shown: pictureColumns,
      serviceCount: sql<number>`(select count(*)::int from services s where s.category_id = service_categories.id)`,
    })
    .from(serviceCategories)
    .leftJoin(media, eq(media._id, serviceCategories.mediaId))
    .where(inArray(serviceCategories._id, ids));
  return rows.map(({ category, shown, serviceCount }) => ({
    _id: category._id,
    name: category.name,
    slug: category.slug,
    description: category.description,
    picture: toPictureOrNull(shown),
    position: category.position,
    serviceCount,
    isRemoved: category.removedAt !== null,
  }));
}

/** A category with the latest of its services. */
export async function categoryRecord(ctx: StaffCtx, id: string): Promise<ServiceCategoryRecord> {
  const [[row], inIt] = await Promise.all([
    loadCategories(ctx, [id]),
    ctx.db
      .select({ _id: services._id, title: services.title, maker: makers.name, status: services.status })
      .from(services)
      .innerJoin(makers, eq(makers._id, services.makerId))
      .where(eq(services.categoryId, id))
      .orderBy(desc(services.updatedAt), desc(services._id))
      .limit(LATEST),
  ]);
  if (!row) throw new Error(`the category ${id} went while it was read`);
  return { ...row, services: inIt };
}
