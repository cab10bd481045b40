// A recipe as it is laid on a body: its layers, from in front or from behind, and what is worn on the head.
import { HEAD_ANCHORS, type HeadAnchors } from '../accessories/head-anchors.ts';
import { napeBeads, neckBeads } from '../accessories/worn.ts';
import { mirrorPath } from '../core/geometry.ts';
import { BODY_TEMPLATE, type Garment, type Piece } from '../core/piece.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH, type View } from '../core/raster.ts';
import { sokoto } from '../garments/bottoms.ts';
import { drawLayers, type LayerPicture } from '../scenes/layers.ts';
import { mirrorStrokes } from '../sewing/pleats.ts';
import { getTextile } from '../textiles/library.ts';
import { tileSizeOf } from './draw.ts';
import type { GarmentRecipe } from './recipe.ts';
import { type Headwear, sewApart } from './sew.ts';

/** From where a garment is seen. */
export type Side = 'front' | 'back';

/** Layers on the canvas of 1200 x 1600 design px, from the back to the front; R is the left of the picture on either side. */
interface Laid<Anchors> {
  anchors: Anchors;
  layers: LayerPicture[];
}

export interface Worn {
  fit: 'fitted' | 'robe';
  slot: 'whole' | 'top' | 'bottom';
  garment: Laid<typeof BODY_TEMPLATE>;
  headwear: Laid<HeadAnchors> | null;
}

export interface WornOptions {
  /** Px that the canvas is wide. */
  width: number;
  side: Side;
  /** As in a view: larger steps draw folds faster, and softer. */
  foldStep?: number;
  /** Ends the drawing between two pieces, with the signal's reason. */
  signal?: AbortSignal;
}

/** Px of headwear by px of a garment: it is drawn large, and a head is small. */
const HEADWEAR_SHARE = 0.4;

/** Draws what a body wears. */
export async function drawWorn(recipe: GarmentRecipe, options: WornOptions): Promise<Worn> {
  const { width, side, foldStep = 2, signal } = options;
  const { garment, headwear, beads } = await sewApart(recipe, tileSizeOf(recipe, width));
  const seen = await decently(side === 'front' ? garment : fromBehind(garment));
  const strands = beads && (side === 'front' ? neckBeads(beads) : napeBeads(beads));
  const layers = await drawLayers(strands ? { ...seen, ornaments: strands } : seen, viewOf(width, foldStep), signal);
  const { fit = 'fitted', covers: slot = 'whole' } = garment;
  return {
    ...{ fit, slot },
    garment: { anchors: BODY_TEMPLATE, layers },
    headwear: headwear && (await drawHeadwear(headwear, side, viewOf(width * HEADWEAR_SHARE, foldStep), signal)),
  };
}

/** Plain trousers below a shirt that is sewn alone. */
async function decently(garment: Garment): Promise<Garment> {
  if (garment.covers !== 'top') return garment;
  const { pieces } = sokoto({ textile: await getTextile('crepe-black', 256), trim: '#3a3a3a', trimDark: '#1c1c1c' });
  const legs = pieces.filter(({ layer }) => layer === 'legR' || layer === 'legL');
  return { ...garment, pieces: [...legs, ...garment.pieces] };
}

function viewOf(width: number, foldStep: number): View {
  const zoom = width / CANVAS_WIDTH;
  return { x: 0, y: 0, zoom, width: Math.round(width), height: Math.round(CANVAS_HEIGHT * zoom), foldStep };
}

/** A garment as its back is drawn; one that says nothing of it looks alike on both sides. */
export function fromBehind({ behind, ornaments: _front, ...garment }: Garment): Garment {
  if (!behind) return garment;
  const { pieces, ornaments } = behind;
  return { ...garment, pieces, ...(ornaments ? { ornaments } : {}) };
}

/** Headwear from behind is its own mirror image, and hides where the face would be seen. */
async function drawHeadwear({ kind, garment }: Headwear, side: Side, view: View, signal?: AbortSignal) {
  const anchors: HeadAnchors = HEAD_ANCHORS[kind];
  if (side === 'front') return { anchors, layers: await drawLayers(garment, view, signal) };
  const pieces = garment.pieces.filter(({ layer }) => layer !== 'back').map(mirrored);
  const [right, left] = [mirrorPoint(anchors.templeL), mirrorPoint(anchors.templeR)];
  return {
    anchors: { templeR: right, templeL: left, brow: mirrorPoint(anchors.brow) },
    layers: await drawLayers({ ...garment, pieces }, view, signal),
  };
}

const mirrorPoint = ([x, y]: [number, number]): [number, number] => [CANVAS_WIDTH - x, y];

const mirrored = (piece: Piece): Piece => ({
  ...piece,
  path: mirrorPath(piece.path),
  ...(piece.strokes ? { strokes: mirrorStrokes(piece.strokes) } : {}),
  ...(piece.textileTurn ? { textileTurn: -piece.textileTurn } : {}),
  ...(piece.overlay ? { overlay: `<g transform="translate(1200,0) scale(-1,1)">${piece.overlay}</g>` } : {}),
});
