import { sql } from 'drizzle-orm';
import type { PublicPages } from '../../kit/sitemap/public-pages.ts';

/** The documents of which a version holds, as old as it is. */
export const publicPages: PublicPages = {
  name: 'legal',
  select: (now) => sql`
    select document::text as key, '/' || document as path, max(effective_at) as changed from legal_versions
    where published_at is not null and effective_at <= ${now.toISOString()} group by document`,
};
