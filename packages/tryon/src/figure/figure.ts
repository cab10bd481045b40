import type { Body } from '../body/body.ts';
import { type Point, smoothCurve } from '../geometry.ts';
import { type Image, layOver } from '../raster/image.ts';
import { addMarks, backMarks, faceMarks, type Mark, trunkMarks } from './details.ts';
import { hairOf } from './hair.ts';
import { type Build, completeLengths, type FigureLengths } from './lengths.ts';
import { type Outlines, outlinesOf } from './outlines.ts';
import { type Part as Form, lightOn, paintSkin, reliefOf } from './sculpt.ts';
import { bodyOf, layOut, type Skeleton, type Stance, seenFrom } from './skeleton.ts';

type Colour = readonly [number, number, number];

/** Who is drawn: from given lengths (cm), the rest as is usual. */
export interface FigureLook {
  build: Build;
  lengths: Partial<FigureLengths>;
  /** Of the skin, 0…255. */
  skin: Colour;
  /** Whether something is worn over the trunk, so that nothing of a top shows in its neck. */
  isDressed?: boolean;
  /** Whether something is worn on the head: hair is put up under it. */
  isCovered?: boolean;
  /** How the arms are held; a little off the body unless told otherwise. */
  stance?: Stance;
  /** From where they are seen: the front unless told otherwise. */
  side?: 'front' | 'back';
}

/** A drawn person to dress. */
export interface Figure {
  picture: Image;
  body: Body;
  /** Px per cm. */
  scale: number;
}

const HAIR: Colour = [34, 25, 22];
const UNDERWEAR: Colour = [196, 184, 170];

/** A rectangle of a picture, px. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a figure on a picture of the given size, px; or a part of that picture, in whose px its body is then. */
export function drawFigure(
  { build, lengths, skin, isDressed = false, isCovered = false, stance, side = 'front' }: FigureLook,
  width: number,
  height: number,
  part: Part = { x: 0, y: 0, width, height },
): Figure {
  const skeleton = seenFrom(layOut(build, completeLengths(build, lengths), width, height, stance), part.x, part.y);
  const outlines = outlinesOf(skeleton);
  const plane = { width: part.width, height: part.height, whole: width };
  const relief = reliefOf(partsOf(skeleton, outlines, side), plane);
  const light = lightOn(relief);
  const picture = paintSkin(relief, light, skin);
  const dark = shaded(skin, 0.36);
  const lips = [skin[0] * 0.72 + 30, skin[1] * 0.5 + 14, skin[2] * 0.5 + 20] as const;
  addMarks(picture, [
    ...(side === 'back' ? backMarks(skeleton, dark) : trunkMarks(skeleton, dark)),
    ...underwearOf(skeleton, skin, isDressed),
    ...(side === 'back' ? [] : faceMarks(skeleton, shaded(skin, 0.22), lips)),
  ]);
  const hair = reliefOf(
    [{ outline: hairOf(skeleton, side), round: skeleton.half.head * 0.6, rise: 0.7, before: 0 }],
    plane,
  );
  // From behind, hair comes out below whatever is worn on it.
  if (!isCovered || side === 'back') layOver(picture, paintSkin(hair, lightOn(hair), HAIR));
  return { picture, body: bodyOf(skeleton), scale: skeleton.scale };
}

const shaded = (colour: Colour, by: number): Colour => [colour[0] * by, colour[1] * by, colour[2] * by];

/** How each part stands out, from the back to the front. */
function partsOf(
  { half, thick }: Skeleton,
  { trunk, head, legs, feet, arms, hands, thumbs, heels }: Outlines,
  side: 'front' | 'back',
): Form[] {
  const parts = (outlines: readonly (readonly Point[])[], round: number, rise: number, before: number): Form[] =>
    outlines.map((outline) => ({ outline, round, rise, before }));
  return [
    ...parts(side === 'back' ? heels : feet, thick.ankle, 0.9, 0),
    ...parts(legs, thick.thigh * 0.95, 0.8, 0),
    // Thumbs point to the front.
    ...parts(side === 'back' ? hands : [...hands, ...thumbs], thick.wrist, 0.8, 2),
    ...parts(arms, thick.arm, 0.85, 0),
    { outline: trunk, round: half.chest * 0.72, rise: 0.62, before: thick.arm * 0.12 },
    { outline: head, round: half.head * 0.95, rise: 0.8, before: half.neck * 0.55 },
  ];
}

/** What a figure wears beneath: a shape for the hips, and for a woman one for the chest. */
function underwearOf({ build, middle, at, half, leg, thick }: Skeleton, skin: Colour, isDressed: boolean): Mark[] {
  const head = at.chin - at.crown;
  const on = (x: number, y: number): Point => [middle + x, y];
  const cloth = (outline: Point[]): Mark => ({
    outline,
    soft: head * 0.006,
    colour: UNDERWEAR,
    strength: 0.96,
    lit: skin,
  });
  const out = half.hip * 1.1;
  const legY = build === 'woman' ? at.crotch + head * 0.02 : at.crotch + head * 0.5;
  const shorts = cloth([
    on(-out, at.hip - head * 0.36),
    on(out, at.hip - head * 0.36),
    on(out, build === 'woman' ? at.hip + head * 0.04 : legY),
    on(leg.top - thick.thigh * 0.9, legY),
    on(0, at.crotch + head * 0.05),
    on(-leg.top + thick.thigh * 0.9, legY),
    on(-out, build === 'woman' ? at.hip + head * 0.04 : legY),
  ]);
  if (build === 'man' || isDressed) return [shorts];
  const wide = half.chest * 1.02;
  const band = cloth([
    on(-wide, at.chest - head * 0.22),
    ...smoothCurve(
      [
        on(-half.chest * 0.55, at.chest - head * 0.3),
        on(0, at.chest - head * 0.2),
        on(half.chest * 0.55, at.chest - head * 0.3),
      ],
      6,
    ),
    on(wide, at.chest - head * 0.22),
    on(wide * 0.97, at.chest + head * 0.3),
    on(-wide * 0.97, at.chest + head * 0.3),
  ]);
  return [shorts, band];
}
