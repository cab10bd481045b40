import { BODY_POINTS, type BodyPoints } from '../body/body.ts';
import type { SeenBody } from '../body/from-pose.ts';
import { smoothstep } from '../geometry.ts';
import { coversOf } from '../photo/covers.ts';
import { skinOf } from '../photo/skin.ts';
import { blankField, type Field, type Image } from '../raster/image.ts';
import { largestAreas } from './areas.ts';
import { softened } from './background.ts';

/** Areas below this share of the largest are not the garment: a watch, a shoe. */
const TRIFLES = 0.02;

/** How much of each pixel of a photo is what the person wears: the person without head, hands and bare skin. */
export function cutFromPerson(photo: Image, mask: Field, body: SeenBody): Field {
  const skin = skinOf(photo, mask, body);
  const { head, hands } = coversOf(body, mask, skin);
  const cover = blankField(mask.width, mask.height);
  for (let i = 0; i < cover.data.length; i++) {
    const bare = Math.max(
      head.data[i] as number,
      hands.data[i] as number,
      smoothstep(0.3, 0.6, skin.likeness.data[i] as number),
    );
    cover.data[i] = smoothstep(0.4, 0.7, mask.data[i] as number) * (1 - bare) > 0.5 ? 1 : 0;
  }
  return softened(largestAreas(cover, TRIFLES));
}

/** The points of a body alone. */
export const pointsOf = (body: BodyPoints): BodyPoints =>
  Object.fromEntries(BODY_POINTS.map((name) => [name, body[name]])) as BodyPoints;
