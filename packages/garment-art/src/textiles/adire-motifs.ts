// The eleko vocabulary of adire: one drawing per 128 px square, as SVG round the origin.
import { petals, ring } from '../core/tile-drawing.ts';

/** What keeps the dye out. */
export const INK = '#fff';

const line = (d: string, w = 4): string => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${w}"/>`;
const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, k) => from + k * by);

const dotsSquare = steps(-44, 44, 14)
  .flatMap((a) => steps(-44, 44, 14).map((b) => `<circle cx="${a}" cy="${b}" r="4" fill="${INK}"/>`))
  .join('');
const bars = steps(-48, 48, 12)
  .map((k) => line(`M${k},-48 L${k},-8 M${k},8 L${k},48`))
  .join('');
const spiral = line(
  'M0,0 ' +
    Array.from(
      { length: 40 },
      (_, k) => `L${(Math.cos(k * 0.42) * k * 1.15).toFixed(1)},${(Math.sin(k * 0.42) * k * 1.15).toFixed(1)}`,
    ).join(' '),
  5,
);
const leaf =
  line('M0,46 C-30,10 -40,-20 0,-48 C40,-20 30,10 0,46Z M0,46 L0,-48', 5) +
  [-24, -8, 8, 24].map((y) => line(`M0,${y} l22,-14 M0,${y} l-22,-14`)).join('');
const cross =
  line('M-46,-46 L46,46 M46,-46 L-46,46', 5) +
  [
    [0, -30],
    [0, 30],
    [-30, 0],
    [30, 0],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="${INK}"/>`)
    .join('');
const zigzag = steps(-40, 40, 16)
  .map((y) => line(`M-46,${y} l15,8 l15,-8 l16,8 l15,-8 l15,8 l15,-8`))
  .join('');
const bird =
  line('M-40,18 C-30,-14 0,-22 18,-10 C30,-26 44,-18 44,-8 L32,-4 C28,20 0,34 -20,24 L-44,34Z', 4) +
  `<circle cx="30" cy="-12" r="3.5" fill="${INK}"/>` +
  line('M-22,6 q16,12 34,2 M-4,28 v16 M8,26 v18');
const comb =
  line('M-40,-40 h80 v26 h-80Z', 5) + [-34, -20, -6, 8, 22, 36].map((x) => line(`M${x},-14 v54`, 5)).join('');

export const ELEKO_MOTIFS = [
  `${petals(8, 6, 44, 0.3, 'none', INK, 4)}<circle r="8" fill="${INK}"/>`,
  [10, 22, 34, 46].map((r) => ring(r, 4, INK)).join(''),
  dotsSquare,
  bars,
  spiral,
  leaf,
  cross,
  zigzag,
  bird,
  comb,
];
