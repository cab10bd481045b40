// Single values of markup.

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?$/;
const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Reads a number; throws at anything else. */
export function readNumber(text: string): number {
  if (!NUMBER.test(text)) throw new Error(`"${text}" is no number`);
  return Number(text);
}

/** Reads #rgb or #rrggbb; throws at anything else. */
export function readColour(text: string): string {
  if (!COLOUR.test(text)) throw new Error(`"${text}" is no colour`);
  return text;
}

/** The value as one of those allowed; throws at any other. */
export function oneOf<T extends string>(value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new Error(`"${value}" is none of ${allowed.join(', ')}`);
  return found;
}
