// Men's buba and sokoto.
import type { Garment, Piece } from '../core/piece.ts';
import { napeBand, withNape } from '../sewing/behind.ts';
import { neckInside, pair } from '../sewing/cut.ts';
import { band, buttons } from '../sewing/embroidery.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';
import type { DressOptions } from './dress-options.ts';
import { trousers } from './trousers.ts';

const SCALE = 0.42;
const BODY =
  'M 512 264 C 480 278 440 292 408 308 C 420 420 430 520 430 620 C 424 760 414 900 406 1010 C 480 1034 720 1034 794 1010 C 786 900 776 740 770 620 C 770 520 780 420 792 308 C 760 292 720 278 688 264 C 672 308 642 332 600 338 C 558 332 528 308 512 264 Z';
const SLEEVE =
  'M 414 304 C 372 330 346 390 326 452 C 292 560 258 650 234 724 C 262 756 320 776 362 774 C 392 690 420 600 438 520 Z';
const NECK = 'M 512 264 C 540 242 660 242 688 264 C 672 308 642 332 600 338 C 558 332 528 308 512 264 Z';

/** SVG: neckband, side placket with buttons, hem seam. */
const finishing = ({ trim, trimDark }: DressOptions): string =>
  band('M 510 262 C 528 312 560 338 600 344 C 640 338 672 312 690 262', trim, 16, trimDark) +
  `<path d="M640 330 L652 560 L664 556 L656 322Z" fill="${trim}"/><path d="M648 330 L658 556" stroke="${trimDark}" stroke-width="2" stroke-dasharray="7 5"/>` +
  buttons(654, 380, 56, 3, 6, '#f3ead8', trimDark) +
  hem(trimDark);

const hem = (stitch: string): string =>
  `<path d="M408 988 C 480 1010 720 1010 792 988" fill="none" stroke="${stitch}" stroke-width="2.4" opacity=".6"/>`;

const NAPE = { left: 512, right: 688, y: 264 };

const back = (options: DressOptions): Piece => ({
  ...body(options),
  path: withNape(BODY, NAPE),
  overlay: napeBand(NAPE, options.trim, 16, options.trimDark) + hem(options.trimDark),
});

const body = (options: DressOptions): Piece => ({
  path: BODY,
  textile: options.textile,
  textileScale: SCALE,
  roundness: 80,
  roundHeight: 0.52,
  seed: 51,
  crumple: 0.8,
  overlay: finishing(options),
  mirrorTextile: true,
  strokes: symmetric([
    fold([428, 420, 452, 520, 500, 590], 18, [-9, -3]),
    ...pleats([560, 600], [450, 560], [548, 1026], [424, 1014], 6, { width: [14, 30], height: [4, 16] }),
  ]),
});

const sleeve = ({ textile, trim }: DressOptions): Piece => ({
  path: SLEEVE,
  textile,
  textileScale: SCALE,
  textileTurn: 18,
  roundness: 50,
  roundHeight: 0.6,
  seed: 52,
  overlay: `<path d="M246 700 C 276 732 330 752 370 750" fill="none" stroke="${trim}" stroke-width="9"/>`,
  strokes: pleats([422, 330], [376, 370], [350, 766], [254, 736], 5, {
    width: [12, 22],
    height: [7, 13],
    bow: -8,
  }),
});

/** Men's loose buba with wide sleeves and a side placket, over sokoto trousers. */
export function bubaSokoto(options: DressOptions): Garment {
  return {
    fit: 'fitted',
    hemY: 1500,
    longSleeve: true,
    detail: { x: 420, y: 236, zoom: 2.4 },
    pieces: [
      ...trousers(options.textile, SCALE, true),
      neckInside(NECK, options.textile, SCALE),
      body(options),
      ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
    ],
    behind: {
      pieces: [
        ...trousers(options.textile, SCALE, true),
        back(options),
        ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
      ],
    },
  };
}
