import { SEARCH_RESULT_KINDS, type SearchResult } from '@adunni/contracts/search/search';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { extensionsOf } from '../../kit/domain.ts';
import { parseNumberQuery } from './rules.ts';
import type { Searcher } from './source.ts';

export { isNumbered, ownWorkshop, type Searcher } from './source.ts';
export { hasBeginning, type SuggestionSource } from './suggestions/source.ts';

/**
 * What is found by a few letters, a handful of each: what has numbers by its number; by anything else what has words,
 * and what belongs to the people who were found.
 */
export async function findForStaff(db: Db | Tx, seeker: Searcher, q: string, now: Date): Promise<SearchResult[]> {
  const sources = extensionsOf('searchSources');
  const byNumber = sources.flatMap((source) => {
    const sought = 'prefix' in source ? parseNumberQuery(q, source.prefix, now) : null;
    return 'prefix' in source && sought ? [source.findByNumber(db, seeker, sought)] : [];
  });
  if (byNumber.length > 0) return inOrder((await Promise.all(byNumber)).flat());
  const worded = await Promise.all(
    sources.map((source) => ('findByWords' in source && source.findByWords ? source.findByWords(db, seeker, q) : [])),
  );
  const found = worded.flat();
  const people = found.filter(({ kind }) => kind === 'person');
  const theirs = await Promise.all(
    sources.map((source) => ('findOfPeople' in source ? source.findOfPeople(db, people) : [])),
  );
  return inOrder([...found, ...theirs.flat()]);
}

/** In the order in which kinds are shown; within a kind as they were found. */
const inOrder = (found: SearchResult[]): SearchResult[] =>
  found.toSorted((a, b) => SEARCH_RESULT_KINDS.indexOf(a.kind) - SEARCH_RESULT_KINDS.indexOf(b.kind));
