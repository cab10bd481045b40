import { OUTFIT_CANVAS } from '@adunni/contracts/tryon/canvas';
import { type Brush, boxAround, cutPatch, type Patch, paint, swapPatch } from '@adunni/tryon/cutout/brush';
import { PART_ROLES } from '@adunni/tryon/cutout/parts';
import type { Point } from '@adunni/tryon/geometry';
import type { Garment } from './messages.ts';

const { width, height } = OUTFIT_CANVAS;

export type Tool = 'erase' | 'restore' | (typeof PART_ROLES)[number];
type Box = Pick<Patch, 'x' | 'y' | 'width' | 'height'>;

const paintedOf = ({ cover, parts }: Garment) => ({ cover: { width, height, data: cover }, parts });
const brushOf = (tool: Tool): Brush => (tool === 'erase' || tool === 'restore' ? tool : PART_ROLES.indexOf(tool));

/** A stroke under way: what was there before it, and how far it reaches. */
export interface Stroke {
  before: Garment;
  points: Point[];
  radius: number;
}

/** Begins a stroke. */
export const beginStroke = (garment: Garment, radius: number): Stroke => ({
  before: { ...garment, cover: garment.cover.slice(), parts: garment.parts.slice() },
  points: [],
  radius,
});

/** Leads a stroke on to a point, in place; answers with the part of the canvas that it changed. */
export function leadStroke(garment: Garment, stroke: Stroke, tool: Tool, to: Point): Box {
  const from = stroke.points.at(-1) ?? to;
  stroke.points.push(to);
  const painted = paintedOf(garment);
  paint(painted, brushOf(tool), [from, to], stroke.radius);
  return boxAround(painted.cover, [from, to], stroke.radius + 1);
}

/** What a stroke covered, as it was before. */
export const patchOfStroke = ({ before, points, radius }: Stroke): Patch =>
  cutPatch(paintedOf(before), boxAround({ width, height }, points, radius + 1));

/** Puts a patch back in place; answers with what was there. */
export const swap = (garment: Garment, patch: Patch): Patch => swapPatch(paintedOf(garment), patch);

/** Colours by which layers are told apart while they are painted; the body keeps its own. */
export const LAYER_COLOURS: Readonly<Record<(typeof PART_ROLES)[number], readonly [number, number, number] | null>> = {
  back: [90, 90, 90],
  legR: [214, 120, 0],
  legL: [230, 190, 0],
  body: null,
  sleeveR: [0, 150, 90],
  sleeveL: [200, 0, 140],
  front: [120, 60, 220],
};
const COLOURS = PART_ROLES.map((role) => LAYER_COLOURS[role]);
const TINT = 0.5;

/** Draws a part of the canvas, each layer in its colour where they are shown. */
export function drawGarment(context: CanvasRenderingContext2D, garment: Garment, box: Box, showsLayers: boolean): void {
  if (box.width === 0 || box.height === 0) return;
  const image = context.createImageData(box.width, box.height);
  for (let row = 0, to = 0; row < box.height; row++) {
    let i = (box.y + row) * width + box.x;
    for (let column = 0; column < box.width; column++, i++, to += 4) {
      const tint = showsLayers ? COLOURS[garment.parts[i] as number] : null;
      for (let k = 0; k < 3; k++) {
        const own = garment.picture[4 * i + k] as number;
        image.data[to + k] = tint ? own * (1 - TINT) + (tint[k] as number) * TINT : own;
      }
      image.data[to + 3] = (garment.cover[i] as number) * 255;
    }
  }
  context.putImageData(image, box.x, box.y);
}

export const WHOLE: Box = { x: 0, y: 0, width, height };
