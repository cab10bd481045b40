/**
 * Body measurements by women’s size; Nigerian labels follow the UK numbers, and a letter covers two of them, as with
 * British shops. Lengths are cm, from and to: a size begins where the one before it ends, so that nobody falls between two.
 */
export const WOMEN = [
  { letter: 'XS', uk: 6, us: 2, eu: 34, bust: [74, 78], waist: [54, 58], hip: [82, 85] },
  { letter: 'S', uk: 8, us: 4, eu: 36, bust: [78, 82], waist: [58, 62], hip: [85, 88] },
  { letter: 'S', uk: 10, us: 6, eu: 38, bust: [82, 86], waist: [62, 66], hip: [88, 92] },
  { letter: 'M', uk: 12, us: 8, eu: 40, bust: [86, 90], waist: [66, 70], hip: [92, 96] },
  { letter: 'M', uk: 14, us: 10, eu: 42, bust: [90, 94], waist: [70, 74], hip: [96, 100] },
  { letter: 'L', uk: 16, us: 12, eu: 44, bust: [94, 98], waist: [74, 78], hip: [100, 104] },
  { letter: 'L', uk: 18, us: 14, eu: 46, bust: [98, 103], waist: [78, 83], hip: [104, 109] },
  { letter: 'XL', uk: 20, us: 16, eu: 48, bust: [103, 108], waist: [83, 88], hip: [109, 114] },
] as const;

/** Chest by men’s size, in inches from and to, as close to each other. */
export const MEN = [
  { size: 'S', chest: [34, 36] },
  { size: 'M', chest: [36, 40] },
  { size: 'L', chest: [40, 44] },
  { size: 'XL', chest: [44, 48] },
] as const;
