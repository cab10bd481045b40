import { sql } from 'drizzle-orm';
import type { PublicPages } from '../../kit/sitemap/public-pages.ts';

/** The blog, its posts, categories and authors, as far as they are published. */
export const publicPages: readonly PublicPages[] = [
  {
    name: 'blog',
    select: () => sql`
      select 'blog' as key, '/blog' as path, null::timestamptz as changed
      where exists (select from blog_posts where status = 'published')`,
  },
  {
    name: 'posts',
    // A post that stood elsewhere first is found there.
    select: () => sql`
      select live_slug as key, '/blog/' || live_slug as path, live_at as changed from blog_posts
      where status = 'published' and live ->> 'canonical' = ''`,
    pictures: (key) => sql`
      select live ->> 'coverId' as id from blog_posts where live_slug = ${key} and live ->> 'coverId' is not null`,
  },
  {
    name: 'blog-categories',
    select: () => sql`
      select c.slug as key, '/blog?category=' || c.slug as path, null::timestamptz as changed from blog_categories c
      where exists (select from blog_posts p where p.status = 'published' and p.live -> 'categoryIds' ? c.id::text)`,
  },
  {
    name: 'blog-authors',
    select: () => sql`
      select a.slug as key, '/blog/author/' || a.slug as path, null::timestamptz as changed from blog_authors a
      where exists (select from blog_posts p where p.status = 'published' and p.live -> 'authorIds' ? a.id::text)`,
  },
];
