// Women's buba: loose blouse with kimono sleeves.
import type { Point } from '../core/geometry.ts';
import type { Piece, Textile } from '../core/piece.ts';
import { napeBand, withNape } from '../sewing/behind.ts';
import { neckInside } from '../sewing/cut.ts';
import { band } from '../sewing/embroidery.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';

export interface BubaOptions {
  textile: Textile;
  trim: string;
  trimDark: string;
  textileScale: number;
  /** Wide bell sleeves to the forearm. */
  bell: boolean;
}

const NECK = 'M 512 268 C 540 246 660 246 688 268 C 670 316 640 342 600 350 C 560 342 530 316 512 268 Z';

/** What differs between the two sleeves: outlines down the right and up the left arm, hem line, ends of the folds. */
interface SleeveShape {
  down: string;
  up: string;
  side: number;
  hem: string;
  around: string;
  foldEnds: [Point, Point];
}

const BELL: SleeveShape = {
  down: 'C 336 400 268 540 214 690 C 262 742 330 772 392 776 C 410 690 424 620 432 556',
  up: 'C 776 620 790 690 808 776 C 870 772 938 742 986 690 C 932 540 864 400 800 312',
  side: 768,
  around: 'M 380 450 L 180 430 L 180 820 L 398 820 L 394 700 L 378 560 Z',
  hem: 'M222 676 C 268 728 334 756 396 760 M978 676 C 932 728 866 756 804 760',
  foldEnds: [
    [372, 772],
    [236, 704],
  ],
};

const SHORT: SleeveShape = {
  down: 'C 340 400 290 520 250 650 C 290 690 340 712 386 716 C 404 660 418 600 430 556',
  up: 'C 782 600 796 660 814 716 C 860 712 910 690 950 650 C 910 520 860 400 800 312',
  side: 770,
  around: 'M 380 450 L 180 430 L 180 760 L 394 760 L 392 680 L 378 560 Z',
  hem: 'M256 638 C 296 676 344 698 390 702 M944 638 C 904 676 856 698 810 702',
  foldEnds: [
    [372, 712],
    [262, 660],
  ],
};

const NAPE = { left: 512, right: 688, y: 268 };

/** The inside of the neck and the blouse, cut in one with its sleeves. */
export const buba = (options: BubaOptions): Piece[] => [
  neckInside(NECK, options.textile, options.textileScale),
  blouse(options),
];

/** The blouse from behind. */
export const bubaBack = (options: BubaOptions): Piece[] => {
  const front = blouse(options);
  const { trim, trimDark, bell } = options;
  return [
    {
      ...front,
      path: withNape(front.path, NAPE),
      overlay: napeBand(NAPE, trim, 14, trimDark) + sleeveHem(bell ? BELL : SHORT, trim),
    },
  ];
};

const sleeveHem = ({ hem }: SleeveShape, trim: string): string =>
  `<path d="${hem}" fill="none" stroke="${trim}" stroke-width="8"/>`;

function blouse({ textile, textileScale, trim, trimDark, bell }: BubaOptions): Piece {
  const shape = bell ? BELL : SHORT;
  const { down, up, side, around, foldEnds } = shape;
  return {
    path: `M 512 268 C 470 280 430 294 400 312 ${down} C 428 640 420 730 414 812 C 480 834 720 834 786 812 C 780 730 772 640 ${side} 556 ${up} C 770 294 730 280 688 268 C 670 316 640 342 600 350 C 560 342 530 316 512 268 Z`,
    textile,
    textileScale,
    kimonoSleeve: around,
    roundness: 64,
    roundHeight: 0.48,
    seed: 8,
    mirrorTextile: true,
    overlay:
      band('M 510 266 C 532 320 562 348 600 356 C 638 348 668 320 690 266', trim, 14, trimDark) +
      sleeveHem(shape, trim),
    strokes: symmetric([
      ...pleats([424, 350], [386, 352], ...foldEnds, 5, { width: [11, 22], height: [7, 12] }),
      fold([432, 380, 424, 480, 440, 560, 464, 630], [12, 20], [-11, -5]),
      ...pleats([560, 520], [468, 480], [552, 824], [446, 816], 4, { width: [16, 28], height: [3, 10] }),
    ]),
  };
}
