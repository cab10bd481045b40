import type { Answer } from '@adunni/contracts/endpoint';
import { SUGGESTION_KINDS, type Suggestion, type suggest } from '@adunni/contracts/search/suggestions';
import { sql } from 'drizzle-orm';
import { runPrepared } from '../../../kit/database/prepared.ts';
import { extensionOf, extensionsOf } from '../../../kit/domain.ts';
import { type PictureRow, toPictureOrNull } from '../../media/queries.ts';
import type { ChoosingDeps } from './source.ts';

export type Suggestions = Answer<typeof suggest>;

type Row = { spelling: string | null } & (
  | (Omit<Suggestion, 'picture'> & { picture: PictureRow | null })
  | { kind: null }
);

/** What the shop’s search suggests for a few letters, a handful of each kind, in one statement. */
export async function findSuggestions(deps: ChoosingDeps, q: string): Promise<Suggestions> {
  const words = { meant: sql`(select meant from sought)`, typed: sql`(select typed from sought)`, now: deps.clock() };
  const kinds = await Promise.all(
    extensionsOf('suggestionSources').map(async ({ kind, choose, select }) => {
      const chosen = sql`${sql.param([...((await choose?.(deps, q)) ?? [])])}::uuid[]`;
      return sql`select ${sql.raw(`'${kind}'`)} as kind, each.* from (${select({ ...words, chosen })}) each`;
    }),
  );
  const rows = await runPrepared<Row>(
    deps.pool,
    'suggest',
    sql`
      with spelt as materialized (select ${extensionOf('searchSpelling')(q)} as spelling),
      folded as materialized (select spelling, search_fold(${q}) as typed from spelt),
      sought as materialized (select spelling, typed, coalesce(spelling, typed) as meant from folded)
      select sought.spelling, found.kind, found.title, found.detail, found.path, found.picture
      from sought left join (${sql.join(kinds, sql` union all `)}) found on sought.meant <> ''
      order by found.kind, found.place, found.title, found.path`,
  );
  const items = rows.flatMap((row) =>
    row.kind === null
      ? []
      : [
          {
            ...{ kind: row.kind, title: row.title, detail: row.detail, path: row.path },
            picture: toPictureOrNull(row.picture),
          },
        ],
  );
  return {
    spelling: rows[0]?.spelling ?? null,
    items: SUGGESTION_KINDS.flatMap((kind) => items.filter((item) => item.kind === kind)),
  };
}
