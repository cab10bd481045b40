import { sql } from 'drizzle-orm';
import { pictureJson } from '../media/queries.ts';
import { hasBeginning, type SuggestionSource } from '../search/queries.ts';

/** Approved makers by a word of their name, the most trusted first. */
export const suggestMakers: SuggestionSource = {
  kind: 'maker',
  select: ({ meant }) => sql`
    select m.name as title, m.city as detail, '/makers/' || m.slug as path, ${pictureJson('avatar')} as picture,
      row_number() over (order by m.tier desc, m.name) as place
    from makers m left join media avatar on avatar.id = m.avatar_id
    where m.status = 'approved' and ${hasBeginning(sql`m.name`, meant)}
    order by m.tier desc, m.name limit 3`,
};
