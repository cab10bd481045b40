import { pipeline, Readable } from 'node:stream';
import { type Column, type Columns, headingOf, kindOf, statusesOf } from '@adunni/contracts/columns';
import type { LoadedRow, Resource } from '@adunni/contracts/resource';
import { schemasOf } from '@adunni/contracts/schemas';
import { stringify } from 'csv-stringify';
import { auditEntries } from '../audit/tables.ts';
import { encoderOf } from '../http/answer-encoder.ts';
import { answerSchema } from '../http/answer-schema.ts';
import { shopDay, shopMoment, shopMomentHeading } from '../shop-days.rules.ts';
import type { CrudDeclaration, StaffCtx } from './declaration.ts';
import { conditionOf, type Edge, type ListQuery, loadInOrder, pageOfIds } from './list.ts';

const BATCH = 500;

/** Everything that the filters leave, as CSV with the list’s headings and names, times by Lagos’ clock, read and sent a batch at a time. */
export function exportRows<R extends Resource>(
  ctx: StaffCtx,
  resource: R,
  crud: CrudDeclaration<R>,
  query: Pick<ListQuery, 'q' | 'sort'>,
): Readable {
  const shown = Object.entries({ ...resource.columns, ...extrasAsked(resource, query) });
  const columns = shown.map(([key, column]) => ({ key, header: exportHeading(column) }));
  // A cell that a spreadsheet would run as a formula is escaped; the mark at the start makes it read UTF-8.
  const csv = stringify({ header: true, bom: true, columns, escape_formulas: true });
  // Breaks the answer off when reading fails, instead of ending the process.
  return pipeline(Readable.from(allRows(ctx, resource, crud, query)), csv, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') ctx.log.error(error);
  });
}

const exportHeading = (column: Column): string =>
  kindOf(column) === 'moment' ? shopMomentHeading(headingOf(column)) : headingOf(column);

/** What the query asks for beside the columns. */
const extrasAsked = ({ extras = {} }: Resource, query: object): Columns =>
  Object.fromEntries(Object.entries(extras).filter(([name]) => (query as Record<string, unknown>)[name] === true));

/** Enters into the audit log who took out what an export has only when it is asked for. */
export async function logExtras(ctx: StaffCtx, resource: Resource, query: object): Promise<void> {
  const included = Object.values(extrasAsked(resource, query)).map(headingOf);
  if (included.length === 0) return;
  const entry = { actorId: ctx.viewer._id, action: ctx.action, table: resource.many, after: { included } };
  await ctx.db.insert(auditEntries).values(entry);
}

async function* allRows<R extends Resource>(
  ctx: StaffCtx,
  resource: R,
  crud: CrudDeclaration<R>,
  query: Pick<ListQuery, 'q' | 'sort'>,
): AsyncGenerator<Record<string, string>> {
  const where = await conditionOf(ctx, crud, query);
  const toAnswer = answeredBy(resource);
  const extras = Object.keys(extrasAsked(resource, query));
  let after: Edge | undefined;
  do {
    const page = await pageOfIds(ctx, crud, where, { ...query, page: 1, limit: BATCH, after });
    const further = await Promise.all(extras.map((name) => loadExtra(ctx, crud, name, page.ids)));
    const rows = await loadInOrder(ctx, crud, page.ids);
    const answered = toAnswer(rows);
    for (const [place, row] of rows.entries()) {
      const beside = extras.map((name, index) => [name, further[index]?.get((row as { _id: string })._id) ?? '']);
      const named = Object.entries(crud.cells ?? {}).map(([key, write]) => [key, write?.(row)]);
      const own = Object.entries(answered[place] ?? {}).map(([key, value]) => [
        key,
        cell(value, resource.columns[key]),
      ]);
      yield Object.fromEntries([...own, ...named, ...beside]);
    }
    after = page.hasNext ? page.end : undefined;
  } while (after);
}

function loadExtra<R extends Resource>(ctx: StaffCtx, { extras }: CrudDeclaration<R>, name: string, ids: string[]) {
  const load = (extras as Record<string, Extra> | undefined)?.[name];
  if (!load) throw new Error(`nothing loads ${name} for an export`);
  return load(ctx, ids);
}

type Extra = (ctx: StaffCtx, ids: string[]) => Promise<ReadonlyMap<string, string>>;

/** Makes of loaded rows what the list would answer: amounts in naira. */
function answeredBy<R extends Resource>({ list }: R): (rows: LoadedRow<R>[]) => object[] {
  const { response } = schemasOf(list);
  const encode = response && encoderOf(answerSchema(response));
  return (rows) => (encode ? (encode({ items: rows }) as { items: object[] }).items : rows);
}

/** A value as a cell: what has a name by its name, a status by its label, several after one another. */
function cell(value: unknown, column: Column = ''): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => cell(each, column)).join('; ');
  const kind = kindOf(column);
  if (kind === 'moment') return shopMoment(new Date(value as string | Date));
  // What is a day of the calendar already is the same everywhere.
  if (kind === 'day') return isCalendarDay(value) ? value : shopDay(new Date(value as string | Date));
  const status = statusesOf(column)?.[String(value)];
  if (status) return status.label;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value);
  return String(value);
}

const isCalendarDay = (value: unknown): value is string => typeof value === 'string' && value.length === 10;
