// Cloth sold by length: folded stacks with a draped end, and bundles tied with cord.
import type { Garment, Piece, Textile } from '../core/piece.ts';
import { fold, pleats } from '../sewing/pleats.ts';

/** One fold of a stack: a soft bar with round ends; px. */
function foldBar(
  textile: Textile,
  y: number,
  height: number,
  left: number,
  right: number,
  scale: number,
  seed: number,
): Piece {
  const m = y + height / 2;
  return {
    path: `M ${left + 34} ${y} L ${right - 26} ${y + 2} C ${right + 8} ${y + 4} ${right + 12} ${m} ${right - 4} ${y + height} L ${left + 34} ${y + height} C ${left - 14} ${y + height} ${left - 14} ${y} ${left + 34} ${y} Z`,
    textile,
    textileScale: scale,
    textileOffset: [seed * 173, seed * 91],
    profile: 'pillow',
    roundness: height * 0.5,
    roundHeight: 0.62,
    crumple: 0.45,
    hemWave: 0,
    seed,
    shadow: 0.5,
    shadowBlur: 8,
    shadowOffset: [2, 10],
    strokes: [fold([left + 30, m + 6, (left + right) / 2, m + 10, right - 10, m + 2], 7, -4, 0.05)],
  };
}

const STACK = { folds: 6, height: 92, bottom: 1330, top: 1330 - 6 * 92 }; // px

/** The uppermost fold of a stack, seen from above. */
const stackTop = (textile: Textile, textileScale: number, top: number): Piece => ({
  path: `M 214 ${top + 14} C 250 ${top - 60} 300 ${top - 170} 340 ${top - 196} L 890 ${top - 200} C 930 ${top - 180} 970 ${top - 70} 996 ${top + 12} C 760 ${top + 34} 440 ${top + 34} 214 ${top + 14} Z`,
  textile,
  textileScale,
  profile: 'pillow',
  roundness: 34,
  roundHeight: 0.35,
  crumple: 0.7,
  seed: 171,
  shadow: 0.45,
  hemWave: 0,
  strokes: pleats([360, top - 150], [400, top - 20], [880, top - 160], [860, top - 10], 3, {
    width: [18, 22],
    height: [4, 5],
  }),
});

/** The end of the cloth, hanging over the front of the stack. */
function drapedEnd(textile: Textile, textileScale: number, edge: string): Piece {
  const { top, bottom } = STACK;
  return {
    path: `M 560 ${top - 176} C 640 ${top - 204} 760 ${top - 204} 836 ${top - 180} C 872 ${top - 80} 884 ${top + 40} 888 ${top + 180} C 892 ${top + 360} 904 ${bottom - 60} 916 ${bottom + 96} C 830 ${bottom + 130} 700 ${bottom + 136} 596 ${bottom + 108} C 600 ${bottom - 80} 590 ${top + 360} 580 ${top + 160} C 574 ${top + 40} 566 ${top - 70} 560 ${top - 176} Z`,
    textile,
    textileScale,
    textileTurn: 4,
    roundness: 40,
    roundHeight: 0.5,
    seed: 172,
    shadow: 0.6,
    shadowBlur: 14,
    shadowOffset: [10, 8],
    crumple: 0.7,
    strokes: pleats([592, top - 150], [812, top - 150], [622, bottom + 118], [892, bottom + 96], 6, {
      width: [16, 24],
      height: [8, 14],
    }),
    overlay: `<path d="M 604 ${bottom + 96} C 700 ${bottom + 120} 830 ${bottom + 112} 908 ${bottom + 84}" fill="none" stroke="${edge}" stroke-width="10"/>`,
  };
}

/** A folded length of cloth with its end draped over the front; edge is the colour of the selvedge. */
export function fabricStack(textile: Textile, scale: number, edge: string): Garment {
  const { folds, height, bottom, top } = STACK;
  const bars = Array.from({ length: folds }, (_, k) =>
    foldBar(
      textile,
      bottom - (k + 1) * height,
      height + 3,
      190 + (k % 3) * 12,
      1010 - ((k * 2) % 3) * 14,
      scale,
      161 + k,
    ),
  );
  return {
    pieces: [...bars, stackTop(textile, scale, top), drapedEnd(textile, scale, edge)],
    detail: { x: 430, y: 640, zoom: 2.1 },
  };
}

const BUNDLE = { folds: 6, height: 118, bottom: 1300, top: 1300 - 6 * 118 }; // px

const bundleTop = (textile: Textile, top: number): Piece => ({
  path: `M 206 ${top + 14} C 250 ${top - 60} 290 ${top - 150} 330 ${top - 170} L 880 ${top - 174} C 926 ${top - 150} 970 ${top - 60} 1000 ${top + 12} C 760 ${top + 34} 440 ${top + 34} 206 ${top + 14} Z`,
  textile,
  textileScale: 0.6,
  textileTurn: 90,
  profile: 'pillow',
  roundness: 34,
  roundHeight: 0.35,
  seed: 190,
  shadow: 0.45,
  hemWave: 0,
});

/** SVG: the cord round the bundle, tied in a bow with a metal bead on the knot. */
function cordBow(cord: string, top: number): string {
  const bow = `<g fill="none" stroke="${cord}" stroke-width="15" stroke-linecap="round"><path d="M600 ${top - 166} V1300" /><path d="M600 ${top - 8} C 500 ${top - 120} 380 ${top - 90} 420 ${top - 20} C 450 ${top + 20} 540 ${top + 8} 600 ${top - 8} C 700 ${top - 120} 820 ${top - 90} 780 ${top - 20} C 750 ${top + 20} 660 ${top + 8} 600 ${top - 8}"/><path d="M600 ${top - 8} C 570 ${top + 90} 530 ${top + 150} 480 ${top + 220} M600 ${top - 8} C 640 ${top + 90} 660 ${top + 160} 730 ${top + 210}"/></g>`;
  const twist = bow.replace(
    `stroke="${cord}" stroke-width="15"`,
    `stroke="#7a5412" stroke-width="3" stroke-dasharray="7 11"`,
  );
  return `${bow + twist}<circle cx="600" cy="${top - 8}" r="20" fill="${cord}" stroke="#7a5412" stroke-width="3"/>`;
}

/** Matching cloths tied together: aso-ebi bundle. */
export function fabricBundle(textiles: [Textile, Textile], cord: string): Garment {
  const { folds, height, bottom, top } = BUNDLE;
  const bars = Array.from({ length: folds }, (_, k) => {
    const [left, right] = [180 + (k % 3) * 14, 1020 - ((k * 2) % 3) * 16];
    return foldBar(textiles[k % 2]!, bottom - (k + 1) * height, height + 3, left, right, 0.6, 181 + k);
  });
  return {
    pieces: [...bars.map((bar) => ({ ...bar, textileTurn: 90 })), bundleTop(textiles[0], top)],
    ornaments: cordBow(cord, top),
    detail: { x: 360, y: 620, zoom: 2.1 },
  };
}
