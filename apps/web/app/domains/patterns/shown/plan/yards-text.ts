import { lengthText } from '@adunni/contracts/measurements/units';
import type { CuttingPlan } from '@adunni/contracts/patterns/patterns';

const MM_PER_INCH = 25.4;
const MM_PER_YARD = 914.4;

/** Yards as fabric is sold, in eighths: `6⅛ yards`, `1 yard`, `¾ yard`. */
export const yardsText = (yards: number): string =>
  `${lengthText(yards * MM_PER_INCH, 'in')} ${yards <= 1 ? 'yard' : 'yards'}`;

/** A length in mm, which is cut in whole eighths of a yard, as yards of fabric. */
export const lengthInYards = (mm: number): string => yardsText(Math.round((mm / MM_PER_YARD) * 8) / 8);

type Panel = NonNullable<CuttingPlan['strips']>['panels'][number];

/** Of what a piece is cut: `Sleeve, 2 panels: 4 strips of ¾ yard each`. */
export function panelText({ name, panels, strips, length }: Panel): string {
  const times = panels > 1 ? `, ${panels} panels` : '';
  return `${name}${times}: ${strips} strips of ${lengthInYards(length)}${panels > 1 ? ' each' : ''}`;
}
