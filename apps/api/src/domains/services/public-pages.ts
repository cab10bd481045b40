import { sql } from 'drizzle-orm';
import { fixedPages, type PublicPages } from '../../kit/sitemap/public-pages.ts';
import { isVisible } from './card.queries.ts';

/** The list of services, its categories that show something, and every service that the public may see. */
export const publicPages: readonly PublicPages[] = [
  { name: 'appointments', select: fixedPages('/services') },
  {
    name: 'service-categories',
    select: () => sql`
      select c.slug as key, '/services?category=' || c.slug as path, null::timestamptz as changed
      from service_categories c
      where c.removed_at is null and exists (
        select from services s join makers m on m.id = s.maker_id where s.category_id = c.id and ${isVisible})`,
  },
  {
    name: 'services',
    select: () => sql`
      select s.id as key, '/services/' || s.id as path, s.updated_at as changed
      from services s join makers m on m.id = s.maker_id where ${isVisible}`,
    pictures: (key) => sql`select media_id as id from service_pictures where service_id = ${key} order by position`,
  },
];
