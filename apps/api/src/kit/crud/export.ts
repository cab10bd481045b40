import { pipeline, Readable } from 'node:stream';
import { headingOf } from '@adunni/contracts/columns';
import type { LoadedRow, Resource } from '@adunni/contracts/resource';
import { schemasOf } from '@adunni/contracts/schemas';
import { stringify } from 'csv-stringify';
import { encoderOf } from '../http/answer-encoder.ts';
import { answerSchema } from '../http/answer-schema.ts';
import type { CrudDeclaration, StaffCtx } from './declaration.ts';
import { conditionOf, type Edge, type ListQuery, loadInOrder, pageOfIds } from './list.ts';

const BATCH = 500;

/** Everything that the filters leave, as CSV with the list’s headings, read and sent a batch at a time. */
export function exportRows<R extends Resource>(
  ctx: StaffCtx,
  resource: R,
  crud: CrudDeclaration<R>,
  query: Pick<ListQuery, 'q' | 'sort'>,
): Readable {
  const columns = Object.entries(resource.columns).map(([key, column]) => ({ key, header: headingOf(column) }));
  // A cell that a spreadsheet would run as a formula is escaped; the mark at the start makes it read UTF-8.
  const csv = stringify({ header: true, bom: true, columns, escape_formulas: true });
  // Breaks the answer off when reading fails, instead of ending the process.
  return pipeline(Readable.from(allRows(ctx, resource, crud, query)), csv, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') ctx.log.error(error);
  });
}

async function* allRows<R extends Resource>(
  ctx: StaffCtx,
  resource: R,
  crud: CrudDeclaration<R>,
  query: Pick<ListQuery, 'q' | 'sort'>,
): AsyncGenerator<Record<string, string>> {
  const where = await conditionOf(ctx, crud, query);
  const toAnswer = answeredBy(resource);
  let after: Edge | undefined;
  do {
    const page = await pageOfIds(ctx, crud, where, { ...query, page: 1, limit: BATCH, after });
    for (const row of toAnswer(await loadInOrder(ctx, crud, page.ids)))
      yield Object.fromEntries(Object.entries(row).map(([key, value]) => [key, cell(value)]));
    after = page.hasNext ? page.end : undefined;
  } while (after);
}

/** Makes of loaded rows what the list would answer: amounts in naira. */
function answeredBy<R extends Resource>({ list }: R): (rows: LoadedRow<R>[]) => object[] {
  const { response } = schemasOf(list);
  const encode = response && encoderOf(answerSchema(response));
  return (rows) => (encode ? (encode({ items: rows }) as { items: object[] }).items : rows);
}

/** A value as a cell: what has a name by its name, several after one another. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cell).join('; ');
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value);
  return String(value);
}
