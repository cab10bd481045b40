/** Units in which lengths are typed and read. */
export const LENGTH_UNITS = ['cm', 'in'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/**
 * Lengths are kept in whole millimetres: a tape is read to half a centimetre or an eighth of an inch (3.175 mm), so a
 * rounding of at most half a millimetre gives back every eighth exactly, and integers compare without surprise.
 */
const MM_PER_CM = 10;
const MM_PER_INCH = 25.4;
const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;
const FRACTION_SIGNS = '⅛¼⅜½⅝¾⅞';

const INCHES_PER_FOOT = 12;

const perUnit = (unit: LengthUnit): number => (unit === 'cm' ? MM_PER_CM : MM_PER_INCH);

/** `36`, `36.5`, `36,5`, `36 1/2`, `1/2`, `36½`, `36 ½`, with or without a unit behind it. */
const TYPED = new RegExp(
  String.raw`^(\d{1,3}(?:[.,]\d{1,3})?)?\s*(?:([${FRACTION_SIGNS}])|(?<=\s|^)(\d)/([248]))?\s*(cm|in|inch|inches|"|”|″)?$`,
);

/** `6'`, `6'0`, `6' 2½"`, `6ft 2`, `6 feet 2 inches`: whole feet, then the inches beyond them. */
const TYPED_IN_FEET = /^(\d{1,2})\s*(?:['’′]|ft\.?|foot|feet)\s*(?![a-z])(.*)$/;

/** A typed length in whole millimetres, or null for what is none. A unit that was typed too counts before the given. */
export function parseLength(text: string, unit: LengthUnit): number | null {
  const typed = text.trim().toLowerCase();
  const [, feet, beyond = ''] = TYPED_IN_FEET.exec(typed) ?? [];
  if (feet === undefined) return lengthOf(typed, unit);
  const inches = beyond === '' ? 0 : beyond.endsWith('cm') ? null : lengthOf(beyond, 'in');
  const foot = INCHES_PER_FOOT * MM_PER_INCH;
  return inches === null || inches >= Math.floor(foot) ? null : Math.round(Number(feet) * foot + inches);
}

/** A trimmed length in one unit, as `parseLength`. */
function lengthOf(text: string, unit: LengthUnit): number | null {
  const [, number, sign, above, below, suffix] = TYPED.exec(text) ?? [];
  const hasFraction = sign !== undefined || above !== undefined;
  if (number === undefined && !hasFraction) return null;
  if (hasFraction && number !== undefined && !/^\d+$/.test(number)) return null;
  const whole = number === undefined ? 0 : Number(number.replace(',', '.'));
  const part = sign ? (FRACTION_SIGNS.indexOf(sign) + 1) / 8 : above ? Number(above) / Number(below) : 0;
  const meant = suffix === undefined ? unit : suffix === 'cm' ? 'cm' : 'in';
  return Math.round((whole + part) * perUnit(meant));
}

/** A length as it is read: centimetres to one decimal, inches to the nearest eighth. */
export function lengthText(mm: number, unit: LengthUnit): string {
  if (unit === 'cm') return String(mm / MM_PER_CM);
  const eighths = Math.round((mm / MM_PER_INCH) * 8);
  const whole = Math.floor(eighths / 8);
  const part = EIGHTHS[eighths % 8] ?? '';
  return whole === 0 && part ? part : `${whole}${part}`;
}

/** As `lengthText`, with its unit. */
export const lengthLabel = (mm: number, unit: LengthUnit): string => `${lengthText(mm, unit)} ${unit}`;

/** What a length would be if its number had been meant in the other unit: 36 typed as cm, read as inches. */
export const readInOtherUnit = (mm: number, unit: LengthUnit): number =>
  Math.round((mm / perUnit(unit)) * perUnit(unit === 'cm' ? 'in' : 'cm'));
