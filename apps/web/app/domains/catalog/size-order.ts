const LETTER_SIZES = ['XXS', 'XS', 'S', 'S/M', 'M', 'L', 'L/XL', 'XL', 'XXL', 'XXXL'];
/** Kinds of sizes by the words around their number, in the order of a shop’s departments. */
const KINDS = [/^UK /i, /years?$/i, /months?$/i, /cm$/i, /yards?$/i];

/** Where a size stands among others: letter sizes, then each kind of numbers by number, then what has a name only. */
function sizeRank(size: string): number {
  const letter = LETTER_SIZES.indexOf(size.toUpperCase());
  if (letter >= 0) return letter;
  const number = Number(/\d+/.exec(size)?.[0] ?? Number.NaN);
  if (Number.isNaN(number)) return 100_000;
  const kind = KINDS.findIndex((pattern) => pattern.test(size));
  return (kind < 0 ? KINDS.length : kind + 1) * 1000 + number;
}

/** Orders sizes as a rail in a shop does; those that have a name only stay as their maker put them. */
export const bySize = (one: string, other: string): number => sizeRank(one) - sizeRank(other);
