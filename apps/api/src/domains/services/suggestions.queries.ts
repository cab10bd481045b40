import { sql } from 'drizzle-orm';
import { pictureJson } from '../media/queries.ts';
import { hasBeginning, type SuggestionSource } from '../search/queries.ts';
import { isVisible } from './card.queries.ts';

/** Services that are found by the words, those with the words in their title first. */
export const suggestServices: SuggestionSource = {
  kind: 'service',
  select: ({ meant }) => sql`
    select s.title, m.name as detail, '/services/' || s.id as path, ${pictureJson('cover')} as picture,
      2 - (${hasBeginning(sql`s.title`, meant)})::int as place
    from services s join makers m on m.id = s.maker_id left join media cover on cover.id = s.cover_id
    where s.search @@ (select service_query(${meant})) and ${isVisible}
    order by place, s.title, s.id limit 3`,
};
