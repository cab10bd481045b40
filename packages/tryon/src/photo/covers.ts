import { frameOf } from '../body/body.ts';
import { SEEN, type SeenBody } from '../body/from-pose.ts';
import { between, distance, distanceToSegment, type Point, smoothstep } from '../geometry.ts';
import { blankField, type Field } from '../raster/image.ts';
import type { Skin } from './skin.ts';

/** What of a photo lies in front of clothes, 0…1 per pixel. */
export interface Covers {
  /** Head and hair. */
  head: Field;
  hands: Field;
  /** Arms whose hand is out of sight: where new clothes leave them free they stay as they are in the photo. */
  kept: Field;
}

/** Shares of the shoulders’ width: around a hand, and around an arm in the sleeve of the photo. */
const HAND = 0.15;
const SLEEVE = 0.2;

/** Head and hands by the body’s points, within the mask. */
export function coversOf(body: SeenBody, mask: Field, { likeness }: Skin): Covers {
  const blank = (): Field => blankField(mask.width, mask.height);
  const covers: Covers = { head: blank(), hands: blank(), kept: blank() };
  const { width } = frameOf(body);
  const ground = { mask, likeness };
  addHead(covers.head, mask, body, width);
  for (const side of ['R', 'L'] as const) {
    if (body.seen[`wrist${side}`] < SEEN) {
      addLimb(covers.kept, { mask }, [body[`elbow${side}`], body[`wrist${side}`]], width * SLEEVE);
      continue;
    }
    const [wrist, knuckles] = body.hands[side];
    addLimb(covers.hands, ground, [wrist, between(wrist, knuckles, 1.6)], width * HAND);
  }
  return covers;
}

/** Near the head, with room for hair, above the chin. */
function addHead(field: Field, mask: Field, { face, head }: SeenBody, shoulderWidth: number): void {
  const [mx, my] = between(between(face.earR, face.earL), between(face.eyeR, face.eyeL), 0.3);
  const wide = Math.max(distance(face.earR, face.earL), distance(head.brow, head.chin) * 0.75);
  const chin = head.chin[1];
  within(field, [mx, my], wide * 1.7, (x, y, i) => {
    const here = smoothstep(0.25, 0.6, mask.data[i] as number);
    if (here === 0) return;
    const round = 1 - smoothstep(wide * 1.1, wide * 1.35, Math.hypot(x - mx, (y - my) * 0.82));
    field.data[i] = here * round * (1 - smoothstep(-shoulderWidth * 0.02, shoulderWidth * 0.03, y - chin));
  });
}

/** The person beside the stretch between two points, as far as they are skin where a likeness is given. */
function addLimb(
  field: Field,
  { mask, likeness }: { mask: Field; likeness?: Field },
  [a, b]: readonly [Point, Point],
  radius: number,
): void {
  within(field, between(a, b), distance(a, b) / 2 + radius * 1.2, (x, y, i) => {
    const here = smoothstep(0.25, 0.6, mask.data[i] as number);
    if (here === 0) return;
    const near = 1 - smoothstep(radius * 0.8, radius * 1.15, distanceToSegment([x, y], a, b));
    const skin = likeness ? smoothstep(0.12, 0.35, likeness.data[i] as number) : 1;
    field.data[i] = Math.max(field.data[i] as number, here * near * skin);
  });
}

/** Visits the pixels of the square around a point. */
function within(
  { width, height }: Field,
  [mx, my]: Point,
  radius: number,
  visit: (x: number, y: number, i: number) => void,
): void {
  const right = Math.min(width - 1, Math.ceil(mx + radius));
  const bottom = Math.min(height - 1, Math.ceil(my + radius));
  for (let y = Math.max(0, Math.floor(my - radius)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(mx - radius)); x <= right; x++) visit(x, y, y * width + x);
  }
}
