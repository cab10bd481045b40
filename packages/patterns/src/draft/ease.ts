import type { Fit } from './model.ts';

/** Room in mm beyond the body’s girth, by fit: fitted, regular, loose. */
type Ease = Readonly<Record<Fit, number>>;
const ease = (fitted: number, regular: number, loose: number): Ease => ({ fitted, regular, loose });

/**
 * Ease of the tops. Classes on sewing a man’s buba give 4 in to the chest, allowances included; costume and fitting texts
 * give 2–4 in as wearing ease and more as design. The figures between and above are estimated.
 */
export const BUBA = {
  bust: ease(100, 160, 240),
  waist: ease(100, 140, 200),
  hip: ease(80, 130, 200),
  neck: ease(20, 30, 50),
  upperArm: ease(130, 170, 220),
  wrist: ease(140, 190, 250),
};
export const KAFTAN = {
  bust: ease(100, 140, 200),
  waist: ease(110, 150, 210),
  hip: ease(90, 140, 210),
  neck: ease(15, 25, 35),
  upperArm: ease(80, 110, 150),
  wrist: ease(70, 100, 140),
};
/** A shirt worn over trousers, closer than a kaftan (estimated). */
export const ISIAGU = {
  bust: ease(90, 130, 180),
  waist: ease(100, 140, 190),
  hip: ease(80, 120, 170),
  neck: ease(15, 20, 30),
  upperArm: ease(75, 100, 135),
  wrist: ease(70, 95, 130),
};

/** Close, since a senator is worn as a suit (estimated); the neck has room for a collar. */
export const SENATOR = {
  bust: ease(80, 110, 160),
  waist: ease(90, 120, 170),
  hip: ease(70, 110, 160),
  neck: ease(15, 22, 32),
  upperArm: ease(65, 90, 125),
  wrist: ease(60, 85, 120),
};

/** Ease of trousers on elastic or a drawstring, which go over the hips unopened (estimated). */
export const SOKOTO = {
  hip: ease(100, 150, 220),
  thigh: ease(80, 120, 170),
  knee: ease(80, 120, 180),
  ankle: ease(110, 160, 240),
  /** Room to sit, from waist through the crotch to waist. */
  crotch: ease(40, 60, 100),
};

/** Closer, since trousers with darts and a fly are opened to be put on (estimated). */
export const TROUSERS = {
  hip: ease(50, 80, 120),
  thigh: ease(50, 80, 120),
  knee: ease(60, 90, 130),
  ankle: ease(90, 130, 190),
  crotch: ease(25, 40, 60),
  waist: ease(10, 20, 35),
};

/** A robe is measured by its width from wrist to wrist: which part of the arm it covers, in percent (estimated). */
export const AGBADA = {
  arm: ease(85, 100, 112),
  bust: ease(300, 400, 500),
  neck: ease(60, 80, 100),
};

/** As the agbada’s; classes on sewing a boubou make it as wide as the sleeve’s length, so to the wrist (the rest estimated). */
export const BOUBOU = {
  arm: ease(80, 95, 108),
  bust: ease(250, 350, 450),
  neck: ease(80, 110, 140),
};

/** Wider than an agbada: the wings fall over the hands; `hem` is the room beyond the hips all round (estimated). */
export const BABBAN_RIGA = {
  arm: ease(100, 116, 132),
  bust: ease(350, 450, 550),
  neck: ease(60, 80, 100),
  hem: ease(1500, 2000, 2500),
};

/** Ease of skirts with darts on a waistband; an A-line needs little at the hip, since it widens from there (estimated). */
export const SKIRT = {
  waist: ease(10, 20, 35),
  hip: ease(40, 60, 90),
};

/** Close, as for a dress: blocks of the books give 2–4 in to the bust (the rest estimated). */
export const BODICE = {
  bust: ease(40, 60, 90),
  waist: ease(20, 35, 55),
  neck: ease(8, 14, 22),
  upperArm: ease(40, 55, 75),
  wrist: ease(40, 55, 80),
};

/**
 * A corset is less than the body: it draws the waist in, and its edges stand `gap` mm apart at the back, which is part of
 * every figure (estimated).
 */
export const CORSET = {
  gap: 50,
  bust: ease(-60, -50, -35),
  underBust: ease(-80, -65, -50),
  waist: ease(-110, -90, -65),
  foot: ease(-50, -40, -25),
};

/** How far a wrapper goes round the hips, in percent: the usual 2 yards and 9 in are about 170 % of 110 cm (estimated). */
export const IRO = { around: ease(150, 165, 180) };
