// Long open duster over a slip dress.
import type { Garment, Piece, Textile } from '../core/piece.ts';
import { napeBand, napeEdge } from '../sewing/behind.ts';
import { pair } from '../sewing/cut.ts';
import { band } from '../sewing/embroidery.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';
import type { DressOptions } from './dress-options.ts';

type DusterOptions = DressOptions & { slip: Textile };

const SCALE = 0.44;
const SLIP =
  'M 520 330 C 500 360 474 380 462 410 C 462 500 472 580 476 640 C 450 720 440 800 438 900 C 434 1040 430 1180 424 1330 C 500 1356 700 1356 776 1330 C 770 1180 766 1040 762 900 C 760 800 750 720 724 640 C 728 580 738 500 738 410 C 726 380 700 360 680 330 C 664 390 636 416 600 420 C 564 416 536 390 520 330 Z';
const FRONT =
  'M 520 262 C 480 278 444 294 414 312 C 416 420 420 520 424 620 C 412 800 372 1150 342 1452 C 400 1476 470 1480 528 1472 C 540 1200 548 900 548 640 C 548 500 540 380 520 262 Z';
const SLEEVE =
  'M 418 308 C 362 340 318 430 284 540 C 264 610 244 680 226 740 C 262 786 340 806 400 796 C 416 720 428 640 434 560 Z';

const back = ({ textile }: DusterOptions): Piece => ({
  path: 'M 520 262 C 556 244 644 244 680 262 C 700 640 730 1100 800 1440 C 700 1460 500 1460 400 1440 C 470 1100 500 640 520 262 Z',
  textile,
  textileScale: SCALE,
  layer: 'back',
  tone: 0.36,
  shadow: 0,
  hemWave: 0.2,
});

const slip = ({ slip }: DusterOptions): Piece => ({
  path: SLIP,
  textile: slip,
  textileScale: 0.5,
  layer: 'body',
  roundness: 90,
  roundHeight: 0.58,
  seed: 112,
  shadow: 0.3,
  strokes: symmetric([
    fold([474, 430, 510, 490, 556, 500], 30, [10, 5]),
    ...pleats([580, 700], [490, 690], [570, 1340], [448, 1336], 5, { width: [14, 34], height: [3, 14] }),
  ]),
  overlay: `<path d="M520 334 L528 262 M680 334 L672 262" stroke="#d9cbb2" stroke-width="7"/>`,
});

const front = ({ textile, trim, trimDark }: DusterOptions): Piece => ({
  path: FRONT,
  textile,
  textileScale: SCALE,
  roundness: 40,
  roundHeight: 0.4,
  seed: 113,
  fadeDown: 0.06,
  overlay: band('M 522 262 C 542 380 548 500 548 640 C 548 900 540 1200 528 1472', trim, 26, trimDark),
  strokes: pleats([500, 420], [436, 420], [504, 1474], [370, 1462], 5, { width: [11, 28], height: [5, 17] }),
  shadow: 0.46,
});

const sleeve = ({ textile, trim }: DusterOptions): Piece => ({
  path: SLEEVE,
  textile,
  textileScale: SCALE,
  textileTurn: 18,
  roundness: 48,
  roundHeight: 0.5,
  seed: 114,
  overlay: `<path d="M232 722 C 268 766 340 786 404 776" fill="none" stroke="${trim}" stroke-width="20"/>`,
  strokes: pleats([424, 330], [380, 370], [384, 796], [248, 752], 6, { width: [10, 22], height: [6, 14] }),
});

const NAPE = { left: 520, right: 680, y: 262 };

/** The coat from behind, whole. */
const wholeBack = ({ textile, trim, trimDark }: DusterOptions): Piece => ({
  path: `M 520 262 C 480 278 444 294 414 312 C 416 420 420 520 424 620 C 412 800 372 1150 342 1452 C 430 1480 770 1480 858 1452 C 828 1150 788 800 776 620 C 780 520 784 420 786 312 C 756 294 720 278 680 262 ${napeEdge(NAPE)} Z`,
  textile,
  textileScale: SCALE,
  mirrorTextile: true,
  roundness: 80,
  roundHeight: 0.45,
  seed: 113,
  fadeDown: 0.06,
  overlay: napeBand(NAPE, trim, 22, trimDark),
  strokes: symmetric(pleats([588, 470], [450, 440], [584, 1474], [380, 1462], 7, { width: [11, 30], height: [4, 17] })),
});

/** Kimono-sleeved duster, worn open. */
export function duster(options: DusterOptions): Garment {
  return {
    fit: 'fitted',
    hemY: 1470,
    longSleeve: true,
    detail: { x: 300, y: 280, zoom: 2.3 },
    pieces: [back(options), slip(options), ...pair(front(options)), ...pair(sleeve(options), 'sleeveR', 'sleeveL')],
    behind: { pieces: [wholeBack(options), ...pair(sleeve(options), 'sleeveR', 'sleeveL')] },
  };
}
