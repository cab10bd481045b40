// The flared ankara dress made for girls.
import type { Garment, Piece } from '../core/piece.ts';
import { backSeam, napeBand, withNape } from '../sewing/behind.ts';
import { neckInside, pair } from '../sewing/cut.ts';
import { band } from '../sewing/embroidery.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';
import type { DressOptions } from './dress-options.ts';

const SCALE = 0.42;
const HEM = 1020; // px
const SKIRT = `M 474 622 C 520 640 680 640 726 622 C 800 720 880 860 940 ${HEM - 50} C 850 ${HEM + 12} 700 ${HEM + 28} 600 ${HEM + 28} C 500 ${HEM + 28} 350 ${HEM + 12} 260 ${HEM - 50} C 320 860 400 720 474 622 Z`;
const BODICE =
  'M 500 282 C 470 290 448 304 434 322 C 438 400 448 500 470 632 C 520 654 680 654 730 632 C 752 500 762 400 766 322 C 752 304 730 290 700 282 C 684 340 650 366 600 370 C 550 366 516 340 500 282 Z';
const SLEEVE =
  'M 460 300 C 398 276 322 314 298 400 C 294 458 316 500 356 508 C 400 504 432 484 446 464 C 446 404 450 350 460 300 Z';
const PETTICOAT = `M 290 ${HEM - 60} C 400 ${HEM} 800 ${HEM} 910 ${HEM - 60} C 914 ${HEM - 20} 916 ${HEM + 4} 918 ${HEM + 18} C 820 ${HEM + 60} 380 ${HEM + 60} 282 ${HEM + 18} Z`;
const NECK = 'M 500 282 C 540 258 660 258 700 282 C 684 340 650 366 600 370 C 550 366 516 340 500 282 Z';

const petticoat = ({ textile }: DressOptions): Piece => ({
  path: PETTICOAT,
  textile: { ...textile, specular: 0.1 },
  textileScale: SCALE,
  tone: 0.6,
  shadow: 0,
  layer: 'back',
  hemWave: 0,
  folds: { count: 14, height: 0.4 },
});

const skirt = ({ textile, trim }: DressOptions): Piece => ({
  path: SKIRT,
  textile,
  textileScale: SCALE,
  mirrorTextile: true,
  roundness: 80,
  roundHeight: 0.42,
  seed: 84,
  displacement: 1.3,
  fadeDown: 0.08,
  overlay: `<path d="M262 ${HEM - 66} C 350 ${HEM - 6} 500 ${HEM + 10} 600 ${HEM + 10} C 700 ${HEM + 10} 850 ${HEM - 6} 938 ${HEM - 66}" fill="none" stroke="${trim}" stroke-width="14"/>`,
  strokes: symmetric(
    pleats([594, 650], [484, 632], [580, HEM + 22], [290, HEM - 34], 8, { width: [8, 38], height: [4, 26] }),
  ),
});

const sashBand = ({ trim, trimDark }: Omit<DressOptions, 'textile'>): string =>
  `<path d="M470 622 C 520 644 680 644 730 622" stroke="${trimDark}" stroke-width="26" fill="none"/><path d="M470 622 C 520 644 680 644 730 622" stroke="${trim}" stroke-width="5" fill="none"/>`;

const sash = ({ trim, trimDark }: DressOptions): string =>
  `${sashBand({ trim, trimDark })}<g transform="translate(600,640)"><path d="M0,0 C-46,-40 -86,-30 -84,0 C-86,30 -46,40 0,0 C46,-40 86,-30 84,0 C86,30 46,40 0,0Z" fill="${trim}" stroke="${trimDark}" stroke-width="3"/><circle r="13" fill="${trimDark}"/></g>`;

const bodice = (options: DressOptions): Piece => ({
  path: BODICE,
  textile: options.textile,
  textileScale: SCALE,
  textileOffset: [256, 120],
  mirrorTextile: true,
  roundness: 86,
  roundHeight: 0.58,
  seed: 85,
  hemWave: 0,
  overlay:
    band('M 498 280 C 516 344 552 372 600 376 C 648 372 684 344 702 280', options.trim, 14, options.trimDark) +
    sash(options),
  strokes: symmetric([
    fold([452, 400, 490, 460, 534, 476], 32, [12, 5]),
    ...pleats([570, 560], [500, 540], [566, 630], [490, 626], 3, { width: [8, 8], height: [4, 6] }),
  ]),
});

const NAPE = { left: 500, right: 700, y: 282, depth: 24 };

const back = (options: DressOptions): Piece => ({
  ...bodice(options),
  path: withNape(BODICE, NAPE),
  overlay:
    napeBand(NAPE, options.trim, 14, options.trimDark) + backSeam(312, 612, options.trimDark) + sashBand(options),
  strokes: [],
});

const sleeve = ({ textile, trim }: DressOptions): Piece => ({
  path: SLEEVE,
  textile,
  textileScale: SCALE,
  textileTurn: 30,
  profile: 'pillow',
  roundness: 56,
  roundHeight: 0.75,
  seed: 86,
  hemWave: 0,
  overlay: `<path d="M304 474 C 318 502 342 510 372 506 C 406 498 432 484 448 464" fill="none" stroke="${trim}" stroke-width="12"/>`,
  strokes: pleats([456, 314], [450, 390], [318, 396], [370, 500], 5, { width: [10, 18], height: [8, 12] }),
});

/** Fitted bodice with a bow, puffed sleeves and a full gathered skirt over a petticoat. */
export function flareDress(options: DressOptions): Garment {
  return {
    fit: 'fitted',
    hemY: HEM,
    detail: { x: 400, y: 270, zoom: 2.2 },
    pieces: [
      neckInside(NECK, options.textile, SCALE),
      petticoat(options),
      skirt(options),
      bodice(options),
      ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
    ],
    behind: {
      pieces: [
        { ...petticoat(options), layer: 'body' },
        skirt(options),
        back(options),
        ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
      ],
    },
  };
}
