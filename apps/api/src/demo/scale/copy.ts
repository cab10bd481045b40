import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';

/** Characters that are sent at once. */
const CHUNK = 1 << 16;
const UNSAFE = /[\\\t\n\r]/;

/** Writes rows into a table by COPY; properties that no row has get their default. All rows have the same ones. */
export async function copyRows<T extends PgTable>(
  client: ClientBase,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([property]) => property in first);
  const fields = columns.map(([property, column]) => ({ property, column, isJson: column.columnType === 'PgJsonb' }));
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ');
  const stream = client.query(from(`copy "${getTableName(table)}" (${names}) from stdin`));
  const done = finished(stream);
  // Told by `done`; until then nobody listens.
  done.catch(() => undefined);
  let text = '';
  for (const row of rows as readonly Record<string, unknown>[]) {
    text += lineOf(fields, row);
    if (text.length < CHUNK) continue;
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), done]);
    text = '';
  }
  stream.end(text);
  await done;
}

/** A column as it is filled. */
interface Field {
  property: string;
  column: PgColumn;
  isJson: boolean;
}

function lineOf(fields: readonly Field[], row: Record<string, unknown>): string {
  let line = '';
  for (const field of fields) line += (line === '' ? '' : '\t') + write(field, row[field.property]);
  return `${line}\n`;
}

/** A value as COPY’s text format writes it. */
function write({ column, isJson }: Field, value: unknown): string {
  if (typeof value === 'string' && !isJson) return UNSAFE.test(value) ? escaped(value) : value;
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return escaped(isJson ? JSON.stringify(value) : String(column.mapToDriverValue(value)));
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string): string => text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
