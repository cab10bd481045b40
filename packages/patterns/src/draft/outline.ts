import { cuttingLine } from '../geometry/allowance.ts';
import { flattened, type Place } from '../geometry/path.ts';
import { lengthOf, withoutRepeats } from '../geometry/polygon.ts';
import type { Along, Draft, Piece } from './model.ts';

/** The seam line of a piece as a closed row of places. */
export const outlineOf = ({ edges }: Piece): Place[] => withoutRepeats(edges.flatMap(({ path }) => flattened(path)));

/** The line along which a piece is cut, as a closed row of places. */
export const cutOf = ({ edges }: Piece): Place[] =>
  cuttingLine(
    edges.map(({ path, allowance, kind }) => ({ places: flattened(path), allowance, turned: kind === 'hem' })),
  );

export function pieceOf({ pieces }: Draft, id: string): Piece {
  const found = pieces.find((piece) => piece.id === id);
  if (!found) throw new Error(`There is no piece ${id}.`);
  return found;
}

/** Length of an edge or inner line of a piece, in mm. */
export function lineLength(draft: Draft, id: string, line: string): number {
  const { edges, inner } = pieceOf(draft, id);
  const found = [...edges, ...inner].find(({ name }) => name === line);
  if (!found) throw new Error(`Piece ${id} has no line ${line}.`);
  return lengthOf(flattened(found.path));
}

/** Length of edges that follow each other, in mm. */
export const alongLength = (draft: Draft, along: Along): number =>
  along.reduce((sum, { piece, edge, times = 1 }) => sum + times * lineLength(draft, piece, edge), 0);
