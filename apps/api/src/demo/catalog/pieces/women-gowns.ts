import { care } from '../care.ts';
import type { DemoProduct } from '../types.ts';

/** Gowns and dresses. */
export const womenGowns: readonly DemoProduct[] = [
  {
    slug: 'corset-gown',
    title: 'Corset Gown',
    maker: 'amara-cut-and-fit',
    category: 'gowns',
    gender: 'women',
    fabric: 'Cord lace',
    occasions: ['Wedding', 'Owambe', 'Birthday'],
    tags: ['corset', 'mermaid', 'train'],
    price: 180,
    leadDays: [24, 32],
    featured: true,
    summary: 'A corseted mermaid gown in cord lace, with sheer sleeves and a small train.',
    description: [
      'Twenty-two bones, three layers and one rule: you must be able to eat. The corset is built on a waist stay that carries the weight, so the lace above it does no work at all and lies like a drawing on the skin.',
      'The skirt is close to the knee and then lets go. A loop under the hem lifts the train to your wrist when the band changes tempo.',
      'You will have a toile fitting by video before the lace is cut.',
    ],
    care: care.lace,
    sizeChart: 'women',
    colours: { '1': 'Wine', ivory: 'Ivory' },
    groups: [
      {
        name: 'Neckline',
        kind: 'neckline',
        choices: [
          ['Sweetheart', 0],
          ['Off the shoulder', 15, 2],
          ['Illusion, high neck', 30, 3],
        ],
      },
      {
        name: 'Sleeve',
        kind: 'sleeve',
        choices: [
          ['Sheer to the wrist', 0],
          ['Sheer to the elbow', 0],
          ['Detachable puffs', 25, 3],
        ],
      },
      {
        name: 'Beading',
        kind: 'embroidery',
        choices: [
          ['None', 0],
          ['Along the bust', 60, 5],
          ['Bust to hem', 150, 10],
        ],
      },
      {
        name: 'Train',
        kind: 'length',
        choices: [
          ['Small', 0],
          ['None', 0],
          ['A metre and a half', 40, 3],
        ],
      },
      {
        name: 'Corset lining',
        kind: 'lining',
        choices: [
          ['Cotton coutil', 0],
          ['Silk', 25, 2],
        ],
      },
    ],
    reviews: [
      ['Ibiso D.', 5, 'true', 'I ate', 'Jollof, both kinds. The waist stay is a marvel.'],
      [
        'Zainab M.',
        4,
        'small',
        'Breathtaking, almost literally',
        'A corset is a corset. The second lacing they sewed in solved it.',
      ],
      [
        'Sandra U.',
        5,
        'true',
        'The video fitting matters',
        'She pinned the toile with me on the phone and moved the bust line by a finger.',
      ],
    ],
  },
  {
    slug: 'shift-dress',
    title: 'Ankara Shift',
    maker: 'peckham-fit-room',
    category: 'gowns',
    gender: 'women',
    fabric: 'Ankara',
    occasions: ['Office', 'Everyday', 'Church'],
    tags: ['bell sleeve', 'keyhole', 'pockets'],
    price: 35,
    leadDays: [3, 5],
    featured: true,
    summary: 'A knee-length ankara shift with bell sleeves, a keyhole neck and pockets.',
    description: [
      'Made in Peckham for women who leave for work at seven and go straight on to a birthday. The shift hangs from the shoulder, skims, and stops at the knee.',
      'Six-yard wax prints, cut so that the diamonds meet at the side seams. The pockets are deep enough for a phone and a set of keys, and do not show.',
    ],
    care: care.cotton,
    sizeChart: 'women',
    colours: { '1': 'Cobalt', plum: 'Plum', emerald: 'Emerald' },
    sizes: ['UK 6', 'UK 8', 'UK 10', 'UK 12', 'UK 14', 'UK 16', 'UK 18', 'UK 20'],
    dearer: { 'UK 18': 3, 'UK 20': 3 },
    stock: [
      [2, 7, 12, 14, 10, 8, 4, 2],
      [1, 5, 8, 0, 6, 5, 2, 0],
      [0, 3, 6, 9, 7, 3, 0, 1],
    ],
    reviews: [
      ['Abena S.', 5, 'true', 'Pockets, plural', 'I have worn it to a tribunal and to a christening.'],
      ['Lola F.', 5, 'true', 'Seams match', 'The diamonds really do meet. I checked on the bus.'],
      ['Helen M.', 4, 'large', 'A touch loose', 'Roomy through the hip on me. Went down a size and it is perfect.'],
    ],
  },
  {
    slug: 'onyonyo',
    title: 'Onyonyo',
    maker: 'calabar-loom-room',
    category: 'gowns',
    gender: 'women',
    fabric: 'Metallic brocade',
    occasions: ['Wedding', 'Traditional engagement', 'Festival'],
    tags: ['Efik dress', 'flounced hem', 'Calabar'],
    price: 150,
    leadDays: [24, 30],
    featured: true,
    summary: 'The Efik gown of Calabar: metallic brocade, lace yoke, full sleeves, a flounced hem.',
    description: [
      'The onyonyo is a Victorian day dress that Calabar improved beyond recognition. It kept the yoke and the flounce, changed the cloth to brocade that throws the light back, and added coral, brass combs and a great deal of nerve.',
      'Ours is cut in eight gores so that the skirt stands away without a petticoat. The sleeves gather into a band that you can push to the elbow when the food comes.',
    ],
    care: care.brocade,
    sizeChart: 'women',
    colours: { '1': 'Rose gold', teal: 'Teal' },
    groups: [
      {
        name: 'Yoke',
        kind: 'neckline',
        choices: [
          ['Lace, round', 0],
          ['Lace, high neck', 12, 1],
          ['Hand-beaded lace', 60, 6],
        ],
      },
      {
        name: 'Hem',
        kind: 'length',
        choices: [
          ['One flounce', 0],
          ['Three flounces', 30, 3],
        ],
      },
      {
        name: 'Lining',
        kind: 'lining',
        choices: [
          ['Cotton', 0],
          ['Satin', 20, 1],
        ],
      },
      {
        name: 'Headpiece',
        kind: 'headwear',
        required: false,
        choices: [['Brass combs and coral-style beads', 40, 4]],
      },
    ],
    reviews: [
      ['Ekaette B.', 5, 'true', 'Home', 'My grandmother cried. She has opinions about gores, so this means something.'],
      ['Arit N.', 4, 'large', 'A proper volume', 'Check your doorways. Otherwise perfect.'],
    ],
  },
];

