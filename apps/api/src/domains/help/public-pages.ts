import { sql } from 'drizzle-orm';
import { fixedPages, type PublicPages } from '../../kit/sitemap/public-pages.ts';

/** The help centre, its guides, and every article that is published. */
export const publicPages: readonly PublicPages[] = [
  {
    name: 'help',
    select: fixedPages('/support/help-center', '/support/shipping', '/support/returns', '/support/size-guide'),
  },
  {
    name: 'articles',
    select: () => sql`
      select slug as key, '/support/help-center/' || slug as path, updated_at as changed from help_articles
      where published_at is not null`,
  },
];
