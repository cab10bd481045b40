import type { Body } from '../body/body.ts';
import { type Point, smoothCurve } from '../geometry.ts';
import { type Image, layOver } from '../raster/image.ts';
import { addMarks, faceMarks, type Mark, trunkMarks } from './details.ts';
import { type Build, completeLengths, type FigureLengths } from './lengths.ts';
import { type Outlines, outlinesOf } from './outlines.ts';
import { lightOn, type Part, paintSkin, reliefOf } from './sculpt.ts';
import { bodyOf, layOut, type Skeleton, type Stance } from './skeleton.ts';

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
}

/** A drawn person to dress: seen from the front. */
export interface Figure {
  picture: Image;
  body: Body;
  /** Px per cm. */
  scale: number;
}

const HAIR: Colour = [34, 25, 22];
const UNDERWEAR: Colour = [196, 184, 170];

/** Draws a figure on a picture of the given size, px. */
export function drawFigure(
  { build, lengths, skin, isDressed = false, isCovered = false, stance }: FigureLook,
  width: number,
  height: number,
): Figure {
  const skeleton = layOut(build, completeLengths(build, lengths), width, height, stance);
  const outlines = outlinesOf(skeleton);
  const relief = reliefOf(partsOf(skeleton, outlines), width, height);
  const light = lightOn(relief);
  const picture = paintSkin(relief, light, skin);
  const dark = shaded(skin, 0.36);
  addMarks(picture, [
    ...trunkMarks(skeleton, dark),
    ...underwearOf(skeleton, skin, isDressed),
    ...faceMarks(skeleton, shaded(skin, 0.22), [skin[0] * 0.72 + 30, skin[1] * 0.5 + 14, skin[2] * 0.5 + 20]),
  ]);
  const hair = reliefOf(
    [{ outline: hairOf(skeleton), round: skeleton.half.head * 0.6, rise: 0.7, before: 0 }],
    width,
    height,
  );
  if (!isCovered) layOver(picture, paintSkin(hair, lightOn(hair), HAIR));
  return { picture, body: bodyOf(skeleton), scale: skeleton.scale };
}

const shaded = (colour: Colour, by: number): Colour => [colour[0] * by, colour[1] * by, colour[2] * by];

/** How each part stands out, from the back to the front. */
function partsOf({ half, thick }: Skeleton, { trunk, head, legs, feet, arms, hands }: Outlines): Part[] {
  const parts = (outlines: readonly (readonly Point[])[], round: number, rise: number, before: number): Part[] =>
    outlines.map((outline) => ({ outline, round, rise, before }));
  return [
    ...parts(feet, thick.ankle, 0.9, 0),
    ...parts(legs, thick.thigh * 0.95, 0.8, 0),
    ...parts(hands, thick.wrist, 0.8, 2),
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

function hairOf({ build, middle, at, half }: Skeleton): Point[] {
  const head = at.chin - at.crown;
  const y = (share: number): number => at.crown + head * share;
  const grow = build === 'woman' ? 0.15 : 0.03;
  const outer: Point[] = [
    [-half.head * (1.0 + grow), y(build === 'woman' ? 0.46 : 0.4)],
    [-half.head * (1.04 + grow), y(0.26)],
    [-half.head * (0.72 + grow), y(0.04 - grow)],
    [0, y(-0.035 - grow)],
    [half.head * (0.72 + grow), y(0.04 - grow)],
    [half.head * (1.04 + grow), y(0.26)],
    [half.head * (1.0 + grow), y(build === 'woman' ? 0.46 : 0.4)],
  ];
  const line: Point[] = [
    [half.head * 0.93, y(0.37)],
    [half.head * 0.78, y(0.25)],
    [half.head * 0.4, y(0.195)],
    [0, y(0.185)],
    [-half.head * 0.4, y(0.195)],
    [-half.head * 0.78, y(0.25)],
    [-half.head * 0.93, y(0.37)],
  ];
  return [...smoothCurve(outer, 8), ...smoothCurve(line, 6)].map(([x, height]): Point => [middle + x, height]);
}
