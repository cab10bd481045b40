import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Whether a text has these words in it, in any letter case; signs that patterns use stand for themselves. */
export const contains = (text: SQL | AnyColumn, words: string): SQL =>
  sql`${text} ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`;
