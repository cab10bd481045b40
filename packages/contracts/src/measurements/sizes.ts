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

/** Chest by men’s size, in inches from and to, as close to each other; UK and US sizes are these inches. */
export const MEN = [
  { size: 'S', eu: '44–46', chest: [34, 36] },
  { size: 'M', eu: '46–50', chest: [36, 40] },
  { size: 'L', eu: '50–56', chest: [40, 44] },
  { size: 'XL', eu: '56–60', chest: [44, 48] },
] as const;

/** Children’s sizes by age, as the shop labels them (estimated). Lengths are cm, as close to each other. */
export const CHILDREN = [
  { size: '2–3 years', us: '2T–3T', eu: '92–98', height: [86, 98], chest: [50, 54], waist: [49, 52] },
  { size: '4–5 years', us: '4–5', eu: '104–110', height: [98, 110], chest: [54, 58], waist: [52, 55] },
  { size: '6–7 years', us: '6–7', eu: '116–122', height: [110, 122], chest: [58, 63], waist: [55, 58] },
  { size: '8–9 years', us: '8–10', eu: '128–134', height: [122, 134], chest: [63, 69], waist: [58, 61] },
  { size: '10–12 years', us: '10–14', eu: '140–152', height: [134, 152], chest: [69, 77], waist: [61, 66] },
] as const;
