import { nextDate } from '@adunni/contracts/festivals/dates';
import type { FestivalForm } from '@adunni/contracts/festivals/forms';
import { desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { namedProducts } from '../../catalog/queries.ts';
import { users } from '../../identity/tables.ts';
import { previewOf } from '../queries.ts';
import { type FestivalRow, festivals, festivalVersions } from '../tables.ts';

const LATEST = 50;
const reminders = sql<number>`(select count(*)::int from festival_reminders r where r.festival_id = festivals.id)`;

/** How staff find and read festivals. */
export const festivalReads = {
  table: festivals,
  search: [festivals.title, festivals.place, festivals.region, festivals.summary],
  filters: {
    status: (value: 'published' | 'draft'): SQL =>
      value === 'published' ? sql`${festivals.publishedAt} is not null` : sql`${festivals.publishedAt} is null`,
    people: (value: FestivalForm['people']): SQL => eq(festivals.people, value),
    country: (value: FestivalForm['country']): SQL => eq(festivals.country, value),
  },
  sorts: { updatedAt: festivals.updatedAt, title: festivals.title, place: festivals.place, reminders },
  async load({ db, clock }: StaffCtx, ids: string[]) {
    const rows = await db
      .select({ ...getTableColumns(festivals), reminders })
      .from(festivals)
      .where(inArray(festivals._id, ids));
    const today = shopDay(clock());
    return rows.map((row) => ({
      ...row,
      status: row.publishedAt ? ('published' as const) : ('draft' as const),
      next: nextDate(row, today),
    }));
  },
  async detail({ db, clock }: StaffCtx, row: FestivalRow) {
    const { number, words, createdAt } = festivalVersions;
    const versions = await db
      .select({
        ...{ _id: festivalVersions._id, number, title: sql<string>`${words} ->> 'title'`, at: createdAt },
        by: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, 'Adunni')`,
      })
      .from(festivalVersions)
      .leftJoin(users, eq(users._id, festivalVersions.byId))
      .where(eq(festivalVersions.festivalId, row._id))
      .orderBy(desc(number))
      .limit(LATEST);
    const picked = await namedProducts(db, row.productIds);
    return { shown: await previewOf(db, row, clock(), row._id), picked, versions };
  },
};
