// Onyonyo, the Efik gown.
import type { Garment, Piece } from '../core/piece.ts';
import { backSeam, withNape } from '../sewing/behind.ts';
import { neckInside, pair } from '../sewing/cut.ts';
import { rosette, scroll } from '../sewing/embroidery.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';
import type { DressOptions } from './dress-options.ts';

const SCALE = 0.4;
const SKIRT =
  'M 470 560 C 520 580 680 580 730 560 C 790 700 850 960 884 1250 C 800 1286 400 1286 316 1250 C 350 960 410 700 470 560 Z';
const FLOUNCE =
  'M 312 1226 C 400 1264 800 1264 888 1226 C 930 1320 962 1410 990 1484 C 880 1540 320 1540 210 1484 C 238 1410 270 1320 312 1226 Z';
const BODICE =
  'M 508 270 C 476 280 448 296 430 314 C 438 400 452 490 468 572 C 520 594 680 594 732 572 C 748 490 762 400 770 314 C 752 296 724 280 692 270 C 668 300 640 312 600 314 C 560 312 532 300 508 270 Z';
const UPPER_SLEEVE =
  'M 458 296 C 396 272 316 312 288 408 C 280 486 306 548 350 560 C 396 552 432 520 450 484 C 446 420 450 350 458 296 Z';
const LOWER_SLEEVE =
  'M 306 524 C 340 552 380 546 414 520 C 400 620 372 720 346 800 C 326 810 304 806 292 796 C 294 700 298 610 306 524 Z';
const NECK = 'M 508 270 C 540 246 660 246 692 270 C 668 300 640 312 600 314 C 560 312 532 300 508 270 Z';

/** SVG: a yoke edged in lace rings, thread scrolls below it, and the waistband. */
function yoke({ trim, trimDark }: DressOptions): string {
  let lace = '';
  for (let k = 0; k < 17; k++) {
    const a = Math.PI * (k / 16);
    lace += `<circle cx="${(600 - Math.cos(a) * 112).toFixed(1)}" cy="${(284 + Math.sin(a) * 92).toFixed(1)}" r="17" fill="#fbf5e8" stroke="${trim}" stroke-width="4"/><circle cx="${(600 - Math.cos(a) * 112).toFixed(1)}" cy="${(284 + Math.sin(a) * 92).toFixed(1)}" r="5" fill="${trimDark}"/>`;
  }
  return (
    `<path d="M494 272 C 500 336 544 380 600 382 C 656 380 700 336 706 272 L692 262 C 668 300 640 312 600 314 C 560 312 532 300 508 262Z" fill="#fbf5e8"/>${lace}` +
    scroll(560, 450, 1, 150, trim) +
    scroll(640, 450, 1, -60, trim) +
    scroll(560, 510, 0.8, 160, trim) +
    scroll(640, 510, 0.8, -70, trim) +
    rosette(600, 440, 22, trim, trimDark) +
    waistband(trim, trimDark)
  );
}

const waistband = (trim: string, trimDark: string): string =>
  `<path d="M466 562 C 520 584 680 584 734 562" fill="none" stroke="${trim}" stroke-width="18"/><path d="M466 562 C 520 584 680 584 734 562" fill="none" stroke="${trimDark}" stroke-width="3" stroke-dasharray="8 6"/>`;

const NAPE = { left: 508, right: 692, y: 270 };

/** SVG: the yoke at the back, edged in lace rings, and the waistband. */
function backYoke({ trim, trimDark }: DressOptions): string {
  let lace = '';
  for (let k = 0; k < 11; k++) {
    const a = Math.PI * (k / 10);
    const at = `cx="${(600 - Math.cos(a) * 112).toFixed(1)}" cy="${(284 + Math.sin(a) * 42).toFixed(1)}"`;
    lace += `<circle ${at} r="17" fill="#fbf5e8" stroke="${trim}" stroke-width="4"/><circle ${at} r="5" fill="${trimDark}"/>`;
  }
  return `<path d="M494 262 L706 262 C 700 306 656 326 600 326 C 544 326 500 306 494 262Z" fill="#fbf5e8"/>${lace}${backSeam(330, 560, trimDark)}${waistband(trim, trimDark)}`;
}

