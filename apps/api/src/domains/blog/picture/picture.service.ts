import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { cardsOf } from '../posts/cards.queries.ts';
import { isPublished, shownOf } from '../posts/post.queries.ts';
import { blogPosts } from '../tables.ts';
import { drawPreview } from './drawing.ts';

/** How many drawn pictures are kept in memory; link previews are asked for in bursts, and drawn anew after that. */
const KEPT = 50;
const drawn = new Map<string, Promise<Buffer>>();

/** The link preview of a published post, drawn of its title; null when there is no such post. */
export async function findPreviewPicture({ db }: Pick<Deps, 'db'>, slug: string): Promise<Buffer | null> {
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(and(isPublished, eq(blogPosts.liveSlug, slug)));
  const [card] = row ? await cardsOf(db, shownOf(row)) : [];
  if (!card) return null;
  const words = {
    title: card.title,
    above: card.categories[0]?.name ?? '',
    below: card.authors.map(({ name }) => name).join(', '),
  };
  const key = JSON.stringify(words);
  const known = drawn.get(key);
  if (known) return known;
  const made = drawPreview(words);
  drawn.set(key, made);
  const [oldest] = drawn.keys();
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
  made.catch(() => drawn.delete(key));
  return made;
}
