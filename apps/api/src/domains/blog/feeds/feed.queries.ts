import { BRAND } from '@adunni/contracts/brand';
import type { Deps } from '../../../kit/context.ts';
import type { Feed } from '../../../kit/feeds/feed.rules.ts';
import { latestPosts } from '../queries.ts';
import { htmlOf } from './document-html.rules.ts';

/** How many posts a feed tells. */
const LATEST = 30;

/** The blog as a feed at this path. */
export async function readFeed({ db, config }: Pick<Deps, 'db' | 'config'>, path: string): Promise<Feed> {
  const { origin } = new URL(config.publicUrl);
  const posts = await latestPosts(db, LATEST);
  return {
    title: `The ${BRAND.name} blog`,
    description: 'Measuring, fabrics, fittings and what people wear, by people who sew.',
    ...{ url: `${origin}/blog`, feedUrl: origin + path },
    entries: posts.map(({ shown: { slug, words, publishedAt, updatedAt }, by }) => ({
      ...{ title: words.title, url: `${origin}/blog/${slug}`, summary: words.excerpt, authors: by },
      ...{ publishedAt, updatedAt, tags: words.tags, html: htmlOf(words.document, origin) },
    })),
  };
}
