/** How each cloth wants to be treated; one line per step. */
export const care = {
  brocade: [
    'Dry-clean, and ask for the starch that gives brocade its shine.',
    'Iron on the reverse while slightly damp.',
    'Fold along the seams; hanging stretches the shoulders of a wide sleeve.',
  ],
  asoOke: [
    'Dry-clean only: water shrinks the hand-woven strips unevenly.',
    'Steam from the reverse, never press the metallic thread.',
    'Roll rather than fold, with tissue inside, and air it twice a year.',
  ],
  suiting: [
    'Dry-clean, or hand-wash cold with a mild soap.',
    'Cool iron under a cloth to keep the surface from shining.',
    'Hang on a wide hanger.',
  ],
  cotton: ['Machine-wash cold, inside out.', 'Dry in the shade; strong sun fades the print.', 'Warm iron.'],
  adire: [
    'Wash by hand in cold water with a handful of salt the first two times; loose indigo will leave the water blue.',
    'Wash apart from light colours.',
    'Dry in the shade, inside out.',
  ],
  lace: [
    'Dry-clean, or hand-wash in a mesh bag and press the water out with a towel.',
    'Iron on the reverse over a thick towel so the cord stays raised.',
    'Keep clear of jewellery that can catch the net.',
  ],
  velvet: ['Dry-clean only.', 'Steam from the reverse; an iron flattens the pile for good.', 'Store hanging, covered.'],
  silk: ['Hand-wash cold with a silk soap, or dry-clean.', 'Iron on the reverse while damp.', 'Keep perfume off it.'],
  crepe: ['Hand-wash cold.', 'Dry flat in the shade.', 'Cool iron on the reverse.'],
  beaded: [
    'Spot-clean; dry-clean by a specialist only.',
    'Store flat in its bag.',
    'Loose beads? Bring it back: we re-sew them.',
  ],
  headwear: ['Brush off dust with a soft brush.', 'Do not wash.', 'Keep in its box, stuffed with tissue.'],
  beads: [
    'Wipe with a dry, soft cloth after wearing.',
    'Keep away from perfume and water.',
    'Store flat, not hanging.',
  ],
} as const;
