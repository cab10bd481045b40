import type { Piece } from '../draft/model.ts';
import { cutOf } from '../draft/outline.ts';
import type { Place } from '../geometry/path.ts';
import { withoutRepeats } from '../geometry/polygon.ts';

/** A piece as it lies on the cloth, opened from its fold. */
export interface LaidPiece {
  name: string;
  outline: Place[];
}

/** The same turned over. */
export const mirrored = (places: readonly Place[]): Place[] => places.map(({ x, y }) => ({ x: -x, y })).reverse();

/** A half with its fold on x = 0 and the half beyond it, as one outline. */
function opened(half: readonly Place[]): Place[] {
  const onFold = (n: number) => Math.abs(half.at(n % half.length)?.x ?? 1) < 0.01;
  const last = half.findIndex((_, n) => onFold(n) && !onFold(n + 1) && onFold(n + half.length - 1));
  const turned = last < 0 ? [...half] : [...half.slice(last), ...half.slice(0, last)];
  while (turned.length > 3 && Math.abs(turned.at(-1)?.x ?? 1) < 0.01 && Math.abs(turned.at(-2)?.x ?? 1) < 0.01)
    turned.pop();
  return withoutRepeats([...turned, ...mirrored(turned)]);
}

/** Every copy of a piece, opened from its fold, a pair mirrored. */
export function copiesOfWhole(piece: Piece): LaidPiece[] {
  const cut = cutOf(piece);
  const isFolded = piece.edges.some(({ kind }) => kind === 'fold');
  const whole = isFolded ? opened(cut) : cut;
  return Array.from({ length: piece.count }, (_, n) => ({
    name: piece.name,
    outline: !isFolded && n % 2 ? mirrored(whole) : whole,
  }));
}
