// Dashiki: short wide-sleeved shirt with the bordered V neck.
import type { Garment, Piece, Textile } from '../core/piece.ts';
import { napeEdge, withNape } from '../sewing/behind.ts';
import { neckInside } from '../sewing/cut.ts';
import { fold, symmetric } from '../sewing/pleats.ts';

export interface DashikiOptions {
  textile: Textile;
  colours: { gold: string; dark: string; teal: string; cream: string; red: string };
}

const SCALE = 0.4;
const BODY =
  'M 510 264 C 470 276 420 292 384 312 C 330 390 276 490 234 600 C 280 650 340 676 396 684 C 412 640 424 600 432 560 C 428 700 410 830 396 934 C 470 962 730 962 804 934 C 790 830 772 700 768 560 C 776 600 788 640 804 684 C 860 676 920 650 966 600 C 924 490 870 390 816 312 C 780 292 730 276 690 264 C 672 312 648 336 628 348 L 600 420 L 572 348 C 552 336 528 312 510 264 Z';
const NECK =
  'M 510 264 C 540 242 660 242 690 264 C 672 312 648 336 628 348 L 600 420 L 572 348 C 552 336 528 312 510 264 Z';

/** Nested lines of the neck border: colour and width in px, widest first. */
const neckRings = (c: DashikiOptions['colours']): [string, number][] => [
  [c.dark, 120],
  [c.gold, 108],
  [c.dark, 92],
  [c.teal, 84],
  [c.dark, 64],
  [c.cream, 56],
  [c.dark, 44],
  [c.red, 36],
  [c.dark, 18],
  [c.gold, 10],
];

const NAPE = { left: 510, right: 690, y: 264, depth: 16 };

/** SVG: the border round the back of the neck, and those at hem and sleeves. */
const backBorder = (c: DashikiOptions['colours']): string =>
  neckRings(c)
    .map(
      ([colour, width]) =>
        `<path d="M ${NAPE.right} ${NAPE.y} ${napeEdge(NAPE)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
    )
    .join('') + edges(c);

/** SVG: the shield round the neck, its tail of diamonds, and borders at hem and sleeves. */
function yokeBorder(c: DashikiOptions['colours']): string {
  const shield = 'M 512 268 C 524 318 552 346 574 356 L 600 424 L 626 356 C 648 346 676 318 688 268';
  let svg = `<path d="M552 420 L648 420 L648 800 L600 846 L552 800Z" fill="${c.dark}"/><path d="M560 420 L640 420 L640 796 L600 834 L560 796Z" fill="${c.teal}"/>`;
  for (let i = 0; i < 6; i++) {
    const y = 486 + i * 56;
    svg += `<path d="M600 ${y - 26} L632 ${y} L600 ${y + 26} L568 ${y}Z" fill="${i % 2 ? c.gold : c.cream}" stroke="${c.dark}" stroke-width="5"/><path d="M600 ${y - 12} L614 ${y} L600 ${y + 12} L586 ${y}Z" fill="${i % 2 ? c.red : c.teal}"/>`;
  }
  for (const [colour, width] of neckRings(c))
    svg += `<path d="${shield}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="miter"/>`;
  return svg + edges(c);
}

/** SVG: the borders at hem and sleeves. */
function edges(c: DashikiOptions['colours']): string {
  let svg = '';
  for (let i = 0; i < 14; i++)
    svg += `<path d="M${410 + i * 29} ${902 + Math.sin((i / 13) * Math.PI) * 20} l14.5 -22 l14.5 22Z" fill="${i % 2 ? c.gold : c.cream}"/>`;
  svg += `<path d="M397 926 C 470 954 730 954 803 926" fill="none" stroke="${c.gold}" stroke-width="10"/>`;
  svg += `<path d="M242 606 C 286 652 344 674 394 680 M958 606 C 914 652 856 674 806 680" fill="none" stroke="${c.dark}" stroke-width="30"/><path d="M242 600 C 286 646 344 668 396 674 M958 600 C 914 646 856 668 804 674" fill="none" stroke="${c.gold}" stroke-width="10"/>`;
  return svg;
}

const body = ({ textile, colours }: DashikiOptions): Piece => ({
  path: BODY,
  textile,
  textileScale: SCALE,
  kimonoSleeve: 'M 380 450 L 180 430 L 180 730 L 402 730 L 396 660 L 378 560 Z',
  roundness: 70,
  roundHeight: 0.5,
  overlay: yokeBorder(colours),
  overlayShine: 0.06,
  seed: 17,
  mirrorTextile: true,
  strokes: symmetric([
    fold([400, 330, 350, 460, 300, 560, 268, 640], [14, 26], [8, 16]),
    fold([430, 360, 400, 500, 360, 600, 345, 680], [14, 24], [-8, -14]),
    fold([440, 420, 428, 500, 446, 590, 480, 660], [12, 22], [-14, -6]),
    fold([480, 560, 470, 700, 450, 830, 440, 945], [20, 38], [5, 18]),
    fold([520, 640, 515, 760, 505, 860, 500, 955], [18, 32], [-4, -14]),
  ]),
  fadeDown: 0.06,
});

/** The dashiki shirt. */
export function dashiki(options: DashikiOptions): Garment {
  return {
    fit: 'fitted',
    covers: 'top',
    hemY: 945,
    detail: { x: 410, y: 240, zoom: 2.4 },
    pieces: [neckInside(NECK, options.textile, SCALE), body(options)],
    behind: { pieces: [{ ...body(options), path: withNape(BODY, NAPE), overlay: backBorder(options.colours) }] },
  };
}
