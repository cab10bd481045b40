import { lengthText } from '@adunni/contracts/measurements/units';

const MM_PER_INCH = 25.4;

/** Yards as fabric is sold, in eighths: `6⅛ yards`, `1 yard`, `¾ yard`. */
export const yardsText = (yards: number): string =>
  `${lengthText(yards * MM_PER_INCH, 'in')} ${yards <= 1 ? 'yard' : 'yards'}`;
