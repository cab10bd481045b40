import { type SQL, sql } from 'drizzle-orm';

/** Pages of one kind that anybody may read, as search engines are told of them. */
export interface PublicPages {
  /** Names the files of the sitemap that list them: `products`. */
  readonly name: string;
  /**
   * Selects all that are public at a moment: `key`, unique among them and their order; `path`, as the canonical link of the
   * page has it; `changed`, when its content changed last, null where nobody noted it.
   */
  readonly select: (now: Date) => SQL;
  /** Selects the ids of a page’s pictures in their order, as `id`, by the page’s key. */
  readonly pictures?: (key: SQL) => SQL;
}

/** Pages that there are always, by their paths. */
export const fixedPages =
  (...paths: readonly string[]): PublicPages['select'] =>
  () =>
    sql`select path as key, path, null::timestamptz as changed from unnest(${sql.param(paths)}::text[]) path`;
