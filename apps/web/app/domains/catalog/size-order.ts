const LETTER_SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** Where a size stands among others: letter sizes, then numbers, then what remains by name. */
function sizeRank(size: string): number {
  const letter = LETTER_SIZES.indexOf(size.toUpperCase());
  if (letter >= 0) return letter;
  const number = Number(/\d+/.exec(size)?.[0] ?? Number.NaN);
  return Number.isNaN(number) ? 10_000 : 100 + number;
}

/** Orders sizes as a rail in a shop does. */
export const bySize = (one: string, other: string): number =>
  sizeRank(one) - sizeRank(other) || one.localeCompare(other, 'en', { numeric: true });
