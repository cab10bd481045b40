// Pieces that most garments are cut from: mirrored pairs and the inside of the neck.
import { mirrorPath } from '../core/geometry.ts';
import type { LayerRole, Piece, Textile } from '../core/piece.ts';
import { mirrorStrokes } from './pleats.ts';

/** A piece and its mirror image as right and left layer. */
export function pair(piece: Piece, right?: LayerRole, left?: LayerRole): Piece[] {
  const mirrored: Piece = { ...piece, path: mirrorPath(piece.path), strokes: mirrorStrokes(piece.strokes ?? []) };
  if (piece.textileTurn) mirrored.textileTurn = -piece.textileTurn;
  if (piece.shadowOffset) mirrored.shadowOffset = [-piece.shadowOffset[0], piece.shadowOffset[1]];
  if (piece.overlay) mirrored.overlay = `<g transform="translate(1200,0) scale(-1,1)">${piece.overlay}</g>`;
  if (right) piece = { ...piece, layer: right };
  if (left) mirrored.layer = left;
  return [piece, mirrored];
}

/** The inside of the back seen through the neckline. */
export const neckInside = (path: string, textile: Textile, scale = 0.5): Piece => ({
  path,
  textile,
  textileScale: scale,
  layer: 'back',
  tone: 0.4,
  shadow: 0,
  roundness: 24,
  crumple: 0.2,
  hemWave: 0,
});

/** SVG: the lining as it is seen along an edge. */
export const liningSeen = (edge: string, lining = '#f3ead8', width = 22): string =>
  `<path d="${edge}" fill="none" stroke="${lining}" stroke-width="${width}"/>`;
