import { sql } from 'drizzle-orm';
import { fixedPages, type PublicPages } from '../../kit/sitemap/public-pages.ts';

/** The programme, and the page of every active partner who wants to be found. */
export const publicPages: readonly PublicPages[] = [
  { name: 'affiliates', select: fixedPages('/affiliates') },
  {
    name: 'partners',
    select: () => sql`
      select p.id::text as key, '/affiliates/' || p.id as path, coalesce(p.decided_at, p.created_at) as changed
      from affiliate_partners p join users u on u.id = p.user_id
      where p.status = 'active' and p.is_listed and u.status = 'active'`,
  },
];
