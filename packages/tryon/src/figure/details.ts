import { type Point, smoothCurve } from '../geometry.ts';
import { blur } from '../raster/blur.ts';
import { fillPolygon } from '../raster/fill-polygon.ts';
import type { Field, Image } from '../raster/image.ts';
import type { Skeleton } from './skeleton.ts';

/** A soft line or shape that darkens or colours what it lies on. */
export interface Mark {
  outline: readonly Point[];
  /** Px by which its edge is blurred. */
  soft: number;
  colour: readonly [number, number, number];
  /** 0…1. */
  strength: number;
  /** Where given, the mark is cloth: it has the light that falls on what has this colour. */
  lit?: readonly [number, number, number];
}

/** The outline of a line of a width, px, pointed at both ends. */
export function stroke(points: readonly Point[], width: number): Point[] {
  const line = smoothCurve(points, 6);
  const side = (sign: number): Point[] =>
    line.map(([x, y], index) => {
      const a = line[Math.max(0, index - 1)] as Point;
      const b = line[Math.min(line.length - 1, index + 1)] as Point;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const half = (sign * width * Math.sin((Math.PI * (index + 0.35)) / (line.length - 0.3))) / 2;
      return [x - ((b[1] - a[1]) / length) * half, y + ((b[0] - a[0]) / length) * half];
    });
  return [...side(1), ...side(-1).toReversed()];
}

/** Lays marks on an image, only where it is covered. */
export function addMarks(image: Image, marks: readonly Mark[]): void {
  for (const mark of marks) addMark(image, mark);
}

const brightness = (r: number, g: number, b: number): number => 0.3 * r + 0.59 * g + 0.11 * b;

function addMark(image: Image, { outline, soft, colour, strength, lit }: Mark): void {
  const margin = Math.ceil(soft * 3) + 2;
  const left = Math.max(0, Math.floor(Math.min(...outline.map(([x]) => x))) - margin);
  const top = Math.max(0, Math.floor(Math.min(...outline.map(([, y]) => y))) - margin);
  const right = Math.min(image.width, Math.ceil(Math.max(...outline.map(([x]) => x))) + margin);
  const bottom = Math.min(image.height, Math.ceil(Math.max(...outline.map(([, y]) => y))) + margin);
  if (right <= left || bottom <= top) return;
  const shape = fillPolygon(
    outline.map(([x, y]): Point => [x - left, y - top]),
    right - left,
    bottom - top,
  );
  const field: Field = soft >= 0.75 ? blur(shape, soft) : shape;
  for (let y = 0, from = 0; y < field.height; y++) {
    for (let x = 0; x < field.width; x++, from++) {
      const share = (field.data[from] as number) * strength;
      if (share <= 0.002) continue;
      const at = 4 * ((y + top) * image.width + x + left);
      const alpha = (image.data[at + 3] as number) / 255;
      const [r, g, b] = [image.data[at], image.data[at + 1], image.data[at + 2]] as [number, number, number];
      const light = lit ? Math.min(1.2, brightness(r, g, b) / (brightness(...lit) * Math.max(0.01, alpha))) : 1;
      for (let k = 0; k < 3; k++)
        image.data[at + k] =
          (image.data[at + k] as number) * (1 - share) + (colour[k] as number) * light * alpha * share;
    }
  }
}

/** What gives a trunk its form: collarbones, the lower edge of the chest, the navel. */
export function trunkMarks({ build, middle, at, half }: Skeleton, dark: Mark['colour']): Mark[] {
  const head = at.chin - at.crown;
  const mark = (points: Point[], width: number, soft: number, strength: number): Mark => ({
    outline: stroke(points, width * head),
    ...{ soft: soft * head, colour: dark, strength },
  });
  const on = (x: number, y: number): Point => [middle + x, y];
  const both = (draw: (sign: 1 | -1) => Mark): Mark[] => [draw(1), draw(-1)];
  return [
    ...both((s) =>
      mark(
        [
          on(s * half.neck * 0.35, at.neck + head * 0.08),
          on(s * half.shoulder * 0.42, at.neck + head * 0.1),
          on(s * half.shoulder * 0.75, at.neck + head * 0.12),
        ],
        ...([0.04, 0.025, 0.4] as const),
      ),
    ),
    ...both((s) =>
      mark(
        build === 'woman'
          ? [
              on(s * half.chest * 0.1, at.chest + head * 0.12),
              on(s * half.chest * 0.5, at.chest + head * 0.27),
              on(s * half.chest * 0.92, at.chest + head * 0.06),
            ]
          : [
              on(s * half.chest * 0.06, at.chest + head * 0.1),
              on(s * half.chest * 0.5, at.chest + head * 0.17),
              on(s * half.chest * 0.86, at.chest - head * 0.02),
            ],
        ...([0.07, 0.05, build === 'woman' ? 0.5 : 0.35] as const),
      ),
    ),
    mark([on(0, at.waist + head * 0.1), on(0, at.waist + head * 0.17)], 0.035, 0.015, 0.6),
    mark([on(0, at.chest + head * 0.2), on(0, at.waist)], 0.05, 0.06, 0.3),
  ];
}

