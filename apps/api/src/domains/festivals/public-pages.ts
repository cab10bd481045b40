import { sql } from 'drizzle-orm';
import { fixedPages, type PublicPages } from '../../kit/sitemap/public-pages.ts';

/** The calendar, and every festival that is published. */
export const publicPages: readonly PublicPages[] = [
  { name: 'festival-calendar', select: fixedPages('/cultural/festivals') },
  {
    name: 'festivals',
    select: () => sql`
      select id::text as key, '/cultural/festival/' || id as path, updated_at as changed from festivals
      where published_at is not null`,
  },
];
