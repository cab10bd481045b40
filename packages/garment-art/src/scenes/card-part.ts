// A part of a studio card, for who looks closely.
import type { Garment } from '../core/piece.ts';
import type { View } from '../core/raster.ts';
import { cropped, layOver, type Picture } from './picture.ts';
import {
  CARD_SHADOW,
  type CardOptions,
  fitCard,
  type GroundName,
  type PxBox,
  partOfGround,
  renderGarment,
  type Size,
} from './studio.ts';

/** Px of the card by which an enlarged one is fitted: how large a garment is on it does not depend on how close one looks. */
const USUAL_CARD = { width: 960, height: 1280 };
/** Design px around a part that are drawn with it and cut off again, so that shadows and blurs go on beyond its edges. */
const AROUND = 56;

/** A part of a card as if the whole of it were drawn so many px wide, and cut out. */
export async function cardPart(
  garment: Garment,
  ground: GroundName | undefined,
  card: Size,
  part: PxBox,
  { foldStep = 2, signal }: CardOptions = {},
): Promise<Picture> {
  const usual = await fitCard(garment, USUAL_CARD.width, USUAL_CARD.height);
  const zoom = (usual.zoom * card.width) / USUAL_CARD.width;
  const margin = Math.ceil(AROUND * zoom);
  const wide: PxBox = {
    ...{ x: part.x - margin, y: part.y - margin },
    ...{ width: part.width + 2 * margin, height: part.height + 2 * margin },
  };
  const view: View = {
    ...{ x: usual.x + wide.x / zoom, y: usual.y + wide.y / zoom, zoom, foldStep },
    ...{ width: wide.width, height: wide.height },
  };
  const base = await partOfGround(card, wide, ground);
  const drawn = layOver(
    base,
    await renderGarment(garment, view, signal),
    0,
    0,
    CARD_SHADOW.strength,
    card.width * CARD_SHADOW.reach,
  );
  return cropped(drawn, { ...part, x: margin, y: margin });
}
