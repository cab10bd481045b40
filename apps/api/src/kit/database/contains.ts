import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Words as a pattern of `like` takes them: its signs stand for themselves. */
export const escapeLike = (words: string): string => words.replace(/[\\%_]/g, '\\$&');

/** Whether a text has these words in it, in any letter case. */
export const contains = (text: SQL | AnyColumn, words: string): SQL => sql`${text} ilike ${`%${escapeLike(words)}%`}`;
