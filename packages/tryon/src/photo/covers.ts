import { frameOf } from '../body/body.ts';
import { SEEN, type SeenBody } from '../body/from-pose.ts';
import { along, between, distance, distanceToSegment, mix, type Point, smoothstep } from '../geometry.ts';
import { blur } from '../raster/blur.ts';
import { blankField, type Field, type Image } from '../raster/image.ts';
import { longHairOf } from './hair.ts';
import type { Skin } from './skin.ts';

/** What of a photo lies in front of clothes, 0…1 per pixel. */
export interface Covers {
  /** Head and hair. */
  head: Field;
  hands: Field;
  /** Hair that falls below the chin, over clothes. */
  hair: Field;
  /** Hair beside the face, which goes under what is worn on the head. */
  putUp: Field;
  /** Arms whose hand is out of sight: where new clothes leave them free they stay as they are in the photo. */
  kept: Field;
  /** Forearms in the sleeves of the photo, as far as they hang beside the hips: they stay when trousers alone change. */
  beside: Field;
}

/** Shares of the shoulders’ width: around a hand, and around an arm in the sleeve of the photo. */
const HAND = 0.15;
const SLEEVE = 0.2;

/** Head and hands by the body’s points, within the mask. */
export function coversOf(photo: Image, body: SeenBody, mask: Field, { likeness }: Skin): Covers {
  const blank = (): Field => blankField(mask.width, mask.height);
  const covers: Covers = {
    head: blank(),
    hands: blank(),
    hair: blank(),
    putUp: blank(),
    kept: blank(),
    beside: blank(),
  };
  const { width } = frameOf(body);
  const ground = { mask, likeness };
  addHead(covers.head, mask, body, width);
  covers.hair = longHairOf(photo, mask, body, covers.head, likeness);
  withoutCollar(covers, body, likeness);
  covers.putUp = hairBesideFace(covers.head, body, likeness);
  for (const side of ['R', 'L'] as const) {
    const forearm = [body[`elbow${side}`], body[`wrist${side}`]] as const;
    addLimb(covers.beside, { mask }, forearm, width * SLEEVE);
    if (body.seen[`wrist${side}`] < SEEN) {
      addLimb(covers.kept, { mask }, forearm, width * SLEEVE);
      continue;
    }
    const [wrist, knuckles] = body.hands[side];
    const ends = [wrist, between(wrist, knuckles, 1.6)] as const;
    addLimb(covers.hands, ground, ends, width * HAND);
    // What is above the wrist is a cuff.
    within(covers.hands, wrist, width * HAND * 2, (x, y, i) => {
      covers.hands.data[i] = (covers.hands.data[i] as number) * smoothstep(-0.06, 0.06, along([x, y], ...ends));
    });
  }
  withoutHips(covers.beside, body);
  return covers;
}

/** Takes hips out of a field, in place. */
function withoutHips(field: Field, body: SeenBody): void {
  const { side } = frameOf(body);
  const [middle, half] = [between(body.hipR, body.hipL), distance(body.hipR, body.hipL) / 2];
  for (let i = 0; i < field.data.length; i++) {
    if (field.data[i] === 0) continue;
    const [x, y] = [i % field.width, Math.floor(i / field.width)];
    const away = Math.abs((x - middle[0]) * side[0] + (y - middle[1]) * side[1]);
    field.data[i] = (field.data[i] as number) * smoothstep(half * 0.95, half * 1.1, away);
  }
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

/** Half the width of a chin by that of a face at the ears. */
const JAW = 0.55;

/** Where a pixel is in a face: across and down, 1 at the ears and at the chin. */
function placeInFace({ face, head }: SeenBody): (x: number, y: number) => readonly [across: number, down: number] {
  const [mx, my] = between(face.eyeR, face.eyeL);
  const half = Math.max(distance(face.earR, face.earL) / 2, distance(head.brow, head.chin) * 0.36);
  const down = head.chin[1] - my;
  return (x, y) => [Math.abs(x - mx) / half, (y - my) / down];
}

/** How far from the eyes to the chin collars and the rings of suits reach up at most. */
const COLLAR = 0.4;

/** The highest row, px, in which a collar may stand beside the face. */
export const collarTop = ({ face, head }: SeenBody): number =>
  mix(between(face.eyeR, face.eyeL)[1], head.chin[1], COLLAR);

/** Takes collars out of the head, in place: what is beside the jaw, or below skin at the chin, and neither skin nor hair. */
function withoutCollar({ head, hair }: Covers, body: SeenBody, likeness: Field): void {
  const placeOf = placeInFace(body);
  const [cx, chin] = body.head.chin;
  const rise = (chin - between(body.face.eyeR, body.face.eyeL)[1]) * 0.2;
  const skinAt = (i: number): number => smoothstep(0.1, 0.3, likeness.data[i] as number);
  for (let i = 0; i < head.data.length; i++) {
    if (head.data[i] === 0) continue;
    const [x, y] = [i % head.width, Math.floor(i / head.width)];
    const [across, down] = placeOf(x, y);
    const isHair = hair.data[i] as number;
    const jaw = mix(1, JAW, smoothstep(0.45, 1, down));
    // Close to the face a collar fades in, so that no edge is seen at the mouth.
    const fade = mix(0.2, 0.06, smoothstep(1, 1.3, across));
    const aside = smoothstep(jaw, jaw + 0.2, across) * smoothstep(COLLAR, COLLAR + fade, down);
    // A beard goes on up to the mouth; what has skin above it does not.
    const above = Math.round(y - rise) * head.width + Math.round(mix(x, cx, 0.25));
    const below = down > 0.75 ? smoothstep(0.75, 0.9, down) * skinAt(above) : 0;
    // The shadow of a chin is still a little like skin.
    const isShade = Math.max(isHair, smoothstep(0.05, 0.2, likeness.data[i] as number));
    const gone = Math.max(aside * (1 - Math.max(isHair, skinAt(i))), below * (1 - isShade));
    head.data[i] = (head.data[i] as number) * (1 - gone);
  }
}

/** What of a head is hair beside the face: a beard is within its outline. */
function hairBesideFace(head: Field, body: SeenBody, likeness: Field): Field {
  const hair = blankField(head.width, head.height);
  const placeOf = placeInFace(body);
  const [, brow] = placeOf(...body.head.brow);
  // Single hairs stand out beyond what counts as the person.
  const wide = blur(head, 3, 1);
  for (let i = 0; i < head.data.length; i++) {
    const here = Math.min(1, (wide.data[i] as number) * 4);
    if (here === 0) continue;
    const [across, down] = placeOf(i % head.width, Math.floor(i / head.width));
    // Hair comes further into the face above than below, where beards are.
    const outline = mix(0.98, 1.1, smoothstep(0, 0.6, down));
    const round = Math.hypot(across, Math.max(0, down) * 0.35);
    const beside = smoothstep(outline, outline + 0.08, round) * (1 - smoothstep(0.2, 0.4, likeness.data[i] as number));
    // All of a head above the brow is inside what is worn on it.
    hair.data[i] = here * Math.max(beside, smoothstep(brow - 0.05, brow - 0.2, down));
  }
  return hair;
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
