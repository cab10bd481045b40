import { OUTFIT_CANVAS } from '@adunni/contracts/tryon/canvas';
import { cutByColour } from '@adunni/tryon/cutout/background';
import { outlineOf, reachesEdge } from '@adunni/tryon/cutout/outline';
import { joinLayers, layersOfParts, proposeParts } from '@adunni/tryon/cutout/parts';
import { type Placing, placeOnCanvas } from '@adunni/tryon/cutout/placing';
import { type Kind, proposeBody, proposeHead, proposePlacing } from '@adunni/tryon/cutout/propose';
import { cutByAlpha, onWhite } from '@adunni/tryon/cutout/transparent';
import { cutFromPerson, placePerson, wornAnchors } from '@adunni/tryon/cutout/worn';
import { type Field, halve, type Image, premultiply, straighten } from '@adunni/tryon/raster/image';
import type { CutAnswers, CutGarment, CutOrder, FromCutter, Garment, ToCutter } from './messages.ts';

const { width, height } = OUTFIT_CANVAS;

self.addEventListener('message', ({ data: { ticket, order } }: MessageEvent<ToCutter>) => {
  const answer = (message: FromCutter): void => self.postMessage(message);
  work(order).then(
    (done) => answer({ ticket, answer: done }),
    (error: unknown) => answer({ ticket, failure: String(error) }),
  );
});

async function work(order: CutOrder): Promise<CutAnswers[CutOrder['kind']]> {
  if (order.kind === 'flat') return cutFlat(order);
  if (order.kind === 'worn') return cutWorn(order);
  if (order.kind === 'open') return { garment: await opened(order) };
  const layers = layersOfParts(...piecesOf(order.garment));
  if (order.kind === 'encode')
    return { layers: await Promise.all(layers.map(async ({ role, image }) => ({ role, file: await encoded(image) }))) };
  // Half the size is as sharp as the previews are.
  return {
    layers: layers.map(({ role, image }) => {
      const half = halve(premultiply(image.width, image.height, image.data));
      return { role, drawn: { width: half.width, height: half.height, data: straighten(half) } };
    }),
  };
}

const piecesOf = ({ picture, cover, parts }: Garment): [Image, Field, Uint8Array] => [
  { width, height, data: picture },
  { width, height, data: cover },
  parts,
];

function cutFlat({ photo, tolerance, of }: Extract<CutOrder, { kind: 'flat' }>): CutGarment {
  const image = { width: photo.width, height: photo.height, data: photo.pixels };
  const cutBefore = cutByAlpha(image);
  const { picture, cover } = cutBefore ?? cutFromGround(onWhite(image), tolerance);
  const outline = outlineOf(cover);
  if (!outline) return nothing(picture, cover, of);
  const garment = onCanvas(picture, cover, proposePlacing(outline, of, OUTFIT_CANVAS), of);
  const laid = { width, height, data: garment.cover };
  const anchors = of.fit === 'head' ? proposeHead(laid) : proposeBody(laid, of.fit);
  // A cut-out is often cropped to what it shows.
  return {
    garment,
    anchors: plain(anchors),
    isCutOff: !cutBefore && reachesEdge(cover),
    isCutBefore: cutBefore !== null,
  };
}

const cutFromGround = (picture: Image, tolerance: number) => ({ picture, cover: cutByColour(picture, tolerance) });

function cutWorn({ photo, of }: Extract<CutOrder, { kind: 'worn' }>): CutGarment {
  const image = { width: photo.width, height: photo.height, data: photo.pixels };
  const mask = { width: photo.width, height: photo.height, data: photo.mask };
  const { body } = photo;
  if (!body) return nothing(image, mask, of);
  const placing = placePerson(body, OUTFIT_CANVAS);
  const cover = cutFromPerson(image, mask, body);
  const anchors = plain(wornAnchors(body, placing, OUTFIT_CANVAS));
  return { garment: onCanvas(image, cover, placing, of), anchors, isCutOff: reachesEdge(cover), isCutBefore: false };
}

const nothing = (image: Image, cover: Field, of: Kind): CutGarment => ({
  garment: onCanvas(image, cover, { grow: 1, x: 0, y: 0 }, of),
  anchors: null,
  isCutOff: false,
  isCutBefore: false,
});

function onCanvas(image: Image, cover: Field, placing: Placing, of: Kind): Garment {
  const laid = placeOnCanvas(image, cover, placing, OUTFIT_CANVAS);
  const parts = proposeParts(laid.cover, outlineOf(laid.cover), of);
  return { picture: own(laid.picture.data), cover: laid.cover.data.slice(), parts: parts.slice() };
}

const own = (data: Uint8ClampedArray): Uint8ClampedArray<ArrayBuffer> => new Uint8ClampedArray(data);

/** Points in tenths of a px, as they are stored. */
const plain = (points: object): Record<string, [number, number]> =>
  Object.fromEntries(
    Object.entries(points as Record<string, readonly [number, number]>).map(([name, [x, y]]) => [
      name,
      [Math.round(x * 10) / 10, Math.round(y * 10) / 10],
    ]),
  );

async function opened({ layers }: Extract<CutOrder, { kind: 'open' }>): Promise<Garment> {
  const loaded = await Promise.all(layers.map(async ({ role, address }) => ({ role, image: await load(address) })));
  const { picture, cover, parts } = joinLayers(loaded, OUTFIT_CANVAS);
  return { picture: own(picture.data), cover: cover.data.slice(), parts: parts.slice() };
}

function contextOf(): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures in a worker');
  return context;
}

async function load(address: string): Promise<Image> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the layer answered with ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const context = contextOf();
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

async function encoded({ data }: Image): Promise<Blob> {
  const context = contextOf();
  context.putImageData(new ImageData(own(data), width, height), 0, 0);
  return context.canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
}
