import type { Role } from '@adunni/contracts/roles';
import type { SearchResult } from '@adunni/contracts/search/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import type { NumberQuery } from './rules.ts';

/** Who searches: staff find everything, makers what is their own. */
export interface Searcher {
  _id: string;
  role: Role;
}

/** What can be found by a few letters; each finds a handful, and only what the seeker may see. */
export type SearchSource =
  | {
      /** What its numbers begin with: `ADN` for `ADN-2026-000123`. */
      prefix: string;
      findByNumber: (db: Db | Tx, seeker: Searcher, sought: NumberQuery) => Promise<SearchResult[]>;
      /** By other words than its number, such as the name of whose it is. */
      findByWords?: (db: Db | Tx, seeker: Searcher, q: string) => Promise<SearchResult[]>;
    }
  | { findByWords: (db: Db | Tx, seeker: Searcher, q: string) => Promise<SearchResult[]> }
  | {
      /** What belongs to people who were found. */
      findOfPeople: (db: Db | Tx, people: readonly SearchResult[]) => Promise<SearchResult[]>;
    };

/** Whether a column holds one of the numbers that are sought. */
export const isNumbered = (column: SQL, sought: NumberQuery): SQL =>
  'beginning' in sought
    ? sql`${column} collate "C" like ${`${sought.beginning}%`}`
    : sql`${column} = any (${sql.param(sought.whole)}::text[])`;

/** Id of the seeker’s own workshop. */
export const ownWorkshop = ({ _id }: Searcher): SQL => sql`(select id from makers where user_id = ${_id})`;
