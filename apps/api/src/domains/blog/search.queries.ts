import { POST_STATUSES, type PostStatus } from '@adunni/contracts/blog/staff';
import { isStaff } from '@adunni/contracts/roles';
import { RESULTS_PER_KIND, type SearchResult } from '@adunni/contracts/search/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { pictureJson } from '../media/queries.ts';
import { hasBeginning, type Searcher, type SuggestionSource } from '../search/queries.ts';

/** Fewer letters begin a word of most titles. */
const MIN_LETTERS = 3;

/** Whether the live title of post `p` has each of these words or its beginning; words that say nothing do not count. */
const isTitled = (words: SQL): SQL => sql`p.search @@ (
  select to_tsquery('simple', string_agg(quote_literal(w) || ':*A', ' & '))
  from unnest(string_to_array(${words}, ' ')) w where to_tsvector('english', w) <> '')`;

/** Published posts by the words of their title, as they were typed. */
export const suggestPosts: SuggestionSource = {
  kind: 'post',
  select: ({ typed }) => sql`
    select p.live ->> 'title' as title, '' as detail, '/blog/' || p.live_slug as path, ${pictureJson('cover')} as picture,
      2 - (${hasBeginning(sql`p.live ->> 'title'`, typed)})::int as place
    from blog_posts p left join media cover on cover.id = (p.live ->> 'coverId')::uuid
    where p.status = 'published' and length(${typed}) >= ${sql.raw(String(MIN_LETTERS))} and ${isTitled(typed)}
    order by place, title limit 3`,
};

/** Posts by the beginning of a word of their title, as it is drafted or shown, for staff only. */
export async function findPostTitles(db: Db | Tx, seeker: Searcher, q: string): Promise<SearchResult[]> {
  if (!isStaff(seeker.role)) return [];
  const typed = sql`search_fold(${q})`;
  const { rows } = await db.execute<{ id: string; title: string; status: PostStatus }>(sql`
    select p.id, p.title, p.status from blog_posts p
    where ${hasBeginning(sql`p.title`, typed)} or ${isTitled(typed)}
    order by ${hasBeginning(sql`p.title`, typed)} desc, p.title, p.id limit ${RESULTS_PER_KIND}`);
  return rows.map(({ id, title, status }) => ({
    ...{ kind: 'post', _id: id, title, path: `/admin/blog/posts/edit/${id}` },
    detail: POST_STATUSES[status].label,
  }));
}
