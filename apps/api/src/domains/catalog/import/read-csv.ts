import { IMPORT_COLUMNS, IMPORT_ROWS, type ImportColumn } from '@adunni/contracts/catalog/import';
import { commonErrors } from '@adunni/contracts/errors';
import { CsvError, parse } from 'csv-parse/sync';
import { Refusal } from '../../../kit/errors.ts';

/** A row of a file: what its cells hold, the empty ones left out. */
export interface CsvRow {
  /** Line of the file that it begins on; headings are line 1. */
  line: number;
  cells: Partial<Record<ImportColumn, string>>;
}

const isColumn = (heading: string): heading is ImportColumn => Object.hasOwn(IMPORT_COLUMNS, heading);

/**
 * Reads an import file: UTF-8 with or without a mark, or Windows’ own letters; parted by commas, or by semicolons as
 * Excel writes them in many countries. Refuses what is no table, unknown headings, and more rows than an import takes.
 */
export function readCsv(bytes: Buffer): CsvRow[] {
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  // UTF-16 reads like this, and no database stores it.
  if (text.includes('\0')) throw refused('The file could not be read. Please save it as CSV in UTF-8.');
  const [first = ''] = text.split('\n', 1);
  const delimiter = first.split(';').length > first.split(',').length ? ';' : ',';
  const [headings, ...rows] = parsed(text, delimiter);
  const columns = columnsOf(headings?.record ?? []);
  if (rows.length > IMPORT_ROWS)
    throw refused(`There are ${rows.length} rows. Please import at most ${IMPORT_ROWS} at a time.`);
  return rows.map(({ record, info }) => ({ line: info.lines - breaksIn(record), cells: cellsOf(columns, record) }));
}

const refused = (file: string): Refusal => new Refusal(commonErrors.invalid, { message: file, fields: { file } });

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

function parsed(text: string, delimiter: string): Parsed[] {
  try {
    const options = { delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const;
    return parse(text, options) as unknown as Parsed[];
  } catch (error) {
    if (error instanceof CsvError) throw refused(`The file could not be read: ${error.message}.`);
    throw error;
  }
}

function columnsOf(headings: readonly string[]): ImportColumn[] {
  const names = headings.map((heading) => heading.toLowerCase().replace(/[\s-]+/g, '_'));
  const unknown = names.filter((name) => !isColumn(name));
  if (names.length === 0) throw refused('The file is empty.');
  if (unknown.length > 0) throw refused(`Unknown column: ${unknown.join(', ')}. Please use the template.`);
  if (new Set(names).size < names.length) throw refused('A column appears twice.');
  if (!names.includes('code') && !names.includes('sku')) throw refused('The file needs the column code or sku.');
  return names.filter(isColumn);
}

/** Line breaks within cells, so that a row is told by the line that it begins on. */
const breaksIn = (record: readonly string[]): number => record.join('').split('\n').length - 1;

function cellsOf(columns: readonly ImportColumn[], record: readonly string[]): CsvRow['cells'] {
  const cells: CsvRow['cells'] = {};
  for (const [index, column] of columns.entries()) {
    // Exports put an apostrophe before what a spreadsheet would run as a formula.
    const text = record[index]?.replace(/^'(?=[=+\-@])/, '') ?? '';
    if (text !== '') cells[column] = text;
  }
  return cells;
}
