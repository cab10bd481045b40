/** How many years of numbers a bare number is looked up in. */
const YEARS = 5;

/** Numbers that a person may mean: whole ones, or those that begin so. */
export type NumberQuery = { whole: string[] } | { beginning: string };

/**
 * Reads, for the prefix ADN, “ADN-2026-0001”, “2026-0001” as a beginning, “123” as number 123 of the last years, and as null words and what
 * is the number of something else.
 */
export function parseNumberQuery(q: string, prefix: string, now: Date): NumberQuery | null {
  const text = q.replace(/\s/g, '').toUpperCase();
  if (/^\d{1,9}$/.test(text)) {
    const years = Array.from({ length: YEARS }, (_, ago) => now.getUTCFullYear() - ago);
    return { whole: years.map((year) => `${prefix}-${year}-${text.padStart(6, '0')}`) };
  }
  if (text.startsWith(prefix) && /^(-\d*){0,2}$/.test(text.slice(prefix.length))) return { beginning: text };
  return /^\d{4}-\d*$/.test(text) ? { beginning: `${prefix}-${text}` } : null;
}
