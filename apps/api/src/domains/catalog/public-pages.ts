import { sql } from 'drizzle-orm';
import { fixedPages, type PublicPages } from '../../kit/sitemap/public-pages.ts';
import { isVisible } from './card.queries.ts';

/** The catalogue, its categories that show something, and every product that the public may see. */
export const publicPages: readonly PublicPages[] = [
  { name: 'catalogue', select: fixedPages('/products') },
  {
    name: 'categories',
    select: (now) => sql`
      select c.slug as key, '/products?category=' || c.slug as path, null::timestamptz as changed from categories c
      where exists (
        select from products p join makers m on m.id = p.maker_id
        join category_ancestors a on a.category_id = p.category_id
        where a.ancestor_id = c.id and ${isVisible(now)})`,
  },
  {
    name: 'products',
    select: (now) => sql`
      select p.id as key, '/products/' || p.id as path, p.updated_at as changed
      from products p join makers m on m.id = p.maker_id where ${isVisible(now)}`,
    pictures: (key) => sql`select media_id as id from product_pictures where product_id = ${key} order by position`,
  },
];
