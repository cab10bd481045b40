import { sql } from 'drizzle-orm';
import { shopDay } from '../../kit/shop-days.rules.ts';
import { fixedPages, type PublicPages } from '../../kit/sitemap/public-pages.ts';
import { hasStatus } from './queries.ts';

/** The company as an employer, and every open position. */
export const publicPages: readonly PublicPages[] = [
  { name: 'careers', select: fixedPages('/careers') },
  {
    name: 'openings',
    select: (now) => sql`
      select slug as key, '/careers/' || slug as path, updated_at as changed from job_openings
      where ${hasStatus('open', shopDay(now))}`,
  },
];
