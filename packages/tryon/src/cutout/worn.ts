import { BODY_POINTS, type BodyPoints, frameOf, TEMPLATE } from '../body/body.ts';
import type { SeenBody } from '../body/from-pose.ts';
import { clamp, smoothstep } from '../geometry.ts';
import { coversOf } from '../photo/covers.ts';
import { skinOf } from '../photo/skin.ts';
import { blankField, type Field, type Image } from '../raster/image.ts';
import { largestAreas } from './areas.ts';
import { softened } from './background.ts';
import { type Placing, placed } from './placing.ts';

/** Areas below this share of the largest are not the garment: a watch, a shoe. */
const TRIFLES = 0.02;

/** How much of each pixel of a photo is what the person wears: the person without head, hands and bare skin. */
export function cutFromPerson(photo: Image, mask: Field, body: SeenBody): Field {
  const skin = skinOf(photo, mask, body);
  const { head, hands } = coversOf(photo, body, mask, skin);
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

/** How a person is put on the canvas so that they stand as the body of drawn garments does, as large as that. */
export function placePerson(body: BodyPoints, { width }: { width: number; height: number }): Placing {
  const [on, of] = [frameOf(TEMPLATE), frameOf(body)];
  const grow = (on.torso / (of.torso || 1) + on.width / (of.width || 1)) / 2;
  return { grow, x: width / 2 - of.shoulders[0] * grow, y: on.shoulders[1] - of.shoulders[1] * grow };
}

/** The points of a person on the canvas, none beside it. */
export function wornAnchors(body: BodyPoints, placing: Placing, canvas: { width: number; height: number }): BodyPoints {
  return Object.fromEntries(
    BODY_POINTS.map((name) => {
      const [x, y] = placed(placing, body[name]);
      return [name, [clamp(x, 0, canvas.width), clamp(y, 0, canvas.height)]];
    }),
  ) as unknown as BodyPoints;
}
