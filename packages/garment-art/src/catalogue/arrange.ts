// Arranges products on a studio ground, with or without hanging cloth beside them.
import { clothWall } from '../scenes/cloth-wall.ts';
import { layOver, type Picture } from '../scenes/picture.ts';
import { compose, type GroundName, type Placement, studioGround } from '../scenes/studio.ts';
import { getTextile } from '../textiles/library.ts';
import { makeGarment } from './products.ts';
import type { Composition } from './types.ts';

/** A product in a colourway (the first when not named) fitted into a box: x, y, width, height in px. */
export interface Placed {
  item: string;
  way?: string;
  box: [number, number, number, number];
}

async function placements(placed: Placed[]): Promise<Placement[]> {
  const items: Placement[] = [];
  for (const {
    item,
    way,
    box: [x, y, width, height],
  } of placed)
    items.push({ garment: await makeGarment(item, way), x, y, width, height });
  return items;
}

/** Products on a plain ground. */
export const scene =
  (ground: GroundName, width: number, height: number, placed: Placed[]) => async (): Promise<Picture> =>
    compose(await studioGround(width, height, ground), await placements(placed));

/** Products beside hanging cloth that fills the left of the picture. */
const sceneWithCloth =
  (cloths: string[], ground: GroundName, width: number, height: number, placed: Placed[]) =>
  async (): Promise<Picture> => {
    const items = await placements(placed);
    const wall = await clothWall(
      await Promise.all(cloths.map((name) => getTextile(name))),
      Math.round(width * 0.45),
      height,
    );
    return compose(layOver(await studioGround(width, height, ground), wall, 0, 0, 0.6, 36), items);
  };

/** The cover of an article or a festival. */
export const cover = (
  slug: string,
  alt: string,
  cloths: string[],
  ground: GroundName,
  placed: Placed[],
): Composition => ({
  kind: 'cover',
  folder: 'covers',
  slug,
  width: 1600,
  height: 900,
  alt,
  make: sceneWithCloth(cloths, ground, 1600, 900, placed),
});
