// How the cloth lies on the garment that is cut from it: how large its figures are, where they begin, and its grain.
import { TILE } from '../core/loom.ts';
import type { Garment, Piece, Textile } from '../core/piece.ts';
import type { GarmentName, GarmentRecipe } from './recipe.ts';

/** How large cloth lies where the garment itself does not take what the recipe says. */
const USUAL: Partial<Record<GarmentName, number>> = {
  dashiki: 0.4,
  'buba-sokoto': 0.42,
  'iro-buba': 0.6,
  boubou: 0.5,
  'shift-dress': 0.42,
  onyonyo: 0.4,
  'peplum-set': 0.42,
  'george-set': 0.5,
  'corset-gown': 0.4,
  'reception-dress': 0.42,
  jumpsuit: 0.42,
  duster: 0.44,
  'edo-wrapper': 0.6,
  'flare-dress': 0.42,
};

const TURNS = { bias: 45, across: 90 };

/** The garment with its main cloth laid as the recipe says. */
export function layCloth(garment: Garment, textile: Textile, recipe: GarmentRecipe): Garment {
  const { clothScale, motifX = 0, motifY = 0, grain } = recipe;
  const usual = USUAL[recipe.garment];
  const enlarged = clothScale && usual ? clothScale / usual : 1;
  if (enlarged === 1 && !motifX && !motifY && !grain) return garment;
  const lay = (piece: Piece): Piece => {
    if (piece.textile !== textile) return piece;
    const [x, y] = piece.textileOffset ?? [0, 0];
    return {
      ...piece,
      textileScale: (piece.textileScale ?? 1) * enlarged,
      textileOffset: [x + motifX * TILE, y + motifY * TILE],
      textileTurn: (piece.textileTurn ?? 0) + (grain ? TURNS[grain] : 0),
    };
  };
  const { behind } = garment;
  return {
    ...garment,
    pieces: garment.pieces.map(lay),
    ...(behind ? { behind: { ...behind, pieces: behind.pieces.map(lay) } } : {}),
  };
}
