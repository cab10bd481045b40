// Garments on the studio ground: whole cards, close details, free arrangements.
import { renderPieces } from '../core/cloth.ts';
import { composite } from '../core/composite.ts';
import { Kept } from '../core/kept.ts';
import type { Garment } from '../core/piece.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH, rasteriseView, type View } from '../core/raster.ts';
import { rasteriseSvg } from '../core/rasteriser.ts';
import { layOver, type Picture } from './picture.ts';

/** Warm studio grounds: light, middle, edge. */
export const GROUNDS = {
  sand: ['#fbf7f0', '#f0e7d9', '#d8c8b2'],
  clay: ['#f3dcc6', '#dcb493', '#b07c58'],
  blush: ['#fbeee9', '#f0d6cc', '#d2a798'],
  sage: ['#f0f0e4', '#d9dcc6', '#a9b094'],
  dusk: ['#4c3a47', '#33262f', '#1d141b'],
  indigo: ['#3b4a7d', '#263161', '#141a3a'],
  saffron: ['#fae3b0', '#eebf6b', '#c98b33'],
} as const;
export type GroundName = keyof typeof GROUNDS;

/** Grounds of the sharp and of the rough card are kept, as px. */
const grounds = new Kept<Picture>(2_000_000, ({ width, height }) => width * height);

/** The studio ground: light from the upper left, falling off to the edges. Not to be drawn on: it is kept. */
export const studioGround = (width: number, height: number, name: GroundName = 'sand'): Promise<Picture> =>
  grounds.getOr(`${name} ${width} ${height}`, () => lightGround(width, height, name));

/** A part of the ground of a card of so many px, drawn for itself. */
export const partOfGround = (card: Size, part: PxBox, name: GroundName = 'sand'): Promise<Picture> =>
  lightGround(card.width, card.height, name, part);

export interface Size {
  width: number;
  height: number;
}

/** A rectangle in the px of a card. */
export interface PxBox extends Size {
  x: number;
  y: number;
}

async function lightGround(
  width: number,
  height: number,
  name: GroundName,
  part: PxBox = { x: 0, y: 0, width, height },
): Promise<Picture> {
  const [light, middle, edge] = GROUNDS[name];
  const svg = `<defs><radialGradient id="g" cx=".40" cy=".34" r=".88"><stop offset="0" stop-color="${light}"/><stop offset=".58" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset=".72" stop-color="${edge}" stop-opacity="0"/><stop offset="1" stop-color="${edge}" stop-opacity=".5"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><rect width="${width}" height="${height}" fill="url(#f)"/>`;
  const pixels = await rasteriseSvg(svg, part.width, part.height, [part.x, part.y, part.width, part.height]);
  let state = 12345;
  for (let i = 0; i < part.width * part.height; i++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const grain = ((state >>> 16) % 5) - 2;
    for (let k = 0; k < 3; k++) pixels[4 * i + k] = Math.max(0, Math.min(255, pixels[4 * i + k]! + grain));
  }
  return { pixels, width: part.width, height: part.height };
}

/** Renders a garment through a view, ornaments included. */
export async function renderGarment(garment: Garment, view: View, signal?: AbortSignal): Promise<Picture> {
  const pixels = garment.pieces.length
    ? await renderPieces(garment.pieces, view, signal)
    : new Uint8Array(view.width * view.height * 4);
  if (!garment.ornaments) return { pixels, width: view.width, height: view.height };
  const top = await rasteriseView(garment.ornaments, view);
  return { pixels: composite(pixels, top), width: view.width, height: view.height };
}

/** How far (px) beyond the canvas a gele may rise or feathers spread. */
const BEYOND_CANVAS = 200;

/** Bounding box of a garment, in design px. */
export async function garmentBounds(garment: Garment): Promise<{ x0: number; y0: number; x1: number; y1: number }> {
  const k = 0.2;
  const width = Math.round((CANVAS_WIDTH + 2 * BEYOND_CANVAS) * k);
  const height = Math.round((CANVAS_HEIGHT + BEYOND_CANVAS) * k);
  const svg = garment.pieces.map((p) => `<path d="${p.path}"/>`).join('') + (garment.ornaments ?? '');
  const pixels = await rasteriseView(svg, { x: -BEYOND_CANVAS, y: -BEYOND_CANVAS, zoom: k, width, height });
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (pixels[4 * (y * width + x) + 3]! > 60) {
        x0 = Math.min(x0, x);
        x1 = Math.max(x1, x);
        y0 = Math.min(y0, y);
        y1 = Math.max(y1, y);
      }
  const toDesign = (px: number): number => px / k - BEYOND_CANVAS;
  return { x0: toDesign(x0), y0: toDesign(y0), x1: toDesign(x1 + 1), y1: toDesign(y1 + 1) };
}

/** A view that shows the whole garment, centred, inside a margin (px), enlarged at most so far. */
export async function fitView(
  garment: Garment,
  width: number,
  height: number,
  marginX: number,
  marginY: number,
  largest = Infinity,
): Promise<View> {
  const b = await garmentBounds(garment);
  const zoom = Math.min((width - 2 * marginX) / (b.x1 - b.x0), (height - 2 * marginY) / (b.y1 - b.y0), largest);
  return { x: (b.x0 + b.x1) / 2 - width / zoom / 2, y: (b.y0 + b.y1) / 2 - height / zoom / 2, zoom, width, height };
}

export interface CardOptions {
  /** As in a view: larger steps draw folds faster, and softer. */
  foldStep?: number;
  /** Ends the drawing between two pieces. */
  signal?: AbortSignal | undefined;
}

/** Reach of a card's shadow as a share of its width, and how dark it is. */
export const CARD_SHADOW = { reach: 30 / 1200, strength: 0.45 };

/** Studio card: the whole garment, large, on the warm ground. */
export async function studioCard(
  garment: Garment,
  ground: GroundName = 'sand',
  width = 1200,
  height = 1600,
  { foldStep = 2, signal }: CardOptions = {},
): Promise<Picture> {
  const view = { ...(await fitCard(garment, width, height)), foldStep };
  const base = await studioGround(width, height, ground);
  return layOver(
    base,
    await renderGarment(garment, view, signal),
    0,
    0,
    CARD_SHADOW.strength,
    width * CARD_SHADOW.reach,
  );
}

/** The view of a whole card. */
export const fitCard = (garment: Garment, width: number, height: number): Promise<View> =>
  fitView(garment, width, height, width * 0.095, height * 0.085, 1.9);

/** Close detail of cloth and trim. */
export async function detailCrop(
  garment: Garment,
  ground: GroundName = 'sand',
  width = 1200,
  height = 1600,
): Promise<Picture> {
  const d = garment.detail ?? { x: 400, y: 280, zoom: 2.3 };
  return layOver(
    await studioGround(width, height, ground),
    await renderGarment(garment, { x: d.x, y: d.y, zoom: d.zoom, width, height }),
    0,
    0,
    0.45,
    40,
  );
}

/** A garment and the box (px) into which it is fitted. */
export interface Placement {
  garment: Garment;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places garments into boxes (px) on a picture, back to front. */
export async function compose(base: Picture, items: Placement[]): Promise<Picture> {
  let picture = base;
  for (const item of items) {
    const view = await fitView(item.garment, Math.round(item.width), Math.round(item.height), 4, 4);
    picture = layOver(
      picture,
      await renderGarment(item.garment, view),
      Math.round(item.x),
      Math.round(item.y),
      0.45,
      Math.max(12, item.height / 60),
    );
  }
  return picture;
}
