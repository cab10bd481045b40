import { ESTIMABLE, estimateLength } from './estimate.ts';
import { type Figure, type LengthName, LIMITS, type Measured } from './lengths.ts';

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A body that could be: height and girths anywhere within the limits, thin to very heavy, and everything else within a
 * twelfth of what is usual for them. Of every third one some lengths were not measured.
 */
export function randomBody(chance: () => number): { figure: Figure; measured: Measured } {
  const between = (least: number, most: number) => least + (most - least) * chance();
  const limited = (name: LengthName, value: number) =>
    Math.round(Math.min(LIMITS[name][1], Math.max(LIMITS[name][0], value)));
  const figure: Figure = chance() < 0.5 ? 'woman' : 'man';
  const h = limited('height', between(1300, 2200));
  const b = limited('bust-girth', h * between(0.42, 0.92));
  const w = limited('waist-girth', b * between(0.68, 1.1));
  const hip = limited('hip-girth', (0.55 * b + 0.55 * w) * between(0.88, 1.18));
  const measured: Measured = { height: h, 'bust-girth': b, 'waist-girth': w, 'hip-girth': hip };
  for (const name of ESTIMABLE)
    measured[name] ??= limited(name, estimateLength(name, figure, { h, b, w, hip }) * between(0.92, 1.08));
  measured['under-bust-girth'] = limited('under-bust-girth', b * between(0.8, 0.92));
  measured['outside-leg-length'] = limited('outside-leg-length', h * between(0.59, 0.66));
  const rise = h * between(0.14, 0.175);
  measured['inside-leg-length'] = limited('inside-leg-length', (measured['outside-leg-length'] ?? 0) - rise);
  if (chance() < 1 / 3) for (const name of ESTIMABLE) if (chance() < 0.4) delete measured[name];
  return { figure, measured };
}
