import type { LengthUnit } from '@adunni/contracts/measurements/units';

const CM_PER_INCH = 2.54;

/** A length of centimetres in the unit: whole centimetres, or inches to the nearest half. */
export function lengthText(centimetres: number, unit: LengthUnit): string {
  if (unit === 'cm') return String(Math.round(centimetres));
  const halves = Math.round((centimetres / CM_PER_INCH) * 2);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
}

/** A span of centimetres in the unit. */
export const spanText = ([from, to]: readonly [number, number], unit: LengthUnit): string =>
  `${lengthText(from, unit)}–${lengthText(to, unit)}`;

/** A span of inches in the unit. */
export const spanOfInches = ([from, to]: readonly [number, number], unit: LengthUnit): string =>
  spanText([from * CM_PER_INCH, to * CM_PER_INCH], unit);
