// Agbada and babban riga: the great robe over buba and trousers.
import type { Garment, Piece, Textile } from '../core/piece.ts';
import { AGBADA_FRONTS, type AgbadaEmbroidery } from '../sewing/agbada-embroidery.ts';
import { napeBand, withNape } from '../sewing/behind.ts';
import { liningSeen, neckInside, pair } from '../sewing/cut.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';

export interface AgbadaOptions {
  textile: Textile;
  inner: Textile;
  thread: string;
  threadDark: string;
  embroidery: AgbadaEmbroidery;
  textileScale?: number;
  isNarrow?: boolean; // trousers
  lining?: string; // its colour, seen along the sleeves
  isLinedToHem?: boolean;
  long?: boolean; // babban riga: hem nearer the ankles
}

const SLEEVE =
  'M 506 262 C 430 280 330 314 262 378 C 218 520 178 690 162 846 C 160 890 172 916 200 922 C 258 900 312 806 346 700 C 392 560 436 420 480 298 Z';

const WIDE = 'M 430 1180 L 452 1500 C 490 1512 545 1512 575 1500 L 592 1190 Z';
const NARROW = 'M 446 1180 L 486 1500 C 506 1510 536 1510 556 1500 L 580 1190 Z';

const trouser = (textile: Textile, isNarrow: boolean): Piece => ({
  path: isNarrow ? NARROW : WIDE,
  textile,
  textileScale: 0.42,
  roundness: 70,
  seed: 4,
  shadow: 0,
  tone: 0.9,
  strokes: [fold([512, 1280, 514, 1400, 514, 1504], 9, 7), fold([470, 1300, 476, 1400, 480, 1500], 16, -7)],
});

const NAPE = { left: 505, right: 695, y: 262, depth: 20 };

function robe(options: AgbadaOptions, side: 'front' | 'back'): Piece {
  const drop = options.long ? 90 : 0;
  const hem = 1266 + drop;
  const { thread, threadDark, embroidery } = options;
  const pleatShape = { width: [14, 36] as [number, number], height: [5, 18] as [number, number], bow: 14 };
  const front = `M 505 262 C 430 282 330 316 262 380 C 226 520 196 700 184 858 C 182 900 190 918 212 926 C 222 1010 232 1120 244 ${1222 + drop} C 330 ${1252 + drop} 470 ${hem} 600 ${hem} C 730 ${hem} 870 ${1252 + drop} 956 ${1222 + drop} C 968 1120 978 1010 988 926 C 1010 918 1018 900 1016 858 C 1004 700 974 520 938 380 C 870 316 770 282 695 262 C 676 300 650 330 600 342 C 550 330 524 300 505 262 Z`;
  return {
    path: side === 'front' ? front : withNape(front, NAPE),
    textile: options.textile,
    textileScale: options.textileScale ?? 0.42,
    roundness: 90,
    roundHeight: 0.4,
    strokes: symmetric(pleats([566, 760], [470, 560], [560, hem - 4], [270, 1216 + drop], 7, pleatShape)),
    crumple: 0.8,
    displacement: 0.5,
    overlay:
      (side === 'front'
        ? AGBADA_FRONTS[embroidery](thread, threadDark)
        : napeBand({ ...NAPE, left: 498, right: 702 }, thread, 24, threadDark)) +
      (options.isLinedToHem
        ? liningSeen(
            `M 244 ${1222 + drop} C 330 ${1252 + drop} 470 ${hem} 600 ${hem} C 730 ${hem} 870 ${1252 + drop} 956 ${1222 + drop}`,
            options.lining,
            30,
          )
        : ''),
    seed: 2,
    fadeDown: 0.1,
    mirrorTextile: true,
  };
}

/** Where the lining of a sleeve is seen. */
const SLEEVE_EDGE = 'M 262 378 C 218 520 178 690 162 846 C 160 890 172 916 200 922 C 258 900 312 806 346 700';

/** The sides of the robe gathered up on the shoulder. */
const shoulderFold = (textile: Textile, textileScale: number, lining?: string): Piece => ({
  ...(lining ? { overlay: liningSeen(SLEEVE_EDGE, lining) } : {}),
  displacement: 0.45,
  path: SLEEVE,
  textile,
  textileScale,
  textileTurn: -16,
  roundness: 40,
  roundHeight: 0.42,
  strokes: pleats([484, 284], [300, 356], [322, 720], [182, 870], 9, { width: [9, 17], height: [8, 12], bow: -14 }),
  seed: 3,
  shadow: 0.36,
  shadowOffset: [9, 8],
  shadowBlur: 12,
});

/** The neckband of the buba worn underneath. */
const innerNeck = (textile: Textile): Piece => ({
  path: 'M 516 258 C 545 288 570 306 600 310 C 630 306 655 288 684 258 L 672 246 C 650 270 626 284 600 286 C 574 284 550 270 528 246 Z',
  textile,
  textileScale: 0.4,
  layer: 'back',
  roundness: 14,
  roundHeight: 0.6,
  profile: 'pillow',
  crumple: 0.1,
  hemWave: 0,
});

/** The same from behind, above the edge of the robe. */
const innerNape = (textile: Textile): Piece => ({
  ...innerNeck(textile),
  layer: 'body',
  path: 'M 522 262 C 526 250 530 244 536 238 C 566 254 634 254 664 238 C 670 244 674 250 678 262 C 660 292 540 292 522 262 Z',
});

/** The three-piece agbada as a still life: robe, shoulder folds, trousers. */
export function agbada(options: AgbadaOptions): Garment {
  const { textile, inner } = options;
  return {
    fit: 'robe',
    hemY: 1500,
    longSleeve: true,
    detail: { x: 400, y: 262, zoom: 2.4 },
    pieces: [
      ...pair(trouser(inner, options.isNarrow ?? false), 'legR', 'legL'),
      neckInside('M 505 262 C 540 232 660 232 695 262 C 690 300 660 338 600 346 C 540 338 510 300 505 262 Z', inner),
      robe(options, 'front'),
      ...pair(shoulderFold(textile, options.textileScale ?? 0.42, options.lining)),
      innerNeck(inner),
    ],
    behind: {
      pieces: [
        ...pair(trouser(inner, options.isNarrow ?? false), 'legR', 'legL'),
        innerNape(inner),
        robe(options, 'back'),
        ...pair(shoulderFold(textile, options.textileScale ?? 0.42, options.lining)),
      ],
    },
  };
}
