import { frameOf } from '../body/body.ts';
import type { SeenBody } from '../body/from-pose.ts';
import { smoothstep } from '../geometry.ts';
import { blur } from '../raster/blur.ts';
import type { Field, Image } from '../raster/image.ts';
import type { Bare } from './bare.ts';
import type { Skin } from './skin.ts';

/** Light passes through skin: what darkens it takes less of red and more of blue. */
const DARKENS = [0.8, 1.1, 1.3] as const;

/**
 * A picture of skin all over the bare shape: as in the photo where skin shows, elsewhere in the tone of the face, darker
 * towards its edges and beneath the chin.
 */
export function skinPicture(photo: Image, { likeness, tone }: Skin, body: SeenBody, { all, legs }: Bare): Image {
  const shape: Field = { ...all, data: all.data.map((share, i) => Math.max(share, legs.data[i] as number)) };
  const picture: Image = { ...photo, data: photo.data.slice() };
  const { width: shoulders } = frameOf(body);
  const shown = blur(likeness, Math.max(2, shoulders * 0.02));
  // The edge of a neckline is thin: what lies beside it is painted with it.
  const edges = blur({ ...likeness, data: likeness.data.map((share) => 1 - smoothstep(0.12, 0.35, share)) }, 2, 1);
  const round = blur(shape, Math.max(2, shoulders * 0.055));
  const { chin } = body.head;
  for (let y = 0, i = 0; y < photo.height; y++) {
    const under = (y - chin[1]) / (shoulders * 0.2);
    const down = under < 0 ? 1 : Math.exp(-under * under);
    for (let x = 0; x < photo.width; x++, i++) {
      if ((shape.data[i] as number) === 0) continue;
      const isPlain = 1 - smoothstep(0.05, 0.25, edges.data[i] as number);
      const painted = 1 - smoothstep(0.3, 0.6, shown.data[i] as number) * isPlain;
      if (painted === 0) continue;
      const across = (x - chin[0]) / (shoulders * 0.3);
      const shadow = 1 - 0.3 * down * Math.exp(-across * across);
      const bright = 0.97 * shadow * (0.74 + 0.26 * smoothstep(0.4, 0.98, round.data[i] as number));
      for (let k = 0; k < 3; k++) {
        const at = 4 * i + k;
        const here = (tone[k] as number) * bright ** (DARKENS[k] as number);
        picture.data[at] = (picture.data[at] as number) * (1 - painted) + here * painted;
      }
    }
  }
  return picture;
}
