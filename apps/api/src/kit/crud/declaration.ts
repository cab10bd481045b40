import type { FiltersOf, FormOf, LoadedRecord, LoadedRow, Resource } from '@adunni/contracts/resource';
import type { Role } from '@adunni/contracts/roles';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx, Viewer } from '../context.ts';
import type { Db, Tx } from '../database/connect.ts';

export type StaffCtx = Ctx<Viewer>;
/** A condition over the resource’s own table; undefined means any row. */
export type Condition = SQL | undefined;
type Names<T> = T extends readonly (infer Name extends string)[] ? Name : never;

/** A sort by a table that keeps one row, found by `id`, for each row of the resource; an index on both gives the order. */
export interface MaterializedSort {
  table: PgTable;
  by: PgColumn;
  id: PgColumn;
}

/** What a sort compares: a column or an expression, kept elsewhere, or another one for another viewer. */
export type Sort = SQL | PgColumn | MaterializedSort | ((viewer: Viewer) => SQL);

/** May look something up first. */
type Search = (words: string, viewer: Viewer, db: Db) => Condition | Promise<Condition>;

/** How the server serves a resource. Which rows is decided on its own table; `load` then dresses the few that are shown. */
export interface CrudDeclaration<R extends Resource> {
  table: PgTable & { _id: PgColumn; version?: PgColumn };
  /** Which rows each role may see and work on; without it, those who run the marketplace see all and others none. */
  scope?: { [Caller in R['access'][number] & Role]: (viewer: Viewer) => Condition };
  /** Columns with texts that the words are looked for in, or rows that have to do with the words; they are not empty. */
  search?: readonly PgColumn[] | Search;
  /** A column that has the value, or a condition. */
  filters?: {
    [Name in keyof FiltersOf<R>]-?: PgColumn | ((value: NonNullable<FiltersOf<R>[Name]>, ctx: StaffCtx) => Condition);
  };
  /** What each sort compares: never null, with an index where the table grows. */
  sorts: Record<Names<R['sorts']> extends infer S ? (S extends `-${infer Field}` ? Field : S & string) : never, Sort>;
  /** The rows with these ids, in any order. */
  load: (ctx: StaffCtx, ids: string[]) => Promise<LoadedRow<R>[]>;
  /** What an export writes of a column whose value alone doesn’t say what its list shows. */
  cells?: { [Name in keyof R['columns']]?: (row: LoadedRow<R>) => string };
  /** What an export has behind the columns when it is asked for, by the row’s id; who asked for it is logged. */
  extras?: { [Name in keyof R['extras']]-?: (ctx: StaffCtx, ids: string[]) => Promise<ReadonlyMap<string, string>> };
  /** The whole detail of a row that the caller may see, when it is more than a row; by default its row. */
  record?: (ctx: StaffCtx, id: string) => Promise<LoadedRecord<R>>;
  /** Writes a new row and returns its id. */
  create?: (ctx: StaffCtx, tx: Tx, values: FormOf<R>) => Promise<string>;
  /** Changes a row that is locked, in scope and as new as the caller saw it. */
  update?: (ctx: StaffCtx, tx: Tx, id: string, values: FormOf<R>) => Promise<void>;
  /** What each action does to a row that is locked and in scope; a Refusal becomes that row’s result. */
  actions?: { [Action in Names<R['actions']>]: (ctx: StaffCtx, tx: Tx, id: string) => Promise<void> };
}

/** What is loaded of rows, which may be more than a list shows, and what their detail says beside that. */
export interface DetailDeclaration<R extends Resource, Row extends LoadedRow<R>> {
  load: (ctx: StaffCtx, ids: string[]) => Promise<Row[]>;
  detail?: (ctx: StaffCtx, row: Row) => Promise<Omit<LoadedRecord<R>, keyof Row>>;
}

/** The scope of those who run the marketplace, where others have their own. */
export const allRows = (): Condition => undefined;
