// Men's tunic suits: senator, kaftan, isiagu, woko.
import type { Garment, Piece, Textile } from '../core/piece.ts';
import { liningSeen } from '../sewing/cut.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';
import { TUNIC_FRONTS, type TunicStyle, tunicBack } from '../sewing/tunic-embroidery.ts';
import { trousers } from './trousers.ts';
import { type TunicNeckline, tunicNape, tunicNeck } from './tunic-neck.ts';
import { type TunicSleeve, tunicSleeves } from './tunic-sleeve.ts';

export interface TunicOptions {
  textile: Textile;
  trousers: Textile;
  trim: string;
  trimDark: string;
  style: TunicStyle;
  hemY: number; // px, 1000 (hip) to 1240 (mid-calf)
  textileScale: number;
  neckline?: TunicNeckline; // a standing collar when not said
  sleeve?: TunicSleeve; // long when not said
  hasWorkedCuffs?: boolean;
  lining?: string; // its colour, seen inside the neck
  isLinedToHem?: boolean;
}

/** The line of the hem. */
const hemOf = (hem: number, flare: number): string =>
  `M ${404 - flare} ${hem - 22} C 470 ${hem + 4} 730 ${hem + 4} ${796 + flare} ${hem - 22}`;

function body(options: TunicOptions, side: 'front' | 'back'): Piece {
  const { textile, trim, trimDark, style, hemY: hem, textileScale } = options;
  const { edge, binding } = side === 'front' ? tunicNeck(options) : tunicNape(options);
  const flare = (hem - 1040) * 0.08 + (style === 'woko' ? 22 : 0);
  return {
    path: `M 520 262 C 490 280 450 296 420 310 C 428 430 440 540 438 640 C 430 780 ${412 - flare} 920 ${404 - flare} ${hem - 22} C 470 ${hem + 4} 730 ${hem + 4} ${796 + flare} ${hem - 22} C ${788 + flare} 920 770 780 762 640 C 760 540 772 430 780 310 C 750 296 710 280 680 262 ${edge} Z`,
    textile,
    textileScale,
    roundness: 95,
    roundHeight: 0.58,
    overlay:
      (side === 'front' ? TUNIC_FRONTS[style](trim, trimDark) : tunicBack(style, trimDark)) +
      binding +
      (options.isLinedToHem ? liningSeen(hemOf(hem, flare), options.lining) : ''),
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

/** A fitted tunic with long sleeves over trousers. */
export function tunic(options: TunicOptions): Garment {
  return {
    fit: 'fitted',
    hemY: 1500,
    longSleeve: true,
    pieces: [
      ...trousers(options.trousers, 0.5),
      body(options, 'front'),
      ...tunicSleeves(options, 'front'),
      ...tunicNeck(options).pieces,
    ],
    behind: {
      pieces: [
        ...trousers(options.trousers, 0.5),
        body(options, 'back'),
        ...tunicSleeves(options, 'back'),
        ...tunicNape(options).collar,
      ],
    },
    detail: { x: 418, y: 226, zoom: 2.5 },
  };
}
