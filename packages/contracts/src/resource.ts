import { z } from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import { id, line, version } from './fields.ts';
import type { Role } from './roles.ts';

/** Rows of a list are counted exactly up to here; beyond, a list says "10,000+". */
export const COUNTED_ROWS = 10_000;
/** Most rows that one bulk action may name. */
export const BULK_ROWS = 200;

/** What people work on in lists, details and forms, as data. Admin, designer and tailor see it by the same calls. */
export interface ResourceDeclaration {
  readonly path: `/api/staff/${string}`;
  readonly access: readonly Role[];
  /** What one and many are called: `coupon`, `coupons`. */
  readonly one: string;
  readonly many: string;
  /** Heading of each column of lists and exports, in their order, by the row’s field. */
  readonly columns: Readonly<Record<string, string>>;
  readonly row: z.ZodObject;
  /** What the detail shows, when that is more than the row. */
  readonly record?: z.ZodObject;
  /** What creating and changing take; absent when neither is possible. */
  readonly form?: z.ZodType;
  readonly filters?: z.ZodRawShape;
  /** Sortable fields; the first is the usual order. A leading minus means descending. */
  readonly sorts: readonly [string, ...string[]];
  /** Verbs for one or many rows at once: `archive`. */
  readonly actions?: readonly string[];
}

type RowOf<D> = D extends { row: infer R extends z.ZodType } ? R : never;
type RecordOf<D> = D extends { record: infer R extends z.ZodType } ? R : RowOf<D>;
type FormOf<D> = D extends { form: infer F extends z.ZodType } ? F : z.ZodNever;
type FiltersOf<D> = D extends { filters: infer F extends z.ZodRawShape } ? F : Record<never, never>;
type ActionOf<D> = D extends { actions: readonly (infer A extends string)[] } ? A : never;

const listBasics = z.object({
  q: line(120, 0).optional(),
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  /** Id of a row to begin behind, or to end before: how one pages where counting pages would be slow. */
  after: id.optional(),
  before: id.optional(),
});

const outcome = z.object({ _id: z.string(), ok: z.boolean(), message: z.string().nullable() });
/** What became of one row of a bulk action. */
export type Outcome = z.infer<typeof outcome>;

const byId = z.object({ _id: id });

function listAnswer<Row extends z.ZodType>(row: Row) {
  return z.object({
    items: z.array(row),
    /** At most `COUNTED_ROWS`; `isCapped` when there are more. */
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

const filtersOf = <D extends ResourceDeclaration>(declaration: D) => (declaration.filters ?? {}) as FiltersOf<D>;
const formOf = <D extends ResourceDeclaration>(declaration: D) => (declaration.form ?? z.never()) as FormOf<D>;
const recordOf = <D extends ResourceDeclaration>({ record, row }: D) => (record ?? row) as RecordOf<D>;
const actionOf = <D extends ResourceDeclaration>({ actions = [] }: D) =>
  z.enum(actions as readonly [ActionOf<D>, ...ActionOf<D>[]]);

function readingCalls<D extends ResourceDeclaration>(declaration: D) {
  const { path, access, many, sorts } = declaration;
  const choice = { sort: sortOf(sorts), ...filtersOf(declaration) };
  return {
    list: endpoint({
      method: 'GET',
      path,
      access,
      summary: `List ${many}`,
      query: listBasics.extend(choice),
      response: listAnswer<RowOf<D>>(declaration.row as RowOf<D>),
    }),
    export: endpoint({
      method: 'GET',
      path: `${path}/export.csv`,
      access,
      summary: `Export ${many} as CSV`,
      query: listBasics.pick({ q: true }).extend(choice),
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
export const resource = <const D extends ResourceDeclaration>(declaration: D) => ({
  ...declaration,
  ...readingCalls(declaration),
  ...writingCalls(declaration),
});

/** Any resource, for code that serves all of them. */
export interface Resource extends ResourceDeclaration {
  readonly list: Endpoint;
  readonly export: Endpoint;
  readonly get: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly act: Endpoint;
}
