import { HELP_CATEGORIES, type HelpCategory } from '@adunni/contracts/help/categories';
import { isStaff } from '@adunni/contracts/roles';
import { RESULTS_PER_KIND, type SearchResult } from '@adunni/contracts/search/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { hasBeginning, type Searcher, type SuggestionSource } from '../search/queries.ts';

/** Fewer letters begin a word of most titles. */
const MIN_LETTERS = 3;

/** Whether the title of article `a` has each of these words or its beginning; words that say nothing do not count. */
const isTitled = (words: SQL): SQL => sql`a.search @@ (
  select to_tsquery('simple', string_agg(quote_literal(w) || ':*A', ' & '))
  from unnest(string_to_array(${words}, ' ')) w where to_tsvector('english', w) <> '')`;

/** Published articles by the words of their title, as they were typed: what pieces are called corrects none of them. */
export const suggestArticles: SuggestionSource = {
  kind: 'article',
  select: ({ typed }) => sql`
    select a.title, '' as detail, '/support/help-center/' || a.slug as path, null::json as picture,
      2 - (${hasBeginning(sql`a.title`, typed)})::int as place
    from help_articles a
    where a.published_at is not null and length(${typed}) >= ${sql.raw(String(MIN_LETTERS))} and ${isTitled(typed)}
    order by place, a.title limit 3`,
};

/** Articles by the words of their title, drafts too, for staff only. */
export async function findArticleTitles(db: Db | Tx, seeker: Searcher, q: string): Promise<SearchResult[]> {
  if (!isStaff(seeker.role)) return [];
  const typed = sql`search_fold(${q})`;
  const { rows } = await db.execute<{ id: string; title: string; category: HelpCategory; isPublished: boolean }>(sql`
    select a.id, a.title, a.category, a.published_at is not null as "isPublished" from help_articles a
    where ${isTitled(typed)} order by ${hasBeginning(sql`a.title`, typed)} desc, a.title limit ${RESULTS_PER_KIND}`);
  return rows.map(({ id, title, category, isPublished }) => ({
    kind: 'article',
    _id: id,
    title,
    detail: `${HELP_CATEGORIES[category].name} · ${isPublished ? 'published' : 'draft'}`,
    path: `/admin/support/articles/${id}`,
  }));
}