/** The Edo wrapper stands between dress and bridal wear. */
export const womenVelvet: readonly DemoProduct[] = [
  {
    slug: 'edo-wrapper',
    title: 'Edo Velvet Wrapper',
    maker: 'osagie-coral-couture',
    category: 'brides',
    gender: 'women',
    fabric: 'Velvet',
    occasions: ['Wedding', 'Traditional engagement', 'Titles & coronations'],
    tags: ['Benin', 'coral style', 'okuku'],
    price: 500,
    leadDays: [35, 49],
    summary: 'The Benin bride’s velvet wrapper, tied above the bust, with strands of coral-style beads.',
    description: [
      'In Benin the bride is dressed in layers that can be counted: velvet, then beads, then beads. The wrapper is six yards of deep-pile velvet tied above the bust and held by a hidden bodice, so that it does not move when she kneels.',
      'The collar, the waist beads and the shoulder strands are coral-style glass and resin, matched bead by bead for colour. We say so plainly: real coral is an heirloom, and yours to bring.',
    ],
    care: care.velvet,
    sizeChart: 'women',
    colours: { '1': 'Wine', emerald: 'Emerald', royal: 'Royal blue' },
    groups: [
      {
        name: 'Beads',
        kind: 'embroidery',
        choices: [
          ['Cape and belt', 0],
          ['Cape, belt and strands to the waist', 250, 10],
          ['Full bodice of beads', 500, 21],
        ],
      },
      {
        name: 'Crown',
        kind: 'headwear',
        required: false,
        choices: [
          ['Okuku, single peak', 180, 10],
          ['Okuku, double peak', 320, 14],
        ],
      },
      {
        name: 'Bodice',
        kind: 'lining',
        choices: [
          ['Hidden, cotton', 0],
          ['Hidden, boned', 60, 4],
        ],
      },
    ],
    reviews: [
      ['Osaretin E.', 5, 'true', 'A queen, and comfortable', 'I knelt, stood and danced. Nothing moved.'],
      [
        'Isoken A.',
        5,
        'true',
        'They tell you what is real',
        'I wore my grandmother’s coral with it and they matched the beads to hers.',
      ],
    ],
  },
];
