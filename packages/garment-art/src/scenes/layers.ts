// A garment in the layers between which a body comes.
import { renderPieces } from '../core/cloth.ts';
import { mirrorPath } from '../core/geometry.ts';
import type { Garment, LayerRole, Piece } from '../core/piece.ts';
import type { View } from '../core/raster.ts';
import { partSleeve } from './part-sleeve.ts';
import type { Picture } from './picture.ts';
import { renderGarment } from './studio.ts';

/** From the back to the front. */
export const ROLES: readonly LayerRole[] = ['back', 'legR', 'legL', 'body', 'sleeveR', 'sleeveL', 'front'];

export interface LayerPicture {
  role: LayerRole;
  picture: Picture;
  /** Of the canvas that garments are drawn on. */
  view: View;
}

/** What of the canvas is drawn of some layers, and how finely; null for none of it. */
export type ViewOf = (roles: readonly LayerRole[]) => View | null;

const isCutInOne = ({ kimonoSleeve }: Piece): boolean => kimonoSleeve !== undefined;

/** The pieces of a layer drawn; beads and jewellery lie on the body. */
async function drawLayer(
  garment: Garment,
  role: LayerRole,
  viewOf: ViewOf,
  signal?: AbortSignal,
): Promise<LayerPicture | null> {
  const pieces = garment.pieces.filter((p) => (p.layer ?? 'body') === role);
  if (!pieces.length) return null;
  // Sleeves that are cut in one with the body are parted from its picture.
  const view = viewOf(role === 'body' && pieces.some(isCutInOne) ? ['body', 'sleeveR', 'sleeveL'] : [role]);
  if (!view) return null;
  if (role === 'body') return { role, view, picture: await renderGarment({ ...garment, pieces }, view, signal) };
  return {
    ...{ role, view },
    picture: { pixels: await renderPieces(pieces, view, signal), width: view.width, height: view.height },
  };
}

/** Parts sleeves that are cut in one with the body from it, so that arms come between them. */
async function withKimonoSleeves(garment: Garment, layers: LayerPicture[]): Promise<LayerPicture[]> {
  const piece = garment.pieces.find(isCutInOne);
  const body = layers.find(({ role }) => role === 'body');
  if (!piece?.kimonoSleeve || !body) return layers;
  const { view } = body;
  const whole: Picture = { pixels: await renderPieces([piece], view), width: view.width, height: view.height };
  const sides = [
    ['sleeveR', piece.kimonoSleeve],
    ['sleeveL', mirrorPath(piece.kimonoSleeve)],
  ] as const;
  const sleeves: LayerPicture[] = [];
  for (const [role, around] of sides)
    sleeves.push({ role, view, picture: await partSleeve(whole, body.picture, around, view) });
  const all = [...layers, ...sleeves];
  return ROLES.flatMap((role) => all.find((layer) => layer.role === role) ?? []);
}

/** The layers in drawing order, each seen through its view, or all through one. */
export async function drawLayers(garment: Garment, view: View | ViewOf, signal?: AbortSignal): Promise<LayerPicture[]> {
  const viewOf = typeof view === 'function' ? view : () => view;
  const drawn: LayerPicture[] = [];
  for (const role of ROLES) {
    const layer = await drawLayer(garment, role, viewOf, signal);
    if (layer) drawn.push(layer);
  }
  return withKimonoSleeves(garment, drawn);
}
