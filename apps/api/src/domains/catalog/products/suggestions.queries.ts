import { type SQL, sql } from 'drizzle-orm';
import { pictureJson } from '../../media/queries.ts';
import { hasBeginning, type SuggestionSource } from '../../search/queries.ts';
import { isVisible } from '../card.queries.ts';
import { mostFitting } from '../listing/product-list.ts';

/** How many of the products that fit the words best are looked at. */
const MAX_WEIGHED = 100;

/** What children wear comes after what grown-ups do: who wants it says so, and then finds nothing else. */
const isForChildren = sql`(p.gender in ('boys', 'girls'))::int`;

/** Whether the title begins with words that are worked out while the statement runs: as a range, which the index answers. */
const isBegun = (words: SQL): SQL =>
  sql`search_fold(p.title) collate "C" >= ${words} and search_fold(p.title) collate "C" < ${words} || chr(1114111)`;

/** Products whose title begins so, then those that hold it, then those that are found by the words. */
export const suggestProducts: SuggestionSource = {
  kind: 'product',
  choose: async (deps, q) => mostFitting(deps, q, MAX_WEIGHED),
  select: ({ meant, now, chosen }) => sql`
    with begun as (
      select p.id, 0 as place from products p join makers m on m.id = p.maker_id
      where ${isBegun(meant)} and ${isVisible(now)}
      order by search_fold(p.title) collate "C" limit 5),
    worded as (
      select p.id, 2 - (${hasBeginning(sql`p.title`, meant)})::int as place
      from products p join makers m on m.id = p.maker_id
      where p.id = any (${chosen}) and ${isVisible(now)}),
    best as (
      select p.id, ${isForChildren} as late, min(found.place) as place
      from (table begun union all table worded) found
      join products p on p.id = found.id
      group by p.id order by late, min(found.place), p.featured desc, p.review_count desc, p.title, p.id limit 5)
    select p.title, m.name as detail, '/products/' || p.id as path, ${pictureJson('cover')} as picture, best.late * 3 + best.place as place
    from best join products p on p.id = best.id join makers m on m.id = p.maker_id left join media cover on cover.id = p.cover_id`,
};

/** Categories in which the public sees something, by a word of their name. */
export const suggestCategories: SuggestionSource = {
  kind: 'category',
  select: ({ meant, now }) => sql`
    select c.name as title, coalesce(above.name, '') as detail, '/products?category=' || c.slug as path,
      null::json as picture, c.position as place
    from categories c left join categories above on above.id = c.parent_id
    where ${hasBeginning(sql`c.name`, meant)} and exists (
      select from category_ancestors a join products p on p.category_id = a.category_id join makers m on m.id = p.maker_id
      where a.ancestor_id = c.id and ${isVisible(now)})
    order by c.position, c.name limit 3`,
};
