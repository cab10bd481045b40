import { PALETTE } from './palette.ts';

/** Plain colours that aso-ebi is seldom chosen in. */
const OTHERS: typeof PALETTE = [
  { name: 'Pink', hex: '#f0b4c4' },
  { name: 'Pale pink', hex: '#f6dfe3' },
  { name: 'Yellow', hex: '#f2d13d' },
  { name: 'Orange', hex: '#f07d1c' },
  { name: 'Brown', hex: '#7d4a26' },
  { name: 'Dark green', hex: '#0f3d2e' },
  { name: 'Pale green', hex: '#d5efe1' },
  { name: 'Pale blue', hex: '#dde6f2' },
  { name: 'Grey', hex: '#7c7c7c' },
];
const NAMED = [...PALETTE, ...OTHERS];

/** What a colour is called: the name of the one that looks nearest among those that have one. `#d9b25a` → `Gold`. */
export function colourName(hex: string): string {
  const seen = labOf(hex);
  const far = NAMED.map((colour) => ({ name: colour.name, by: distance(seen, labOf(colour.hex)) }));
  return far.reduce((best, each) => (each.by < best.by ? each : best)).name;
}

type Lab = readonly [lightness: number, a: number, b: number];

/** Lightness counts for half: a light and a deep gold are both gold, while another hue is another colour. */
const distance = ([l, a, b]: Lab, other: Lab): number => Math.hypot((l - other[0]) / 2, a - other[1], b - other[2]);

/** A colour as the eye tells it apart from others (OKLab). */
function labOf(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
