import { clamp } from '../geometry.ts';
import { blur } from './blur.ts';
import { blankField, blankImage, type Field, halve, type Image } from './image.ts';
import { type Colour, likeness } from './tint.ts';
import { repainted, type Sheet } from './warp.ts';

/** Px of a garment’s canvas that a picture of fabric is wide: some 60 cm of cloth, as fabric is photographed. */
const SPAN = 500;
/** The share of a garment that its main colour has where it is cut of one plain cloth; of a print it has less. */
const PLAIN = 0.75;
/** Px of the canvas within which light is taken from the ground of a print around a motif, then from further around. */
const NEAR = 12;
const FAR = 80;
/** How dark and how bright folds make cloth: what is beyond is a motif in a shade of the ground. */
const SHADES = [0.5, 1.25] as const;
/** Of 255: opposite edges of a picture that differ by less go on into each other. */
const SEAM = 24;

/**
 * The layers of a garment cut from another fabric, whose picture is opaque: it is laid over what was of the garment’s main
 * cloth, in the light and shade of that. Embroidery and buttons stay on plain cloth; of a print nothing stays.
 */
export function layFabric(sheets: readonly Sheet[], cloth: Colour, fabric: Image): Sheet[] {
  const seen = sheets.map((sheet) => readCloth(sheet, cloth));
  const sum = (of: 'cloth' | 'all') => seen.reduce((total, layer) => total + layer[of], 0);
  const isPrint = sum('cloth') < PLAIN * sum('all');
  const isTile = goesOn(fabric);
  return sheets.map((sheet, index) => {
    const { share, light } = seen[index] as Seen;
    const shade = isPrint ? evenly(light, share, pxOf(sheet)) : light;
    return paint(sheet, { shade, share: isPrint ? null : share, sample: sampler(fabric, sheet, isTile) });
  });
}

interface Seen {
  /** How much each pixel is of the main cloth, and its light. */
  share: Field;
  light: Field;
  /** Sums over all pixels, by how much they cover. */
  cloth: number;
  all: number;
}

/** Px of the picture per px of the canvas. */
const pxOf = ({ width, levels: [{ whole }] }: Sheet): number => whole.width / width;

function readCloth({ levels: [{ image }] }: Sheet, colour: Colour): Seen {
  const { width, height, data } = image;
  const [share, light] = [blankField(width, height), blankField(width, height)];
  let [cloth, all] = [0, 0];
  for (let at = 0, i = 0; at < share.data.length; at++, i += 4) {
    const alpha = data[i + 3] as number;
    if (alpha === 0) continue;
    const like = likeness(data, i, colour);
    share.data[at] = like.share;
    light.data[at] = like.light;
    cloth += like.share * alpha;
    all += alpha;
  }
  return { share, light, cloth, all };
}

/** Light as it would fall on one plain cloth: on a motif as on the ground around it. */
function evenly(light: Field, share: Field, px: number): Field {
  const lit = blankField(light.width, light.height);
  for (let i = 0; i < lit.data.length; i++) lit.data[i] = (light.data[i] as number) * (share.data[i] as number);
  const [near, far] = [NEAR, FAR].map((radius) => [blur(lit, radius * px), blur(share, radius * px)] as const);
  const even = blankField(light.width, light.height);
  for (let i = 0; i < even.data.length; i++) {
    const own = share.data[i] as number;
    const around = [near, far].find((found) => (found?.[1].data[i] as number) > 0.05);
    const mean = around ? (around[0].data[i] as number) / (around[1].data[i] as number) : 1;
    even.data[i] = clamp((light.data[i] as number) * own + mean * (1 - own), ...SHADES);
  }
  return even;
}

type Sampler = (x: number, y: number, channel: number) => number;

function paint(sheet: Sheet, { shade, share, sample }: { shade: Field; share: Field | null; sample: Sampler }): Sheet {
  const { image, left, top } = sheet.levels[0];
  const { width, data } = image;
  const painted = blankImage(width, image.height);
  for (let i = 0, at = 0; i < data.length; i += 4, at++) {
    const alpha = data[i + 3] as number;
    if (alpha === 0) continue;
    const [x, y] = [(at % width) + left, Math.floor(at / width) + top];
    const shown = share ? (share.data[at] as number) : 1;
    for (let k = 0; k < 3; k++) {
      const laid = Math.min(255, sample(x, y, k) * (shade.data[at] as number)) * (alpha / 255);
      painted.data[i + k] = (data[i + k] as number) * (1 - shown) + laid * shown;
    }
    painted.data[i + 3] = alpha;
  }
  return repainted(sheet, painted);
}

/** Whether its left and right edge, and its upper and lower one, go on into each other: it was made to be repeated. */
function goesOn({ width, height, data }: Image): boolean {
  let [across, down] = [0, 0];
  const differ = (a: number, b: number): number => {
    let sum = 0;
    for (let k = 0; k < 3; k++) sum += Math.abs((data[4 * a + k] as number) - (data[4 * b + k] as number));
    return sum / 3;
  };
  for (let y = 0; y < height; y++) across += differ(y * width, y * width + width - 1);
  for (let x = 0; x < width; x++) down += differ(x, (height - 1) * width + x);
  return across / height < SEAM && down / width < SEAM;
}

/** What colour fabric has at a px of a layer’s picture: repeated, or mirrored where repeating would show its edges. */
function sampler(fabric: Image, sheet: Sheet, isTile: boolean): Sampler {
  const span = SPAN * pxOf(sheet);
  let tile = fabric;
  while (tile.width > 1.5 * span) tile = halve(tile);
  const step = tile.width / span;
  const place = (at: number, size: number): number => {
    const along = Math.floor(at * step);
    const within = along % size;
    return isTile || Math.floor(along / size) % 2 === 0 ? within : size - 1 - within;
  };
  return (x, y, channel) =>
    tile.data[4 * (place(y, tile.height) * tile.width + place(x, tile.width)) + channel] as number;
}
