/** Longest values of one filter together, and the last page, that the API takes. */
const LIMITS = { values: 400, page: 10_000 };

/** A text of the URL, at most so long, without the control characters that the API refuses. */
export const readLine = (text: string | null, most: number): string => plainLine(text).slice(0, most).trim();

/** Values of one filter, which come comma-separated or repeated; no more than the API takes. */
export function readMany(texts: readonly string[]): string[] {
  const values = new Set(texts.flatMap((text) => plainLine(text).split(',')).map((value) => value.trim()));
  values.delete('');
  const kept: string[] = [];
  for (const value of values) if ([...kept, value].join(',').length <= LIMITS.values) kept.push(value);
  return kept;
}

/** A number within its bounds; null for anything else. */
export function readNumber(text: string | null, least = 0, most = Number.MAX_VALUE): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return value >= least && value <= most ? value : null;
}

/** A number without its fraction; null outside its bounds. */
export function readInteger(text: string | null, least = 0, most = Number.MAX_VALUE): number | null {
  const value = readNumber(text, least, most);
  return value === null ? null : Math.floor(value);
}

/** The page of a list: the first when it makes no sense, never one beyond the last that the API takes. */
export const readPage = (text: string | null): number => Math.min(readInteger(text, 1) ?? 1, LIMITS.page);

/** A month of the calendar, `2026-11`; null for anything else. */
export const readMonth = (text: string | null): string | null =>
  text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;

const plainLine = (text: string | null): string => (text ?? '').replace(/\p{Cc}+/gu, ' ');