/** What gives a back its form: shoulder blades, the line of the spine, the small of the back. */
export function backMarks({ middle, at, half }: Skeleton, dark: Mark['colour']): Mark[] {
  const head = at.chin - at.crown;
  const mark = (points: Point[], width: number, soft: number, strength: number): Mark => ({
    outline: stroke(points, width * head),
    ...{ soft: soft * head, colour: dark, strength },
  });
  const on = (x: number, y: number): Point => [middle + x, y];
  const both = (draw: (sign: 1 | -1) => Mark): Mark[] => [draw(1), draw(-1)];
  return [
    mark([on(0, at.neck + head * 0.12), on(0, at.chest), on(0, at.waist)], 0.05, 0.035, 0.45),
    mark([on(0, at.waist), on(0, at.waist + (at.hip - at.waist) * 0.45)], 0.07, 0.05, 0.35),
    ...both((s) =>
      mark(
        [
          on(s * half.chest * 0.32, at.chest - head * 0.28),
          on(s * half.chest * 0.3, at.chest - head * 0.02),
          on(s * half.chest * 0.52, at.chest + head * 0.14),
        ],
        ...([0.06, 0.045, 0.35] as const),
      ),
    ),
    ...both((s) =>
      mark(
        [on(s * half.waist * 0.32, at.waist + head * 0.02), on(s * half.waist * 0.36, at.waist + head * 0.3)],
        ...([0.07, 0.06, 0.2] as const),
      ),
    ),
  ];
}

/** A calm face: brows, lids, nose, mouth. */
export function faceMarks({ middle, at, half }: Skeleton, dark: Mark['colour'], lips: Mark['colour']): Mark[] {
  const head = at.chin - at.crown;
  const y = (share: number): number => at.crown + head * share;
  const on = (x: number, share: number): Point => [middle + x * half.head, y(share)];
  const line = (points: Point[], width: number, soft: number, strength: number, colour = dark): Mark => ({
    outline: stroke(points, width * head),
    ...{ soft: soft * head, colour, strength },
  });
  const both = (draw: (s: 1 | -1) => Mark): Mark[] => [draw(1), draw(-1)];
  return [
    ...both((s) => line([on(s * 0.2, 0.425), on(s * 0.42, 0.4), on(s * 0.66, 0.425)], 0.032, 0.006, 0.75)),
    ...both((s) => line([on(s * 0.24, 0.5), on(s * 0.42, 0.513), on(s * 0.6, 0.495)], 0.022, 0.003, 0.85)),
    ...both((s) => line([on(s * 0.2, 0.47), on(s * 0.42, 0.455), on(s * 0.62, 0.475)], 0.05, 0.02, 0.3)),
    line([on(0.1, 0.5), on(0.12, 0.58), on(0.06, 0.64)], 0.03, 0.02, 0.3),
    line([on(-0.2, 0.652), on(0, 0.672), on(0.2, 0.652)], 0.03, 0.012, 0.55),
    line([on(-0.3, 0.762), on(0, 0.752), on(0.3, 0.762)], 0.05, 0.008, 0.55, lips),
    line([on(-0.26, 0.785), on(0, 0.808), on(0.26, 0.785)], 0.05, 0.012, 0.5, lips),
    line([on(-0.31, 0.77), on(0, 0.778), on(0.31, 0.77)], 0.014, 0.003, 0.75),
    line([on(-0.5, 1.0), on(0, 1.1), on(0.5, 1.0)], 0.12, 0.06, 0.5),
  ];
}
