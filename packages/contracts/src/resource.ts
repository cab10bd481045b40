import { z } from 'zod';
import { type KindMismatch, type ShapeOf, shapeOf } from './column-schemas.ts';
import type { Columns } from './columns.ts';
import { type Answer, type Endpoint, endpoint, type Received, type Returned, type SchemasOf } from './endpoint.ts';
import { id, line, version } from './fields.ts';
import type { Role } from './roles.ts';

/** Rows of a list are counted exactly up to here; beyond, a list says "10,000+". */
export const COUNTED_ROWS = 10_000;
/** Rows with the words that were looked for are counted up to here: who finds more looks for more words. */
export const FOUND_ROWS = 1000;
/** Most rows that one bulk action may name. */
export const BULK_ROWS = 200;

/** From what the calls of a resource are made, beside its columns and facts. Browsers get none of it. */
export interface ResourceSchemas {
  /** What a row says besides its id and its columns, or more exactly than those. */
  readonly row?: z.ZodObject;
  /** What the detail says besides the row and its facts. */
  readonly detail?: z.ZodObject;
  /** What the detail says, when that is no row with more to it. */
  readonly record?: z.ZodObject;
  /** What creating and changing take, or changing alone; absent when neither is possible. */
  readonly form?: z.ZodType;
  readonly filters?: z.ZodRawShape;
}

/** What people work on in lists, details and forms, as data. Admin, designer and tailor see it by the same calls. */
export interface ResourceDeclaration extends ResourceSchemas {
  readonly path: `/api/staff/${string}`;
  readonly access: readonly Role[];
  /** What one and many are called: `coupon`, `coupons`. */
  readonly one: string;
  readonly many: string;
  /** Columns of lists and exports, in their order, by the row’s field. */
  readonly columns: Columns;
  /** What only the detail shows beside its heading, as columns are declared. */
  readonly facts?: Columns;
  /** What an export has behind the columns only when it is asked for, by a flag of that name in its query. */
  readonly extras?: Columns;
  /** Sortable fields; the first is the usual order. A leading minus means descending. */
  readonly sorts: readonly [string, ...string[]];
  /** What a sort by no column is called: `Late, then due next`. It goes one way. */
  readonly sortNames?: Readonly<Record<string, string>>;
  /** Verbs for one or many rows at once: `archive`. */
  readonly actions?: readonly string[];
  /** True where the form only changes what came about elsewhere: tickets are opened by customers. */
  readonly isOpenedElsewhere?: true;
}

type Flat<T> = { [Name in keyof T]: T[Name] };
type Own<T> = T extends z.ZodObject<infer Shape extends z.ZodRawShape> ? Shape : Record<never, never>;
type Part<D, Name extends string> = D extends Readonly<Record<Name, infer T>> ? T : Record<never, never>;
/** What is declared by columns, with the schemas that were given beside them, which say it better. */
type With<Made, Given> = Flat<Omit<Made, keyof Own<Given>> & Own<Given>>;
type RowShape<D> = With<ShapeOf<Part<D, 'columns'>> & { _id: z.ZodString }, Part<D, 'row'>>;
type RecordShape<D> = D extends { record: infer R }
  ? Own<R>
  : With<ShapeOf<Part<D, 'facts'>> & RowShape<D>, Part<D, 'detail'>>;
type RowSchema<D> = RowShape<D> extends infer S extends z.ZodRawShape ? z.ZodObject<S> : never;
type RowsSchema<D> = RowSchema<D> extends infer T extends z.ZodType ? z.ZodArray<T> : never;
type RecordSchema<D> = RecordShape<D> extends infer S extends z.ZodRawShape ? z.ZodObject<S> : never;
/** Refuses a column whose kind is not what its row or record says. */
type Fitting<D> = [
  KindMismatch<Part<D, 'columns'>, Own<Part<D, 'row'>>> | KindMismatch<Part<D, 'facts'>, Own<Part<D, 'detail'>>>,
] extends [never]
  ? unknown
  : { readonly columns: 'a kind does not fit the row’s own schema' };
type FormSchema<D> = D extends { form: infer F extends z.ZodType } ? F : z.ZodNever;
type FilterShape<D> = D extends { filters: infer F extends z.ZodRawShape } ? F : Record<never, never>;
type ExtraShape<D> = Record<keyof Part<D, 'extras'> & string, z.ZodDefault<z.ZodBoolean>>;
type ActionOf<D> = D extends { actions: readonly (infer A extends string)[] } ? A : never;

const listBasics = z.object({
  q: line(120, 0).optional(),
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  /** Id of a row to begin behind, or to end before: how one pages where counting pages would be slow. */
  after: id.optional(),
  before: id.optional(),
});

export const outcome = z.object({ _id: z.string(), ok: z.boolean(), message: z.string().nullable() });
/** What became of one row of a bulk action. */
export type Outcome = z.input<typeof outcome>;

const byId = z.object({ _id: id });

function listAnswer<D extends ResourceDeclaration>(declaration: D) {
  return z.object({
    items: z.array(rowOf(declaration)) as unknown as RowsSchema<D>,
    /** At most `COUNTED_ROWS`, of a search `FOUND_ROWS`; `isCapped` when there are more. */
    total: z.number(),
    isCapped: z.boolean(),
    page: z.number(),
    limit: z.number(),
    /** Ids to page on with, null at an end. */
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });
}

