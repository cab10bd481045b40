import { type Figure, LENGTH_NAMES, type LengthName, LIMITS } from './lengths.ts';

/** Height, bust, waist and hip in mm, from which the rest can be estimated. */
export interface Core {
  h: number;
  b: number;
  w: number;
  hip: number;
}

type Estimate = readonly [woman: (core: Core) => number, man: (core: Core) => number];
const both = (estimate: (core: Core) => number): Estimate => [estimate, estimate];

/** Lengths of an average adult by height and girths (estimated), exact for none: a garment cut by them needs a fitting. */
const ESTIMATES: Readonly<Record<Exclude<LengthName, 'height' | 'bust-girth'>, Estimate>> = {
  'head-girth': both(({ h }) => 0.12 * h + 350),
  'neck-base-girth': [({ b }) => 0.2 * b + 170, ({ b }) => 0.25 * b + 150],
  'shoulder-width': [({ h, b }) => 0.17 * h + 0.12 * b, ({ h, b }) => 0.2 * h + 0.1 * b],
  'under-bust-girth': both(({ b }) => 0.87 * b),
  'waist-girth': [({ b }) => 0.78 * b, ({ b }) => 0.88 * b],
  'hip-girth': [({ b, w }) => 0.6 * b + 0.6 * w, ({ b, w }) => 0.55 * b + 0.5 * w],
  'bust-point-separation': both(({ b }) => 0.2 * b),
  'shoulder-to-bust-point': both(({ h, b }) => 0.11 * h + 0.09 * b),
  'shoulder-to-waist': [({ h }) => 0.258 * h, ({ h }) => 0.265 * h],
  'arm-length': [({ h }) => 0.355 * h, ({ h }) => 0.362 * h],
  'upper-arm-girth': [({ b }) => 0.28 * b + 45, ({ b }) => 0.27 * b + 60],
  'armscye-girth': both(({ b }) => 0.38 * b + 50),
  'wrist-girth': [({ h, b }) => 0.065 * h + 0.055 * b, ({ h, b }) => 0.07 * h + 0.05 * b],
  'thigh-girth': both(({ hip }) => 0.58 * hip),
  'knee-girth': both(({ hip }) => 0.25 * hip + 130),
  'ankle-girth': [({ hip }) => 0.12 * hip + 100, ({ hip }) => 0.14 * hip + 100],
  'inside-leg-length': [({ h }) => 0.47 * h, ({ h }) => 0.463 * h],
  'outside-leg-length': [({ h }) => 0.632 * h, ({ h }) => 0.615 * h],
  'gown-length': both(({ h }) => 0.84 * h),
  'kaftan-length': both(({ h }) => 0.62 * h),
  'agbada-length': both(({ h }) => 0.8 * h),
};

/** An average adult’s length of that name in mm, within its limits. */
export function estimateLength(name: LengthName, figure: Figure, core: Core): number {
  if (name === 'height') return core.h;
  if (name === 'bust-girth') return core.b;
  const [least, most] = LIMITS[name];
  return Math.round(Math.min(most, Math.max(least, ESTIMATES[name][figure === 'woman' ? 0 : 1](core))));
}

/** Whether a length is never estimated, because the others are estimated from it. */
export const isNeeded = (name: LengthName): boolean => name === 'height' || name === 'bust-girth';

/** Every length that can be estimated. */
export const ESTIMABLE: readonly LengthName[] = LENGTH_NAMES.filter((name) => !isNeeded(name));
