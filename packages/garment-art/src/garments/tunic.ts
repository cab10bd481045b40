// Men's tunic suits: senator, kaftan, isiagu, woko.
import type { Garment, Piece, Textile } from '../core/piece.ts';
import { neckInside, pair } from '../sewing/cut.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';
import { cuffs, TUNIC_FRONTS, type TunicStyle } from '../sewing/tunic-embroidery.ts';
import { trousers } from './trousers.ts';

export interface TunicOptions {
  textile: Textile;
  trousers: Textile;
  trim: string;
  trimDark: string;
  style: TunicStyle;
  hemY: number; // px, 1000 (hip) to 1240 (mid-calf)
  textileScale: number;
}

const SLEEVE =
  'M 426 308 C 392 326 376 372 366 430 C 342 560 306 690 282 800 C 298 818 330 826 354 820 C 386 720 422 600 442 500 Z';
const COLLAR =
  'M 526 234 C 560 250 640 250 674 234 C 682 248 684 262 682 276 C 650 312 550 312 518 276 C 516 262 518 248 526 234 Z';

const SLEEVE_FOLDS = [
  fold([420, 330, 396, 470, 360, 600, 330, 740], [14, 16], [8, 9]),
  fold([404, 536, 362, 556, 330, 562], 9, [-8, -5]),
  fold([408, 572, 362, 596, 322, 606], 10, [8, 6]),
  fold([400, 612, 356, 634, 314, 640], 9, [-7, -5]),
  fold([384, 460, 394, 520, 376, 566], 12, -8),
  fold([340, 700, 336, 750, 320, 800], 10, -6),
];

function body({ textile, trim, trimDark, style, hemY: hem, textileScale }: TunicOptions): Piece {
  const flare = (hem - 1040) * 0.08 + (style === 'woko' ? 22 : 0);
  return {
    path: `M 520 262 C 490 280 450 296 420 310 C 428 430 440 540 438 640 C 430 780 ${412 - flare} 920 ${404 - flare} ${hem - 22} C 470 ${hem + 4} 730 ${hem + 4} ${796 + flare} ${hem - 22} C ${788 + flare} 920 770 780 762 640 C 760 540 772 430 780 310 C 750 296 710 280 680 262 C 660 288 640 300 600 304 C 560 300 540 288 520 262 Z`,
    textile,
    textileScale,
    roundness: 95,
    roundHeight: 0.58,
    overlay: TUNIC_FRONTS[style](trim, trimDark),
    overlayShine: 0.25,
    seed: 22,
    crumple: 0.8,
    strokes: symmetric([
      fold([440, 420, 462, 520, 506, 600], 18, [-8, -3]),
      fold([436, 470, 470, 560, 520, 660], 15, [6, 2]),
      fold([445, 600, 490, 625, 540, 620], 13, [6, 2]),
      ...pleats([520, 680], [452, 660], [500, hem - 2], [424, hem - 10], 4, { width: [14, 30], height: [4, 15] }),
    ]),
    mirrorTextile: style !== 'isiagu',
  };
}

const sleeve = ({ textile, textileScale, style, trim, trimDark }: TunicOptions): Piece => ({
  path: SLEEVE,
  textile,
  textileScale,
  roundness: 50,
  roundHeight: 0.75,
  seed: 23,
  strokes: SLEEVE_FOLDS,
  overlay: cuffs(style, trim, trimDark),
  textileTurn: 12,
});

const collar = ({ textile, textileScale, trim, trimDark }: TunicOptions): Piece => ({
  path: COLLAR,
  textile,
  textileScale,
  roundness: 22,
  roundHeight: 0.55,
  profile: 'tube',
  hemWave: 0,
  overlay: `<path d="M524 240 C 560 257 640 257 676 240" fill="none" stroke="${trim}" stroke-width="3.4"/><path d="M600 254 V302" stroke="${trimDark}" stroke-width="3"/>`,
  seed: 24,
  shadow: 0.36,
  crumple: 0.2,
});

/** A fitted tunic with long sleeves over trousers. */
export function tunic(options: TunicOptions): Garment {
  return {
    fit: 'fitted',
    hemY: 1500,
    longSleeve: true,
    pieces: [
      ...trousers(options.trousers, 0.5),
      body(options),
      ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
      neckInside('M 526 234 C 560 222 640 222 674 234 C 640 252 560 252 526 234 Z', options.textile),
      collar(options),
    ],
    detail: { x: 418, y: 226, zoom: 2.5 },
  };
}
