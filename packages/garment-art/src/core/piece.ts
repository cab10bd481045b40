// Data types shared by textiles, garments and the cloth shader.
import type { Point } from './geometry.ts';

/** A square, tileable piece of cloth: colour, relief, shine and (for sheer cloth) cover. */
export interface Textile {
  size: number; // px
  step: number; // px of the whole tile per px
  colour: Uint8ClampedArray; // rgb, 3 bytes per px
  relief: Float32Array; // thread height in px
  shine: Float32Array; // 0..1 per px
  cover?: Float32Array; // 0..1 per px, absent = opaque
  specular: number; // strength of highlights
  gloss: number; // highlight exponent
  pile?: number; // velvet: light at grazing angles
  levels?: Textile[]; // copies, each half the size of the one before
}

export type LayerRole = 'back' | 'legR' | 'legL' | 'body' | 'sleeveR' | 'sleeveL' | 'front';

/** A fold drawn by hand: a ridge (height > 0) or valley (height < 0) along a curve; units are design px. */
export interface FoldStroke {
  points: Point[];
  startWidth: number;
  endWidth?: number;
  startHeight: number;
  endHeight?: number;
  tailFade?: number; // share of the length over which the end fades, default 0.2
}

/** Procedural vertical folds. */
export interface FoldField {
  count: number;
  height: number;
  startAt?: number; // 0..1 of the piece's height
  growOver?: number; // 0..1 of the piece's height
  width?: number;
}

/** One piece of cloth of a garment; px are design px, angles degrees. */
export interface Piece {
  path: string;
  textile: Textile;
  layer?: LayerRole;
  part?: 'headwear'; // shown on cards, left out of try-on cutouts
  kimonoSleeve?: string; // path around the right sleeve of a body cut in one with its sleeves; the left one mirrors it
  textileScale?: number;
  textileTurn?: number;
  textileOffset?: Point;
  mirrorTextile?: boolean; // repeat mirrored about the centre line
  roundness?: number; // px over which edges curve away
  roundHeight?: number; // 0..1
  profile?: 'tube' | 'pillow'; // tube: rounds only left and right
  folds?: FoldField;
  strokes?: FoldStroke[];
  crumple?: number; // 0 = ironed, 1 = lived in
  overlay?: string; // SVG embroidery in design px
  overlayShine?: number;
  tone?: number; // brightness factor
  fadeDown?: number; // darkening towards the hem
  shadow?: number; // strength of the shadow on pieces below, 0 = none
  shadowOffset?: Point;
  shadowBlur?: number;
  hemWave?: number; // how much the hem follows the folds, 0 = straight
  displacement?: number;
  seed?: number;
}

export type AnchorName =
  | 'neck'
  | 'shoulderL'
  | 'shoulderR'
  | 'elbowL'
  | 'elbowR'
  | 'wristL'
  | 'wristR'
  | 'chestL'
  | 'chestR'
  | 'waistL'
  | 'waistR'
  | 'hipL'
  | 'hipR'
  | 'hipJL'
  | 'hipJR'
  | 'kneeL'
  | 'kneeR'
  | 'ankleL'
  | 'ankleR'
  | 'hemL'
  | 'hemR';

/** A drawn garment or accessory. fit 'robe' hangs from the shoulders, 'fitted' follows arms. */
export interface Garment {
  pieces: Piece[];
  fit?: 'fitted' | 'robe';
  covers?: 'top' | 'bottom'; // what of a body, when not all of it
  hemY?: number;
  longSleeve?: boolean;
  ornaments?: string; // SVG (design px) of beads and jewellery laid on top
  behind?: Behind; // as others see it who stand behind its wearer
  detail?: { x: number; y: number; zoom: number }; // top left corner (px) and zoom of the detail picture
}

/** A garment seen from behind: the wearer's left is at the left of the picture, and no piece has the layer "back". */
export interface Behind {
  pieces: Piece[];
  ornaments?: string;
}

/** Where the body is inside every garment canvas ("apose-v1", px). */
export const BODY_TEMPLATE: Record<Exclude<AnchorName, 'hemL' | 'hemR'>, Point> = {
  neck: [600, 285],
  shoulderR: [455, 325],
  shoulderL: [745, 325],
  elbowR: [372, 580],
  elbowL: [828, 580],
  wristR: [300, 806],
  wristL: [900, 806],
  chestR: [452, 480],
  chestL: [748, 480],
  waistR: [476, 635],
  waistL: [724, 635],
  hipR: [446, 800],
  hipL: [754, 800],
  hipJR: [520, 800],
  hipJL: [680, 800],
  kneeR: [528, 1130],
  kneeL: [672, 1130],
  ankleR: [536, 1450],
  ankleL: [664, 1450],
};
