import type { Path } from '@freesewing/core';
import type { LengthName } from '../body/lengths.ts';
import type { Place } from '../geometry/path.ts';

/** How much room a garment has around the body. */
export const FITS = ['fitted', 'regular', 'loose'] as const;
export type Fit = (typeof FITS)[number];

/** A named stretch of a piece’s outline. A fold is cut through neither: the cloth is doubled along it. */
export interface Edge {
  name: string;
  path: Path;
  kind: 'seam' | 'hem' | 'fold';
  /** How far outside of it is cut, in mm; 0 for a fold. */
  allowance: number;
}

/** A line within a piece: where to slit, to fold, to lay a pocket, or to sew one leg of a dart to the other. */
export interface InnerLine {
  name: string;
  path: Path;
  kind: 'cut' | 'fold' | 'place' | 'dart';
}

/** A short mark across the allowance, so many mm along an edge; two marks for a back. */
export interface Notch {
  edge: string;
  along: number;
  marks: 1 | 2;
}

export interface Piece {
  id: string;
  /** What a tailor calls it: “Front”. */
  name: string;
  /** How many are cut; a pair is cut mirrored. One with a fold edge is cut on the fold, so it is whole. */
  count: number;
  /** Round the outline in order: each begins where the one before ends. */
  edges: Edge[];
  inner: InnerLine[];
  notches: Notch[];
  /** Along the warp, from the upper to the lower end. */
  grain: readonly [Place, Place];
}

/** Edges of pieces, or legs of darts, one after the other, `times` as often as they are sewn. */
export type Along = readonly { piece: string; edge: string; times?: number }[];

/** Two runs of edges that are sewn to each other, so equally long but for `eased` mm that the other has more. */
export interface Seam {
  name: string;
  one: Along;
  other: Along;
  eased: number;
}

/** What is measured on the outlines: across pieces at a height, or along edges and inner lines. */
export type Measuring =
  | { across: readonly { piece: string; y: number; times: number }[] }
  | { along: readonly { piece: string; line: string; times: number }[] };

/** A finished girth in mm: the body’s, the ease of the fit, and where the pieces show it. */
export interface Girth {
  name: string;
  body: number;
  ease: number;
  measure: Measuring;
  /** More than asked for is meant, since another length decides there; less never is. */
  atLeast: boolean;
}

/** A pattern before it is arranged on paper. */
export interface Draft {
  garment: string;
  fit: Fit;
  pieces: Piece[];
  seams: Seam[];
  girths: Girth[];
  /** The lengths that were used, in the order of their use. */
  used: readonly LengthName[];
  /** What a tailor should know before cutting. */
  notes: string[];
}
