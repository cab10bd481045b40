import type { Statuses } from './statuses.ts';

/** What a value is, which says how it shows: `15%`, `₦5,000`, `21 Nov 2026`, `21 Nov, 14:05`, Yes, a thing by its name. */
export type Kind = 'text' | 'texts' | 'email' | 'number' | 'percent' | 'money' | 'day' | 'moment' | 'yes' | 'named';

/** Words of which a value is one, as it is stored and sent: `['Percentage', 'Fixed']`. */
export type Words = readonly string[];

/**
 * Heading of a column or fact, with its kind, or with the statuses or words that it is one of; `day?` may be null.
 * Without a kind it is a text, or what the row’s own schema says.
 */
export type Column = string | readonly [heading: string, kind: Kind | `${Kind}?` | Statuses | Words];
export type Columns = Readonly<Record<string, Column>>;

export const headingOf = (column: Column): string => (typeof column === 'string' ? column : column[0]);

/** The statuses that a column is one of; null for any other column. */
export function statusesOf(column: Column): Statuses | null {
  const kind = typeof column === 'string' ? 'text' : column[1];
  return typeof kind === 'object' && !isWords(kind) ? kind : null;
}

const isWords = (kind: Statuses | Words): kind is Words => Array.isArray(kind);

/** The words that a column is one of; null for any other column. */
export const wordsOf = ([, kind]: Column): Words | null => (typeof kind === 'object' && isWords(kind) ? kind : null);

/** What a column is, whether it may be null or not; null for a status or a word, and where none was said. */
export function kindOf(column: Column): Kind | null {
  if (typeof column === 'string' || typeof column[1] === 'object') return null;
  return column[1].replace('?', '') as Kind;
}

/** Whether a value of the column may be null. */
export const isOptional = (column: Column): boolean =>
  typeof column !== 'string' && typeof column[1] === 'string' && column[1].endsWith('?');