function sortOf([usual, ...others]: ResourceDeclaration['sorts']) {
  const fields = [usual, ...others].map((sort) => sort.replace('-', ''));
  return z.enum([...fields, ...fields.map((field) => `-${field}`)]).default(usual);
}

const rowOf = <D extends ResourceDeclaration>({ columns, row }: D) =>
  z.object({ _id: z.string(), ...shapeOf(columns), ...row?.shape }) as unknown as RowSchema<D>;
const recordOf = <D extends ResourceDeclaration>(declaration: D) => {
  const { facts = {}, detail, record } = declaration;
  const made = z.object({ ...rowOf(declaration).shape, ...shapeOf(facts), ...detail?.shape });
  return (record ?? made) as unknown as RecordSchema<D>;
};
const filtersOf = <D extends ResourceDeclaration>(declaration: D) => (declaration.filters ?? {}) as FilterShape<D>;
const extrasOf = <D extends ResourceDeclaration>({ extras = {} }: D) =>
  Object.fromEntries(
    Object.keys(extras).map((name) => [name, z.stringbool().default(false)]),
  ) as unknown as ExtraShape<D>;
/** What narrows and orders a list. */
const choiceOf = <D extends ResourceDeclaration>(declaration: D) => ({
  sort: sortOf(declaration.sorts),
  ...filtersOf(declaration),
});
const formOf = <D extends ResourceDeclaration>(declaration: D) => (declaration.form ?? z.never()) as FormSchema<D>;
const actionOf = <D extends ResourceDeclaration>({ actions = [] }: D) =>
  z.enum(actions as readonly [ActionOf<D>, ...ActionOf<D>[]]);

function readingCalls<D extends ResourceDeclaration>(declaration: D) {
  const { path, access, many } = declaration;
  return {
    list: endpoint({
      method: 'GET',
      path,
      access,
      summary: `List ${many}`,
      query: listBasics.extend(choiceOf(declaration)),
      response: listAnswer(declaration),
    }),
    export: endpoint({
      method: 'GET',
      path: `${path}/export.csv`,
      access,
      summary: `Export ${many} as CSV`,
      query: listBasics.pick({ q: true }).extend({ ...choiceOf(declaration), ...extrasOf(declaration) }),
      produces: 'text/csv',
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/:_id`,
      access,
      summary: `Get one of the ${many}`,
      params: byId,
      response: z.object({ record: recordOf(declaration), version: z.number() }),
    }),
  };
}

function writingCalls<D extends ResourceDeclaration>(declaration: D) {
  const { path, access, one, many } = declaration;
  return {
    create: endpoint({
      method: 'POST',
      path,
      access,
      summary: `Create a ${one}`,
      body: formOf(declaration),
      response: byId,
      status: 201,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/:_id`,
      access,
      summary: `Change a ${one}`,
      params: byId,
      body: z.object({ version, values: formOf(declaration) }),
      response: z.object({ version: z.number() }),
    }),
    act: endpoint({
      method: 'POST',
      path: `${path}/actions`,
      access,
      summary: `Act on ${many}`,
      body: z.object({
        action: actionOf(declaration),
        ids: z.array(id).min(1).max(BULK_ROWS),
      }),
      response: z.object({ results: z.array(outcome) }),
    }),
  };
}

/** Declares a resource: the calls by which it is listed, exported, read, created, changed and acted upon. */
export const resource = <const D extends ResourceDeclaration>(declaration: D & Fitting<D>) => ({
  ...(declaration as Omit<D, keyof ResourceSchemas>),
  ...readingCalls<D>(declaration),
  ...writingCalls<D>(declaration),
});

type RowSchemaOf<L extends Endpoint> =
  SchemasOf<L> extends { response: z.ZodObject<{ items: z.ZodArray<infer Row extends z.ZodObject> }> } ? Row : never;
/** The schema of a resource’s row, of which other schemas are made; it goes with them from what browsers get. */
export const rowSchema = <L extends Endpoint>({ list }: { readonly list: L }) =>
  (list as unknown as { response: z.ZodObject<{ items: z.ZodArray<RowSchemaOf<L>> }> }).response.shape.items.element;

/** Any resource, for code that serves all of them. */
export interface Resource extends Omit<ResourceDeclaration, keyof ResourceSchemas> {
  readonly list: Endpoint;
  readonly export: Endpoint;
  readonly get: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly act: Endpoint;
}

/** A row of a resource’s list, as it travels. */
export type RowOf<R extends Resource> = Answer<R['list']> extends { items: (infer Row extends object)[] } ? Row : never;
/** What a resource’s detail shows, as it travels. */
export type RecordOf<R extends Resource> = Answer<R['get']> extends { record: infer T extends object } ? T : never;
/** A row of a resource’s list as the server loads it. */
export type LoadedRow<R extends Resource> =
  Returned<R['list']> extends { items: (infer Row extends object)[] } ? Row : never;
/** What a resource’s detail shows, as the server loads it. */
export type LoadedRecord<R extends Resource> =
  Returned<R['get']> extends { record: infer T extends object } ? T : never;
/** What a resource’s list can be filtered by, after validation. */
export type FiltersOf<R extends Resource> = Omit<
  Received<R['list']>['query'],
  keyof z.output<typeof listBasics> | 'sort'
>;
/** The values of a resource’s form, after validation. */
export type FormOf<R extends Resource> = Received<R['create']>['body'];
