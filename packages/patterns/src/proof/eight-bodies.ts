import type { Figure, Measured } from '../body/lengths.ts';
import type { Fit } from '../draft/model.ts';

/** Bodies of eight builds, by which drafts are looked at by eye. Lengths in mm. */
export const EIGHT_BODIES: readonly { name: string; figure: Figure; fit: Fit; measured: Measured }[] = [
  ['usual man', 'man', 'regular', 1750, 980, 840, 990],
  ['usual woman', 'woman', 'regular', 1650, 960, 800, 1040],
  ['heavy man with a belly', 'man', 'loose', 1700, 1300, 1400, 1280],
  ['tall thin man', 'man', 'fitted', 1950, 880, 720, 880],
  ['short slight woman', 'woman', 'fitted', 1500, 780, 580, 850],
  ['heavy woman', 'woman', 'loose', 1600, 1250, 1150, 1400],
  ['woman with wide hips', 'woman', 'regular', 1680, 860, 700, 1160],
  ['short stout man', 'man', 'regular', 1550, 1000, 1050, 980],
].map((row) => {
  const [name, figure, fit, height, bust, waist, hip] = row as [string, Figure, Fit, number, number, number, number];
  const measured = { height, 'bust-girth': bust, 'waist-girth': waist, 'hip-girth': hip };
  return { name, figure, fit, measured };
});
