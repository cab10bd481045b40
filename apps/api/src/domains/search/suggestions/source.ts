import type { SUGGESTION_KINDS } from '@adunni/contracts/search/suggestions';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';

/** Words that suggestions are sought for, as SQL. */
export interface SoughtWords {
  /** As typed or, when nothing is found by that, as they were meant; folded by `search_fold`. */
  meant: SQL;
  /** As typed, folded too. */
  typed: SQL;
  now: Date;
  /** Ids that the source has chosen beforehand, as an array. */
  chosen: SQL;
}

export type ChoosingDeps = Pick<Deps, 'pool' | 'primary' | 'changes' | 'clock'>;

/** One kind of what the shop’s search suggests. */
export interface SuggestionSource {
  kind: (typeof SUGGESTION_KINDS)[number];
  /** Chooses what to select from, where something else than the database knows that sooner; gets the words as typed. */
  choose?: (deps: ChoosingDeps, q: string) => Promise<readonly string[]>;
  /** Selects a handful of what the public may see: `title`, `detail`, `path`, `picture` as JSON and `place`, the best first. */
  select: (sought: SoughtWords) => SQL;
}

/** Whether a text, or a word of it, begins with the words. */
export const hasBeginning = (text: SQL, words: SQL): SQL =>
  sql`' ' || search_fold(${text}) like '% ' || ${words} || '%'`;
