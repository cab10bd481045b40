import type { SeenBody } from '../body/from-pose.ts';
import { distance, smoothstep } from '../geometry.ts';
import { blur } from '../raster/blur.ts';
import type { Field, Image } from '../raster/image.ts';
import type { Bare } from './bare.ts';
import type { Covers } from './covers.ts';

/** What is known of a photo whose clothes are taken off. */
interface Worn {
  /** What is behind the person. */
  ground: Image;
  mask: Field;
  covers: Covers;
  bare: Bare;
  body: SeenBody;
}

/**
 * Which part of a body changes its clothes: rows of the picture from `top`, px, whether what is above the waist does, and
 * whether the legs do below the hem.
 */
export interface Changed {
  top: number;
  hasTop: boolean;
  hasLegs: boolean;
}

/** How far from an ankle, by the length of the shin, shoes reach. */
const SHOE = 0.28;

/** Puts the ground in place of old clothes that the new ones do not cover. */
export function takeOff(
  dressed: Image,
  { ground, mask, covers, bare, body }: Worn,
  cloth: Field,
  { top, hasTop, hasLegs }: Changed,
): void {
  const soft = blur(mask, 3);
  const { head, hands, hair, kept: arms, beside } = covers;
  const bottom = hasLegs ? mask.height : hemOf(cloth);
  for (let y = Math.max(0, Math.floor(top)), i = y * mask.width; y < bottom; y++) {
    for (let x = 0; x < mask.width; x++, i++) {
      const person = smoothstep(0.02, 0.2, soft.data[i] as number);
      if (person === 0) continue;
      const kept = Math.max(
        head.data[i] as number,
        hands.data[i] as number,
        hair.data[i] as number,
        arms.data[i] as number,
        hasTop ? 0 : (beside.data[i] as number),
        hasLegs ? Math.max(bare.legs.data[i] as number, shoeAt(body, x, y)) : 0,
      );
      const away = person * (1 - kept) * (1 - (cloth.data[i] as number));
      for (let k = 0; k < 3; k++) {
        const at = 4 * i + k;
        dressed.data[at] = (dressed.data[at] as number) * (1 - away) + (ground.data[at] as number) * away;
      }
    }
  }
}

/** How much of a shoe is at a place: what is near an ankle, and not above it. */
function shoeAt(body: SeenBody, x: number, y: number): number {
  let most = 0;
  for (const side of ['R', 'L'] as const) {
    const [ankle, knee] = [body[`ankle${side}`], body[`knee${side}`]];
    const shin = distance(ankle, knee);
    const near = 1 - smoothstep(shin * SHOE * 0.8, shin * SHOE, distance([x, y], [ankle[0], ankle[1] + shin * 0.12]));
    most = Math.max(most, near * smoothstep(ankle[1] + shin * 0.02, ankle[1] + shin * 0.08, y));
  }
  return most;
}

/** The lowest row of the picture that cloth reaches. */
function hemOf({ width, data }: Field): number {
  return Math.floor(data.findLastIndex((value) => value > 0.5) / width);
}
