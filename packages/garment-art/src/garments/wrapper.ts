// The tied wrapper (iro) and the shoulder sash (ipele).
import type { Piece, Textile } from '../core/piece.ts';
import { pleats } from '../sewing/pleats.ts';

export interface WrapperOptions {
  textile: Textile;
  hemY: number; // px
  textileScale: number;
  flap?: boolean;
  border?: string; // SVG colour of a woven border at the hem
}

const TOP = 770; // px
const FULL_LENGTH = 692; // px

/** Where a wrapper of this length ends: its share of the full length, and its left and right edge at the hem in px. */
function proportions(hem: number): { k: number; wide: number; left: number; right: number } {
  const k = (hem - TOP) / FULL_LENGTH;
  const wide = 62 * Math.min(1, k + 0.12);
  return { k, wide, left: 424 - wide, right: 776 + wide };
}

function base({ textile, textileScale, hemY: hem, border }: WrapperOptions): Piece {
  const { k, wide, left, right } = proportions(hem);
  return {
    path: `M 424 ${TOP} C 480 ${TOP + 20} 720 ${TOP + 20} 776 ${TOP} C ${794 + wide * 0.3} ${TOP + 130 * k} ${right - 4} ${TOP + 330 * k} ${right} ${hem} C 760 ${hem + 32} 440 ${hem + 32} ${left} ${hem} C ${left + 4} ${TOP + 330 * k} ${406 - wide * 0.3} ${TOP + 130 * k} 424 ${TOP} Z`,
    textile,
    textileScale,
    roundness: 80,
    roundHeight: 0.55,
    folds: { count: 9, height: 0.3, startAt: 0.1, growOver: 0.8 },
    seed: 9,
    fadeDown: 0.14,
    crumple: 0.6,
    displacement: 0.5,
    ...(border
      ? {
          overlay: `<path d="M${left - 10} ${hem - 26} C 440 ${hem + 6} 760 ${hem + 6} ${right + 10} ${hem - 26}" fill="none" stroke="${border}" stroke-width="26"/>`,
        }
      : {}),
  };
}

function overlap({ textile, textileScale, hemY: hem, border }: WrapperOptions): Piece {
  const { k, wide, right } = proportions(hem);
  return {
    path: `M 470 ${TOP + 6} C 560 ${TOP + 22} 700 ${TOP + 20} 776 ${TOP} C ${794 + wide * 0.3} ${TOP + 130 * k} ${right - 6} ${TOP + 330 * k} ${right - 2} ${hem - 22} C 760 ${hem + 6} 690 ${hem + 12} 640 ${hem + 8} C 600 ${TOP + 480 * k} 540 ${TOP + 190 * k} 470 ${TOP + 6} Z`,
    textile,
    textileScale,
    textileTurn: -7,
    textileOffset: [100, 0],
    roundness: 36,
    roundHeight: 0.4,
    strokes: pleats([500, TOP + 30], [690, TOP + 26], [662, hem], [800, hem - 12], 6, {
      width: [12, 28],
      height: [6, 15],
      bow: 26,
    }),
    seed: 10,
    fadeDown: 0.12,
    shadow: 0.46,
    displacement: 0.3,
    ...(border
      ? {
          overlay: `<path d="M 470 ${TOP + 6} C 540 ${TOP + 190 * k} 600 ${TOP + 480 * k} 640 ${hem + 8}" fill="none" stroke="${border}" stroke-width="24"/><path d="M620 ${hem - 14} C 700 ${hem - 10} 760 ${hem - 18} ${right + 10} ${hem - 44}" fill="none" stroke="${border}" stroke-width="22"/>`,
        }
      : {}),
  };
}

const tuck = ({ textile, textileScale }: WrapperOptions): Piece => ({
  path: `M 690 ${TOP - 6} C 730 ${TOP - 24} 792 ${TOP - 20} 816 ${TOP + 2} C 828 ${TOP + 32} 804 ${TOP + 58} 768 ${TOP + 60} C 726 ${TOP + 56} 696 ${TOP + 38} 690 ${TOP - 6} Z`,
  textile,
  textileScale: textileScale * 0.85,
  textileTurn: 40,
  profile: 'pillow',
  roundness: 26,
  roundHeight: 0.7,
  seed: 12,
  hemWave: 0,
  strokes: pleats([700, TOP], [712, TOP + 44], [806, TOP + 4], [794, TOP + 46], 4, {
    width: [7, 8],
    height: [6, 6],
  }),
});

/** A wrapper tied at the waist: back layer, overlapping flap and the tuck. */
export function wrapper(options: WrapperOptions): Piece[] {
  return [base(options), ...(options.flap === false ? [] : [overlap(options), tuck(options)])];
}

/** The same from behind, where its ends are not seen. */
export const wrapperBack = (options: WrapperOptions): Piece[] => [base(options)];

/** A folded ipele (shoulder sash) over the wearer's left shoulder. */
export function ipele(textile: Textile): Piece {
  return {
    path: 'M 738 284 C 790 288 838 316 858 358 C 872 520 878 720 872 900 C 842 914 780 914 752 902 C 760 700 758 480 724 330 Z',
    textile,
    layer: 'front',
    textileScale: 0.55,
    roundness: 22,
    roundHeight: 0.5,
    strokes: pleats([744, 296], [836, 330], [764, 905], [862, 902], 6, { width: [7, 10], height: [7, 8] }),
    seed: 13,
    shadow: 0.5,
    shadowOffset: [-7, 9],
    overlay: Array.from(
      { length: 16 },
      (_, k) => `<path d="M${754 + k * 7.6} 896 v22" stroke="#e9d7a8" stroke-width="2.4"/>`,
    ).join(''),
  };
}
