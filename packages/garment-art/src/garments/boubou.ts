// Boubou: the floor-skimming wide gown.
import type { Garment, Piece } from '../core/piece.ts';
import { napeBand, withNape } from '../sewing/behind.ts';
import { neckInside } from '../sewing/cut.ts';
import { band, rosette, scroll } from '../sewing/embroidery.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';
import type { DressOptions } from './dress-options.ts';

export interface BoubouOptions extends DressOptions {
  embroidery: 'scrolls' | 'jewel';
  textileScale: number;
}

const BODY =
  'M 508 262 C 446 276 376 298 322 334 C 254 520 160 790 100 1010 C 130 1062 190 1094 248 1098 C 236 1230 224 1360 212 1468 C 330 1508 470 1520 600 1520 C 730 1520 870 1508 988 1468 C 976 1360 964 1230 952 1098 C 1010 1094 1070 1062 1100 1010 C 1040 790 946 520 878 334 C 824 298 754 276 692 262 C 676 330 640 420 600 452 C 560 420 524 330 508 262 Z';
const NECK = 'M 508 262 C 540 240 660 240 692 262 C 676 330 640 400 600 440 C 560 400 524 330 508 262 Z';

/** SVG: a second line round the neck set with jewels, and three rosettes below it. */
function jewels({ trim, trimDark }: BoubouOptions): string {
  let svg = '';
  svg += `<path d="M 470 268 C 484 380 540 520 600 580 C 660 520 716 380 730 268" fill="none" stroke="${trim}" stroke-width="7"/>`;
  for (let k = 0; k < 9; k++)
    for (const side of [-1, 1]) {
      const t = k / 8;
      svg += `<circle cx="${600 + side * (114 * (1 - t) + 10)}" cy="${300 + t * 232 + Math.sin(t * 3) * 16}" r="${9 - t * 3}" fill="${k % 2 ? trimDark : trim}" stroke="${trim}" stroke-width="2"/>`;
    }
  svg +=
    rosette(600, 640, 40, trim, trimDark) +
    rosette(600, 728, 26, trim, trimDark) +
    rosette(600, 790, 17, trim, trimDark);
  return svg;
}

/** SVG: scrolls along the neckline and a row of dots below it. */
function scrolls({ trim }: BoubouOptions): string {
  let svg = '';
  for (let k = 0; k < 7; k++) svg += `<circle cx="600" cy="${500 + k * 34}" r="${11 - k * 0.8}" fill="${trim}"/>`;
  for (const side of [-1, 1])
    for (let k = 0; k < 6; k++)
      svg += scroll(600 + side * (52 + k * 11), 500 - k * 38, 0.8, side > 0 ? -60 : 240, trim);
  return svg;
}

function embroidery(options: BoubouOptions): string {
  const { trim, trimDark } = options;
  return (
    band('M 504 258 C 520 340 556 432 600 466 C 644 432 680 340 696 258', trim, 26, trimDark) +
    (options.embroidery === 'jewel' ? jewels(options) : scrolls(options)) +
    edges(options)
  );
}

/** SVG: the lines along sleeves and hem. */
const edges = ({ trim }: BoubouOptions): string =>
  `<path d="M107 1004 C 136 1052 192 1082 246 1086 M1093 1004 C 1064 1052 1008 1082 954 1086" stroke="${trim}" stroke-width="13" fill="none"/><path d="M214 1450 C 330 1490 470 1502 600 1502 C 730 1502 870 1490 986 1450" stroke="${trim}" stroke-width="10" fill="none"/>`;

const NAPE = { left: 508, right: 692, y: 262, depth: 18 };

const back = (options: BoubouOptions): Piece => ({
  ...body(options),
  path: withNape(BODY, NAPE),
  overlay: napeBand({ ...NAPE, left: 504, right: 696 }, options.trim, 24, options.trimDark) + edges(options),
});

const body = (options: BoubouOptions): Piece => ({
  path: BODY,
  textile: options.textile,
  textileScale: options.textileScale,
  roundness: 100,
  roundHeight: 0.42,
  strokes: symmetric([
    ...pleats([496, 320], [352, 340], [262, 1090], [122, 1020], 6, { width: [13, 30], height: [7, 17], bow: -16 }),
    ...pleats([588, 560], [486, 420], [576, 1516], [256, 1484], 8, { width: [15, 38], height: [5, 19], bow: 8 }),
    fold([300, 760, 262, 940, 248, 1110], 13, -12),
  ]),
  overlay: embroidery(options),
  crumple: 0.8,
  seed: 6,
  fadeDown: 0.1,
  mirrorTextile: true,
  displacement: 0.6,
});

/** A wide gown with a V neck; one layer that hangs from the shoulders. */
export function boubou(options: BoubouOptions): Garment {
  return {
    fit: 'robe',
    hemY: 1490,
    longSleeve: true,
    detail: { x: 400, y: 250, zoom: 2.3 },
    pieces: [neckInside(NECK, options.textile, options.textileScale), body(options)],
    behind: { pieces: [back(options)] },
  };
}
