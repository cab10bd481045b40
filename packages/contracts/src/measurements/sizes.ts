/**
 * Body measurements by women’s size; Nigerian labels follow the UK numbers, and a letter covers two of them, as with
 * British shops. Lengths are cm.
 */
export const WOMEN = [
  { letter: 'XS', uk: 6, us: 2, eu: 34, bust: 78, waist: 58, hip: 85 },
  { letter: 'S', uk: 8, us: 4, eu: 36, bust: 82, waist: 62, hip: 88 },
  { letter: 'S', uk: 10, us: 6, eu: 38, bust: 86, waist: 66, hip: 92 },
  { letter: 'M', uk: 12, us: 8, eu: 40, bust: 90, waist: 70, hip: 96 },
  { letter: 'M', uk: 14, us: 10, eu: 42, bust: 94, waist: 74, hip: 100 },
  { letter: 'L', uk: 16, us: 12, eu: 44, bust: 98, waist: 78, hip: 104 },
  { letter: 'L', uk: 18, us: 14, eu: 46, bust: 103, waist: 83, hip: 109 },
  { letter: 'XL', uk: 20, us: 16, eu: 48, bust: 108, waist: 88, hip: 114 },
] as const;

/** Chest by men’s size, in inches from and to. */
export const MEN = [
  { size: 'S', chest: [34, 36] },
  { size: 'M', chest: [38, 40] },
  { size: 'L', chest: [42, 44] },
  { size: 'XL', chest: [46, 48] },
] as const;
