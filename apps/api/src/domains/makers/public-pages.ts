import { sql } from 'drizzle-orm';
import { fixedPages, type PublicPages } from '../../kit/sitemap/public-pages.ts';

/** The list of makers, and each who is approved. */
export const publicPages: readonly PublicPages[] = [
  { name: 'workshops', select: fixedPages('/makers') },
  {
    name: 'makers',
    select: () => sql`
      select m.id as key, '/makers/' || m.slug as path, null::timestamptz as changed from makers m
      where m.status = 'approved'`,
    pictures: (key) => sql`select cover_id as id from makers where id = ${key} and cover_id is not null`,
  },
];
