/** What a figure is drawn from: lengths and girths of a body, cm. */
export interface FigureLengths {
  height: number;
  /** Around the fullest part of the chest. */
  bust: number;
  waist: number;
  hips: number;
  /** Across the back, from the tip of one shoulder to the other. */
  shoulders: number;
  /** From the crotch to the floor. */
  inseam: number;
  /** From the tip of the shoulder to the wrist. */
  sleeve: number;
  /** Around the neck. */
  neck: number;
}

export type Build = 'woman' | 'man';

/**
 * The lengths that somebody has not given, from height and the three girths: shares of the height, and of the girths where
 * these say more, as adults have them on average (ANSUR II, 2012, medians rounded). For drawing only, never for cutting.
 */
export function completeLengths(build: Build, known: Partial<FigureLengths>): FigureLengths {
  const isWoman = build === 'woman';
  const height = known.height ?? (isWoman ? 165 : 176);
  const bust = known.bust ?? height * (isWoman ? 0.57 : 0.57);
  const waist = known.waist ?? bust * (isWoman ? 0.84 : 0.89);
  const hips = known.hips ?? (isWoman ? waist * 1.26 : waist * 1.09);
  return {
    ...{ height, bust, waist, hips },
    shoulders: known.shoulders ?? height * (isWoman ? 0.19 : 0.2) + bust * (isWoman ? 0.07 : 0.09),
    inseam: known.inseam ?? height * (isWoman ? 0.455 : 0.455),
    sleeve: known.sleeve ?? height * (isWoman ? 0.345 : 0.355),
    neck: known.neck ?? bust * (isWoman ? 0.36 : 0.385),
  };
}

/** How deep each part of a body is by its width, seen from the front (est.). */
export const DEPTHS = {
  chest: { woman: 0.78, man: 0.72 },
  waist: { woman: 0.74, man: 0.74 },
  hip: { woman: 0.7, man: 0.7 },
} as const;

/**
 * Half the width, seen from the front, of a part of the body with a girth, if it is an ellipse `depth` times as deep as
 * wide. Ramanujan’s first approximation of the ellipse’s circumference is linear in its size, so it can be solved at once.
 */
export const halfWidth = (girth: number, depth: number): number => girth / girthOfOne(depth);

/** The girth of a part of the body that is so wide, half of it, seen from the front. */
export const girthOf = (half: number, depth: number): number => half * girthOfOne(depth);

const girthOfOne = (depth: number): number => Math.PI * (3 * (1 + depth) - Math.sqrt((3 + depth) * (1 + 3 * depth)));
