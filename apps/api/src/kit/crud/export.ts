import { Readable } from 'node:stream';
import { headingOf } from '@adunni/contracts/columns';
import type { Resource } from '@adunni/contracts/resource';
import { stringify } from 'csv-stringify';
import type { CrudDeclaration, StaffCtx } from './declaration.ts';
import { conditionOf, type ListQuery, loadInOrder, pageOfIds } from './list.ts';

const BATCH = 500;

/** Everything that the filters leave, as CSV with the list’s headings, read and sent a batch at a time. */
export function exportRows<R extends Resource>(
  ctx: StaffCtx,
  resource: R,
  crud: CrudDeclaration<R>,
  query: Pick<ListQuery, 'q' | 'sort'>,
): Readable {
  const columns = Object.entries(resource.columns).map(([key, column]) => ({ key, header: headingOf(column) }));
  return Readable.from(allRows(ctx, crud, query)).pipe(
    // A cell that a spreadsheet would run as a formula is escaped; the mark at the start makes it read UTF-8.
    stringify({ header: true, bom: true, columns, escape_formulas: true }),
  );
}

async function* allRows<R extends Resource>(
  ctx: StaffCtx,
  crud: CrudDeclaration<R>,
  query: Pick<ListQuery, 'q' | 'sort'>,
): AsyncGenerator<Record<string, string>> {
  const where = await conditionOf(ctx, crud, query);
  let after: string | undefined;
  do {
    const page = await pageOfIds(ctx, crud, where, { ...query, page: 1, limit: BATCH, after });
    for (const row of await loadInOrder(ctx, crud, page.ids))
      yield Object.fromEntries(Object.entries(row as object).map(([key, value]) => [key, cell(value)]));
    after = page.hasNext ? page.ids.at(-1) : undefined;
  } while (after);
}

/** A value as a cell: what has a name by its name, several after one another. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cell).join('; ');
  if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value);
  return String(value);
}