const back = (options: DressOptions): Piece => ({
  ...bodice(options),
  path: withNape(BODICE, NAPE),
  overlay: backYoke(options),
  strokes: [],
});

const flounce = ({ textile, trim }: DressOptions): Piece => ({
  path: FLOUNCE,
  textile,
  textileScale: SCALE,
  mirrorTextile: true,
  roundness: 50,
  roundHeight: 0.35,
  seed: 101,
  strokes: symmetric(
    pleats([590, 1256], [330, 1236], [578, 1528], [238, 1484], 10, { width: [9, 28], height: [8, 20] }),
  ),
  overlay: `<path d="M213 1468 C 320 1522 880 1522 987 1468" fill="none" stroke="${trim}" stroke-width="11"/>`,
});

const skirt = ({ textile, trim }: DressOptions): Piece => ({
  path: SKIRT,
  textile,
  textileScale: SCALE,
  mirrorTextile: true,
  roundness: 90,
  roundHeight: 0.48,
  seed: 102,
  fadeDown: 0.06,
  hemWave: 0.25,
  overlay: `<path d="M318 1240 C 400 1276 800 1276 882 1240" fill="none" stroke="#fbf5e8" stroke-width="20"/><path d="M318 1240 C 400 1276 800 1276 882 1240" fill="none" stroke="${trim}" stroke-width="6" stroke-dasharray="12 8"/>`,
  strokes: symmetric(pleats([592, 590], [482, 580], [576, 1270], [344, 1246], 8, { width: [9, 34], height: [4, 18] })),
});

const lowerSleeve = ({ textile, trim }: DressOptions): Piece => ({
  path: LOWER_SLEEVE,
  textile,
  textileScale: SCALE,
  textileTurn: 12,
  roundness: 40,
  roundHeight: 0.7,
  seed: 103,
  overlay: `<path d="M291 776 C 306 790 330 794 352 784" fill="none" stroke="#fbf5e8" stroke-width="20"/><path d="M291 766 C 306 780 332 784 354 774" fill="none" stroke="${trim}" stroke-width="4"/>`,
  strokes: [fold([366, 560, 350, 680, 326, 790], 12, 7)],
});

const upperSleeve = ({ textile }: DressOptions): Piece => ({
  path: UPPER_SLEEVE,
  textile,
  textileScale: SCALE,
  textileTurn: 26,
  profile: 'pillow',
  roundness: 64,
  roundHeight: 0.75,
  seed: 104,
  hemWave: 0,
  strokes: pleats([454, 312], [448, 400], [304, 420], [362, 552], 6, { width: [10, 17], height: [8, 12] }),
});

const bodice = (options: DressOptions): Piece => ({
  path: BODICE,
  textile: options.textile,
  textileScale: SCALE,
  mirrorTextile: true,
  roundness: 80,
  roundHeight: 0.58,
  seed: 105,
  hemWave: 0,
  overlay: yoke(options),
  strokes: symmetric([fold([452, 410, 490, 460, 540, 474], 30, [10, 5])]),
});

/** Onyonyo: Efik gown with a yoke, full sleeves, and a flounced floor-length skirt. */
export function onyonyo(options: DressOptions): Garment {
  return {
    fit: 'fitted',
    hemY: 1500,
    longSleeve: true,
    detail: { x: 345, y: 250, zoom: 2.3 },
    pieces: [
      neckInside(NECK, options.textile, SCALE),
      flounce(options),
      skirt(options),
      ...pair(lowerSleeve(options), 'sleeveR', 'sleeveL'),
      ...pair(upperSleeve(options), 'sleeveR', 'sleeveL'),
      bodice(options),
    ],
    behind: {
      pieces: [
        flounce(options),
        skirt(options),
        ...pair(lowerSleeve(options), 'sleeveR', 'sleeveL'),
        ...pair(upperSleeve(options), 'sleeveR', 'sleeveL'),
        back(options),
      ],
    },
  };
}
