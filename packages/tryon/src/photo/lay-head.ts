import type { Headwear } from '../drape/outfit.ts';
import { placeOnHead } from '../drape/wear-on-head.ts';
import { blankField, type Image, layOver } from '../raster/image.ts';
import { warp } from '../raster/warp.ts';
import type { PreparedPhoto } from './dress-photo.ts';
import { shine } from './light.ts';

/** The head of the photo, and what is worn on it: hair goes under that, and its inside lies behind the face. */
export function layHead(
  dressed: Image,
  { photo, body, covers, light, ground }: PreparedPhoto,
  headwear: readonly Headwear[],
): void {
  const layersOf = (isBehind: boolean): Image[] =>
    headwear.flatMap(({ anchors, layers }) =>
      layers
        .filter(({ role }) => (role === 'back') === isBehind)
        .map(({ sheet }) => {
          const layer = warp(sheet, placeOnHead({ anchors }, body.head), photo.width, photo.height);
          shine(layer, light);
          return layer;
        }),
    );
  if (headwear.length === 0) {
    layOver(dressed, photo, covers.head);
    return;
  }
  layOver(dressed, ground, covers.putUp);
  for (const layer of layersOf(true)) layOver(dressed, layer);
  const face = blankField(photo.width, photo.height);
  for (let i = 0; i < face.data.length; i++)
    face.data[i] = (covers.head.data[i] as number) * (1 - (covers.putUp.data[i] as number));
  layOver(dressed, photo, face);
  for (const layer of layersOf(false)) layOver(dressed, layer);
}
