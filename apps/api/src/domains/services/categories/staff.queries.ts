import { desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { makers } from '../../makers/tables.ts';
import { pictureColumns, toPictureOrNull } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { serviceCategories, services } from '../tables.ts';

const LATEST = 50;

/** How categories are found and read, each with how many services are in it. */
export const categoryReads = {
  table: serviceCategories,
  search: [serviceCategories.name, serviceCategories.slug],
  filters: {
    status: (value: 'used' | 'removed'): SQL =>
      value === 'used' ? sql`${serviceCategories.removedAt} is null` : sql`${serviceCategories.removedAt} is not null`,
  },
  sorts: { position: serviceCategories.position, name: serviceCategories.name },
  async load({ db }: StaffCtx, ids: string[]) {
    const serviceCount = sql<number>`(select count(*)::int from services s where s.category_id = service_categories.id)`;
    const rows = await db
      .select({ ...getTableColumns(serviceCategories), shown: pictureColumns, serviceCount })
      .from(serviceCategories)
      .leftJoin(media, eq(media._id, serviceCategories.mediaId))
      .where(inArray(serviceCategories._id, ids));
    return rows.map((row) => ({ ...row, picture: toPictureOrNull(row.shown), isRemoved: row.removedAt !== null }));
  },
  detail: async ({ db }: StaffCtx, { _id }: { _id: string }) => ({
    services: await db
      .select({ _id: services._id, title: services.title, maker: makers.name, status: services.status })
      .from(services)
      .innerJoin(makers, eq(makers._id, services.makerId))
      .where(eq(services.categoryId, _id))
      .orderBy(desc(services.updatedAt), desc(services._id))
      .limit(LATEST),
  }),
};
