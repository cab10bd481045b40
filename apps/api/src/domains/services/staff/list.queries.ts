import type { SERVICE_STATUSES } from '@adunni/contracts/services/services';
import type { LoadedServiceRow } from '@adunni/contracts/services/staff';
import type { StatusOf } from '@adunni/contracts/statuses';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../../kit/context.ts';
import { allRows, type StaffCtx } from '../../../kit/crud/declaration.ts';
import { contains } from '../../../kit/database/contains.ts';
import { extensionOf } from '../../../kit/domain.ts';
import { makers } from '../../makers/tables.ts';
import { pictureColumns, toPictureOrNull } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { serviceCategories, services } from '../tables.ts';

/** The services of the workshop that a maker runs. */
const ofOwnWorkshop = ({ _id }: Viewer): SQL =>
  sql`${services.makerId} = (select m.id from ${makers} m where m.user_id = ${_id})`;

/** Which services a list shows and in what order. */
export const serviceList = {
  table: services,
  scope: { Admin: allRows, SuperAdmin: allRows, Designer: ofOwnWorkshop, Tailor: ofOwnWorkshop },
  search: (words: string): SQL =>
    sql`(${contains(services.title, words)} or ${services.search} @@ (select service_query(${words})))`,
  filters: {
    status: (value: StatusOf<typeof SERVICE_STATUSES> | 'any') =>
      value === 'any' ? sql`${services.status} <> 'archived'` : eq(services.status, value),
    kind: services.kind,
    category: services.categoryId,
    maker: services.makerId,
  },
  sorts: {
    updatedAt: services.updatedAt,
    title: services.title,
    price: services.price,
    duration: services.duration,
    createdAt: services.createdAt,
  },
};

/** Services as a list shows them. */
export async function loadServices({ db, clock }: StaffCtx, ids: string[]): Promise<LoadedServiceRow[]> {
  const rows = await db
    .select({
      service: services,
      maker: { _id: makers._id, name: makers.name, slug: makers.slug },
      category: { _id: serviceCategories._id, name: serviceCategories.name },
      cover: pictureColumns,
      isPublic: sql<boolean>`${services.status} = 'published' and ${makers.status} = 'approved'`,
    })
    .from(services)
    .innerJoin(makers, eq(makers._id, services.makerId))
    .innerJoin(serviceCategories, eq(serviceCategories._id, services.categoryId))
    .leftJoin(media, eq(media._id, services.coverId))
    .where(inArray(services._id, ids));
  const nextFree = await extensionOf('serviceSchedule').nextFree(db, ids);
  const now = clock();
  const upcoming = (at: Date | undefined) => (at && at > now ? at : null);
  return rows.map(({ service, maker, category, cover, isPublic }) => ({
    _id: service._id,
    title: service.title,
    picture: toPictureOrNull(cover),
    maker,
    kind: service.kind,
    category,
    price: service.price,
    isFrom: service.isFrom,
    deposit: service.deposit,
    duration: service.duration,
    status: service.status,
    isPublic,
    nextFreeAt: upcoming(nextFree.get(service._id)),
    updatedAt: service.updatedAt,
  }));
}
