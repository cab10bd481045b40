import type { SUGGESTION_KINDS } from '@adunni/contracts/search/suggestions';
import { type SQL, sql } from 'drizzle-orm';

/** Words that suggestions are sought for, as SQL. */
export interface SoughtWords {
  /** As typed or, when nothing is found by that, as they were meant; folded by `search_fold`. */
  meant: SQL;
  /** As typed, folded too. */
  typed: SQL;
  now: Date;
}

/** One kind of what the shop’s search suggests. */
export interface SuggestionSource {
  kind: (typeof SUGGESTION_KINDS)[number];
  /** Selects a handful of what the public may see: `title`, `detail`, `path`, `picture` as JSON and `place`, the best first. */
  select: (sought: SoughtWords) => SQL;
}

/** Whether a text, or a word of it, begins with the words. */
export const hasBeginning = (text: SQL, words: SQL): SQL =>
  sql`' ' || search_fold(${text}) like '% ' || ${words} || '%'`;
