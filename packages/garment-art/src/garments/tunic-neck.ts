// The neck of a tunic: a standing collar, round, or open.
import type { Piece, Textile } from '../core/piece.ts';
import { napeBand, napeEdge } from '../sewing/behind.ts';
import { liningSeen, neckInside } from '../sewing/cut.ts';

export type TunicNeckline = 'collar' | 'round' | 'open';

interface NeckOptions {
  textile: Textile;
  textileScale: number;
  trim: string;
  trimDark: string;
  neckline?: TunicNeckline;
  lining?: string;
}

const COLLAR =
  'M 526 234 C 560 250 640 250 674 234 C 682 248 684 262 682 276 C 650 312 550 312 518 276 C 516 262 518 248 526 234 Z';

const collar = ({ textile, textileScale, trim, trimDark }: NeckOptions): Piece => ({
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

const NAPE = { left: 520, right: 680, y: 262 };

interface NeckBehind {
  /** How the back is cut from its left shoulder to its right one. */
  edge: string;
  binding: string;
  collar: Piece[];
}

/** The neck as it is chosen, from behind: no opening, and a collar that is closed. */
export function tunicNape(options: NeckOptions): NeckBehind {
  const { neckline = 'collar', trim, trimDark } = options;
  if (neckline !== 'collar') return { edge: napeEdge(NAPE), binding: napeBand(NAPE, trim, 16, trimDark), collar: [] };
  const overlay = `<path d="M524 240 C 560 250 640 250 676 240" fill="none" stroke="${trim}" stroke-width="3.4"/>`;
  const path =
    'M 526 232 C 560 240 640 240 674 232 C 682 246 684 260 682 274 C 650 292 550 292 518 274 C 516 260 518 246 526 232 Z';
  return { edge: napeEdge(NAPE), binding: '', collar: [{ ...collar(options), path, overlay }] };
}

interface Neck {
  /** How the body is cut from its left shoulder to its right one. */
  edge: string;
  /** SVG: what is sewn along it. */
  binding: string;
  /** The inside of the back, and the collar. */
  pieces: Piece[];
}

const ROUND = 'C 660 288 640 300 600 304 C 560 300 540 288 520 262';
const OPEN = 'L 600 412 L 520 262';

/** What is seen of the inside: the cloth in the shade, or the lining. */
function inside(path: string, { textile, lining }: NeckOptions): Piece {
  const piece = neckInside(path, textile);
  return lining ? { ...piece, tone: 0.72, overlay: liningSeen(path, lining, 200) } : piece;
}

/** The neck as it was chosen. */
export function tunicNeck(options: NeckOptions): Neck {
  const { neckline = 'collar', trim, trimDark } = options;
  if (neckline === 'collar')
    return {
      edge: ROUND,
      binding: '',
      pieces: [inside('M 526 234 C 560 222 640 222 674 234 C 640 252 560 252 526 234 Z', options), collar(options)],
    };
  const edge = neckline === 'open' ? OPEN : ROUND;
  const sewn = `M 680 262 ${edge}`;
  return {
    edge,
    binding: `<path d="${sewn}" fill="none" stroke="${trim}" stroke-width="16"/><path d="${sewn}" fill="none" stroke="${trimDark}" stroke-width="3" stroke-dasharray="7 5"/>`,
    // Below the body, whose neck it shows through.
    pieces: [inside(`M 520 262 C 545 232 655 232 680 262 ${edge} Z`, options)],
  };
}
