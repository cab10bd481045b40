// Edo wrapper in velvet, tied above the bust.

import type { Garment, Piece, Textile } from '../core/piece.ts';
import { beadDefs, strand } from '../sewing/beads.ts';
import { pleats } from '../sewing/pleats.ts';

interface EdoOptions {
  textile: Textile;
  trim: string;
}

const SCALE = 0.6;
const WRAPPER =
  'M 446 408 C 500 388 560 392 600 402 C 640 392 700 388 754 408 C 752 500 738 570 726 636 C 760 720 788 800 802 920 C 822 1100 836 1280 842 1470 C 760 1500 440 1500 358 1470 C 364 1280 378 1100 398 920 C 412 800 440 720 474 636 C 462 570 448 500 446 408 Z';
const FLAP =
  'M 520 400 C 600 406 690 396 752 410 C 750 500 738 570 726 636 C 760 720 788 800 802 920 C 822 1100 834 1280 838 1452 C 770 1480 700 1486 648 1480 C 640 1200 590 760 520 400 Z';
const TOP_EDGE =
  'M 440 396 C 500 378 560 384 600 394 C 640 384 700 378 760 396 C 762 416 762 432 760 448 C 700 430 640 436 600 446 C 560 436 500 430 440 448 C 438 432 438 416 440 396 Z';

const CORAL = '#c4402b';

const GROUND = {
  front: 'C 690 330 650 358 600 360 C 550 358 510 330 498 268 Z',
  back: 'C 680 284 520 284 498 268 Z',
};

/** SVG: a net cape of coral-style beads from the neck over the shoulders, on a thin dark ground. */
function beadedCape(side: 'front' | 'back' = 'front'): string {
  let svg = `<path d="M 498 268 C 470 284 420 310 384 338 C 430 470 520 520 600 524 C 680 520 770 470 816 338 C 780 310 730 284 702 268 ${GROUND[side]}" fill="#5a120a" opacity=".38"/>`;
  // The neck is higher at the back: further rows fill it.
  for (const dip of side === 'back' ? [14, 38, 62] : [])
    svg += strand((t) => [600 - Math.cos(t * Math.PI) * 104, 270 + Math.sin(t * Math.PI) * dip], 22, 7.4, 0);
  for (let row = 9; row >= 0; row--)
    svg += strand(
      (t) => [
        600 - Math.cos(t * Math.PI) * (104 + row * 12.4),
        270 + row * 7.6 + Math.sin(t * Math.PI) * (92 + row * 9.6),
      ],
      24 + row * 3,
      row === 9 ? 9 : 7.4,
      row % 3 === 0 ? 8 : 0,
    );
  return svg;
}

/** SVG: rows of beads round the waist. */
const waistBeads = (): string =>
  [0, 1, 2]
    .map((row) =>
      strand((t) => [474 + t * 252, 626 + row * 13 + Math.sin(t * Math.PI) * 16], 20, 6.8, row === 1 ? 5 : 0),
    )
    .join('');

const wrapped = ({ textile }: EdoOptions): Piece => ({
  path: WRAPPER,
  textile,
  textileScale: SCALE,
  roundness: 90,
  roundHeight: 0.6,
  seed: 71,
  fadeDown: 0.12,
  folds: { count: 8, height: 0.3, startAt: 0.3, growOver: 0.6 },
});

const flap = ({ textile, trim }: EdoOptions): Piece => ({
  path: FLAP,
  textile,
  textileScale: SCALE,
  roundness: 40,
  roundHeight: 0.4,
  seed: 72,
  strokes: pleats([550, 440], [720, 470], [672, 1478], [812, 1462], 6, {
    width: [12, 28],
    height: [6, 16],
    bow: 30,
  }),
  overlay: `<path d="M 520 400 C 590 760 640 1200 648 1480" fill="none" stroke="${trim}" stroke-width="16"/>`,
});

const topEdge = ({ textile, trim }: EdoOptions): Piece => ({
  path: TOP_EDGE,
  textile,
  textileScale: SCALE,
  textileTurn: 90,
  profile: 'pillow',
  roundness: 22,
  roundHeight: 0.6,
  seed: 73,
  hemWave: 0,
  strokes: pleats([452, 404], [452, 440], [748, 404], [748, 440], 3, { width: [8, 8], height: [6, 6] }),
  overlay: `<path d="M440 398 C 500 380 560 386 600 396 C 640 386 700 380 760 398" fill="none" stroke="${trim}" stroke-width="6"/>`,
});

/** Edo velvet wrapper tied above the bust, with a cape and a belt of coral-style beads. */
export function edoWrapper(options: EdoOptions): Garment {
  return {
    fit: 'fitted',
    hemY: 1470,
    ornaments: beadDefs(CORAL) + beadedCape() + waistBeads(),
    detail: { x: 340, y: 250, zoom: 2.3 },
    pieces: [wrapped(options), flap(options), topEdge(options)],
    behind: {
      pieces: [wrapped(options), topEdge(options)],
      ornaments: beadDefs(CORAL) + beadedCape('back') + waistBeads(),
    },
  };
}
