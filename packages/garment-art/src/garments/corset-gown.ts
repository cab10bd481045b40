// Corset mermaid gown in cord lace.
import type { Garment, Piece, Textile } from '../core/piece.ts';
import { lacing } from '../sewing/behind.ts';
import { pair } from '../sewing/cut.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';
import type { DressOptions } from './dress-options.ts';

type GownOptions = DressOptions & { sheer: Textile };

const SCALE = 0.4;
const SKIRT =
  'M 478 640 C 520 656 680 656 722 640 C 756 700 774 760 774 830 C 776 940 742 1040 730 1110 C 760 1230 850 1360 960 1480 C 860 1530 720 1540 600 1540 C 480 1540 340 1530 240 1480 C 350 1360 440 1230 470 1110 C 458 1040 424 940 426 830 C 426 760 444 700 478 640 Z';
const BODICE =
  'M 446 402 C 470 352 530 342 566 370 C 584 384 594 400 600 418 C 606 400 616 384 634 370 C 670 342 730 352 754 402 C 756 480 744 560 726 640 C 690 676 640 700 600 712 C 560 700 510 676 474 640 C 456 560 444 480 446 402 Z';
const SLEEVE =
  'M 458 436 C 436 404 392 388 350 402 C 330 500 312 630 298 770 C 314 786 342 790 362 782 C 386 690 426 600 462 520 Z';
const TRAIN =
  'M 330 1420 C 250 1470 176 1520 168 1544 C 300 1588 460 1594 600 1594 C 740 1594 900 1588 1032 1544 C 1024 1520 950 1470 870 1420 Z';
const NECKLINE =
  'M 446 402 C 470 352 530 342 566 370 C 584 384 594 400 600 418 C 606 400 616 384 634 370 C 670 342 730 352 754 402';

/** SVG: covered bones, the edge of the sweetheart neckline and its beads. */
function boning({ trim, trimDark }: GownOptions): string {
  let boning = '';
  for (const x of [500, 540, 580])
    boning += `<path d="M${x} ${x === 580 ? 396 : 366} C ${x + 4} 480 ${x + 8} 580 ${x + 14} ${x === 580 ? 702 : 664}" fill="none" stroke="${trim}" stroke-width="5"/><path d="M${1200 - x} ${x === 580 ? 396 : 366} C ${1196 - x} 480 ${1192 - x} 580 ${1186 - x} ${x === 580 ? 702 : 664}" fill="none" stroke="${trim}" stroke-width="5"/>`;
  boning +=
    `<path d="${NECKLINE}" fill="none" stroke="${trim}" stroke-width="9"/>` +
    Array.from(
      { length: 25 },
      (_, k) =>
        `<circle cx="${458 + k * 11.8}" cy="${372 - Math.sin((Math.abs(k - 12) / 12) * Math.PI) * 22 + (Math.abs(k - 12) < 3 ? (3 - Math.abs(k - 12)) * 10 : 0)}" r="4" fill="${trimDark}"/>`,
    ).join('');
  return boning;
}

const back = ({ textile }: GownOptions): Piece => ({
  path: 'M 452 404 C 500 376 560 376 600 388 C 640 376 700 376 748 404 C 740 440 700 470 600 470 C 500 470 460 440 452 404 Z',
  textile,
  textileScale: SCALE,
  layer: 'back',
  tone: 0.42,
  shadow: 0,
  crumple: 0.1,
  hemWave: 0,
});

const train = ({ sheer }: GownOptions): Piece => ({
  path: TRAIN,
  textile: sheer,
  textileScale: SCALE,
  roundness: 60,
  roundHeight: 0.3,
  seed: 90,
  shadow: 0,
  tone: 0.92,
  strokes: symmetric(
    pleats([580, 1430], [350, 1430], [566, 1590], [190, 1548], 9, { width: [12, 26], height: [6, 16] }),
  ),
});

const skirt = ({ textile }: GownOptions): Piece => ({
  path: SKIRT,
  textile,
  textileScale: SCALE,
  mirrorTextile: true,
  roundness: 100,
  roundHeight: 0.6,
  seed: 91,
  fadeDown: 0.08,
  strokes: symmetric([
    ...pleats([586, 1120], [482, 1110], [570, 1536], [290, 1490], 7, { width: [8, 40], height: [2, 26] }),
    fold([446, 760, 500, 800, 560, 806], 12, [5, 2]),
    fold([470, 1080, 520, 1100, 580, 1096], 12, [-5, -2]),
  ]),
});

const bodice = (options: GownOptions): Piece => ({
  path: BODICE,
  textile: options.textile,
  textileScale: SCALE * 0.9,
  mirrorTextile: true,
  roundness: 84,
  roundHeight: 0.66,
  seed: 92,
  hemWave: 0,
  crumple: 0.2,
  overlay: boning(options),
  strokes: symmetric([
    fold([466, 420, 500, 470, 546, 476, 584, 440], 28, [13, 9], 0.4),
    fold([470, 500, 510, 520, 560, 516], 16, [-7, -3]),
  ]),
});

const BACK =
  'M 446 402 C 470 410 530 418 600 418 C 670 418 730 410 754 402 C 756 480 744 560 726 640 C 690 664 640 676 600 680 C 560 676 510 664 474 640 C 456 560 444 480 446 402 Z';

/** The bodice from behind: straight above, and laced. */
const lacedBack = (options: GownOptions): Piece => ({
  ...bodice(options),
  path: BACK,
  overlay:
    `<path d="M 446 402 C 470 410 530 418 600 418 C 670 418 730 410 754 402" fill="none" stroke="${options.trim}" stroke-width="9"/>` +
    [500, 544]
      .flatMap((x) => [x, 1200 - x])
      .map(
        (x) =>
          `<path d="M${x} 412 C ${x} 480 ${x + (600 - x) * 0.08} 580 ${x + (600 - x) * 0.14} 658" fill="none" stroke="${options.trim}" stroke-width="5"/>`,
      )
      .join('') +
    lacing(428, 664, 26, options.trim, options.trimDark),
  strokes: symmetric([fold([470, 540, 510, 556, 560, 552], 14, [-6, -3])]),
});

const sleeve = ({ sheer, trim }: GownOptions): Piece => ({
  path: SLEEVE,
  textile: sheer,
  textileScale: SCALE * 0.9,
  textileTurn: 14,
  roundness: 44,
  roundHeight: 0.6,
  seed: 93,
  crumple: 0.5,
  strokes: [fold([400, 400, 370, 560, 336, 770], 14, 7), fold([420, 560, 380, 590, 348, 596], 10, -5)],
  overlay: `<path d="M298 772 C 318 790 344 794 364 786" fill="none" stroke="${trim}" stroke-width="9"/><path d="M350 408 C 392 394 434 410 458 440" fill="none" stroke="${trim}" stroke-width="12"/>`,
});

/** Corset mermaid gown in cord lace: sweetheart bodice with boning, sheer sleeves, trumpet skirt. */
export function corsetGown(options: GownOptions): Garment {
  return {
    fit: 'fitted',
    hemY: 1500,
    detail: { x: 330, y: 330, zoom: 2.2 },
    pieces: [
      back(options),
      train(options),
      skirt(options),
      bodice(options),
      ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
    ],
    behind: {
      pieces: [
        skirt(options),
        { ...train(options), shadow: 0.3 },
        lacedBack(options),
        ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
      ],
    },
  };
}
