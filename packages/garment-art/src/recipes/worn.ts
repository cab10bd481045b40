// A recipe as it is laid on a body: its layers, from in front or from behind, and what is worn on the head.
import { HEAD_ANCHORS, type HeadAnchors } from '../accessories/head-anchors.ts';
import { napeBeads, neckBeads } from '../accessories/worn.ts';
import { mirrorPath } from '../core/geometry.ts';
import { BODY_TEMPLATE, type Garment, type LayerRole, type Piece } from '../core/piece.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH } from '../core/raster.ts';
import { sokoto } from '../garments/bottoms.ts';
import { drawLayers, type LayerPicture, type ViewOf } from '../scenes/layers.ts';
import type { PxBox } from '../scenes/studio.ts';
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

/** How what is drawn will be laid. */
export type LaidAs =
  | { fit: 'fitted' | 'robe'; slot: Worn['slot']; anchors: typeof BODY_TEMPLATE }
  | { fit: 'head'; anchors: HeadAnchors };

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
  /** For who looks closely: what of the canvas is drawn of some layers, in design px; null for none. All of it unless told. */
  seen?: (roles: readonly LayerRole[], laid: LaidAs) => PxBox | null;
  /** Ends the drawing between two pieces, with the signal's reason. */
  signal?: AbortSignal;
}

/** Px of headwear by px of a garment: it is drawn large, and a head is small. */
const HEADWEAR_SHARE = 0.4;
/** Design px around what is seen that are drawn as well, since blurs go on beyond an edge. */
const AROUND = 56;
/** Px that a layer has at most of which a part is drawn, and on a side: what is bent into sight may be much of a canvas. */
const [MOST, LONGEST] = [3_000_000, 2048];

/** Draws what a body wears. */
export async function drawWorn(recipe: GarmentRecipe, options: WornOptions): Promise<Worn> {
  const { width, side, signal } = options;
  const { garment, headwear, beads } = await sewApart(recipe, tileSizeOf(recipe, width));
  const seen = await decently(side === 'front' ? garment : fromBehind(garment));
  const strands = beads && (side === 'front' ? neckBeads(beads) : napeBeads(beads));
  const { fit = 'fitted', covers: slot = 'whole' } = garment;
  const views = viewsOf(width, options, { fit, slot, anchors: BODY_TEMPLATE });
  const layers = await drawLayers(strands ? { ...seen, ornaments: strands } : seen, views, signal);
  return {
    ...{ fit, slot },
    garment: { anchors: BODY_TEMPLATE, layers },
    headwear: headwear && (await drawHeadwear(headwear, options)),
  };
}

/** Plain trousers below a shirt that is sewn alone. */
async function decently(garment: Garment): Promise<Garment> {
  if (garment.covers !== 'top') return garment;
  const { pieces } = sokoto({ textile: await getTextile('crepe-black', 256), trim: '#3a3a3a', trimDark: '#1c1c1c' });
  const legs = pieces.filter(({ layer }) => layer === 'legR' || layer === 'legL');
  return { ...garment, pieces: [...legs, ...garment.pieces] };
}

/** The views of layers on a canvas that is so many px wide: of all of it, or of what is seen. */
function viewsOf(width: number, { foldStep = 2, seen }: WornOptions, laid: LaidAs): ViewOf {
  const finest = width / CANVAS_WIDTH;
  return (roles) => {
    const whole = { x: 0, y: 0, width: CANVAS_WIDTH, height: CANVAS_HEIGHT };
    const part = seen ? seen(roles, laid) : whole;
    if (!part) return null;
    const box = seen ? within(whole, part) : part;
    const held = Math.min(Math.sqrt(MOST / (box.width * box.height)), LONGEST / Math.max(box.width, box.height));
    const zoom = seen ? Math.min(finest, held) : finest;
    const px = (length: number): number => Math.round(length * zoom);
    return { x: box.x, y: box.y, zoom, width: px(box.width), height: px(box.height), foldStep };
  };
}

/** A part with what is around it, as far as the canvas goes. */
function within(whole: PxBox, part: PxBox): PxBox {
  const [x, y] = [Math.max(whole.x, part.x - AROUND), Math.max(whole.y, part.y - AROUND)];
  return {
    ...{ x, y, width: Math.min(whole.width, part.x + part.width + AROUND) - x },
    height: Math.min(whole.height, part.y + part.height + AROUND) - y,
  };
}

/** A garment as its back is drawn; one that says nothing of it looks alike on both sides. */
export function fromBehind({ behind, ornaments: _front, ...garment }: Garment): Garment {
  if (!behind) return garment;
  const { pieces, ornaments } = behind;
  return { ...garment, pieces, ...(ornaments ? { ornaments } : {}) };
}

/** Headwear from behind is its own mirror image, and hides where the face would be seen. */
async function drawHeadwear({ kind, garment }: Headwear, options: WornOptions): Promise<Laid<HeadAnchors>> {
  const { side, signal } = options;
  const views = (anchors: HeadAnchors): ViewOf =>
    viewsOf(options.width * HEADWEAR_SHARE, options, { fit: 'head', anchors });
  const anchors: HeadAnchors = HEAD_ANCHORS[kind];
  if (side === 'front') return { anchors, layers: await drawLayers(garment, views(anchors), signal) };
  const pieces = garment.pieces.filter(({ layer }) => layer !== 'back').map(mirrored);
  const [right, left] = [mirrorPoint(anchors.templeL), mirrorPoint(anchors.templeR)];
  const turned = { templeR: right, templeL: left, brow: mirrorPoint(anchors.brow) };
  return { anchors: turned, layers: await drawLayers({ ...garment, pieces }, views(turned), signal) };
}

const mirrorPoint = ([x, y]: [number, number]): [number, number] => [CANVAS_WIDTH - x, y];

const mirrored = (piece: Piece): Piece => ({
  ...piece,
  path: mirrorPath(piece.path),
  ...(piece.strokes ? { strokes: mirrorStrokes(piece.strokes) } : {}),
  ...(piece.textileTurn ? { textileTurn: -piece.textileTurn } : {}),
  ...(piece.overlay ? { overlay: `<g transform="translate(1200,0) scale(-1,1)">${piece.overlay}</g>` } : {}),
});
