import { care } from '../care.ts';
import type { DemoProduct } from '../types.ts';

/** For the smallest guests. */
export const kids: readonly DemoProduct[] = [
  {
    slug: 'boys-agbada',
    title: 'Boys’ Agbada',
    maker: 'zaria-needle-co',
    category: 'boys',
    gender: 'boys',
    fabric: 'Guinea brocade',
    occasions: ['Wedding', 'Eid', 'Naming ceremony'],
    tags: ['page boy', 'mini', 'three-piece'],
    price: 40,
    leadDays: [4, 6],
    summary: 'A small three-piece agbada with a gold pocket panel, and a hem that can be let down.',
    description: [
      'Everything his father’s has, at two thirds of the dignity. The robe is stitched closed at the sides so that it cannot be stepped on, and the trousers have elastic behind.',
      'There are six centimetres of cloth folded into the hem. He will use them.',
    ],
    care: care.brocade,
    colours: { '1': 'Emerald', ivory: 'Ivory' },
    sizes: ['2–3 years', '4–5 years', '6–7 years', '8–9 years', '10–12 years'],
    dearer: { '8–9 years': 8, '10–12 years': 15 },
    stock: [
      [4, 6, 7, 3, 2],
      [3, 0, 5, 2, 0],
    ],
    reviews: [
      ['Halima D.', 5, 'true', 'Ring bearer of the year', 'He refused to take it off for bed.'],
      ['Chuka N.', 4, 'large', 'Room to grow', 'Six centimetres of hem, as promised.'],
    ],
  },
  {
    slug: 'girls-flare',
    title: 'Girls’ Flare',
    maker: 'peckham-fit-room',
    category: 'girls',
    gender: 'girls',
    fabric: 'Ankara',
    occasions: ['Birthday', 'Church', 'Everyday'],
    tags: ['bow', 'twirl', 'puff sleeve'],
    price: 20,
    leadDays: [3, 5],
    summary: 'An ankara dress with puffed sleeves, a big bow and a skirt made for turning.',
    description: [
      'Cut in a full circle and a half, because the test of a party dress is how it spins. The bow is sewn on, the lining is soft cotton, and the zip has a guard at the top.',
      'Hibiscus or sunshine, both of them printed so that the flowers stand the right way up.',
    ],
    care: care.cotton,
    colours: { '1': 'Coral', sun: 'Sunshine yellow' },
    sizes: ['2–3 years', '4–5 years', '6–7 years', '8–9 years', '10–12 years'],
    dearer: { '10–12 years': 6 },
    stock: [
      [5, 9, 8, 6, 3],
      [2, 4, 0, 3, 1],
    ],
    reviews: [
      ['Esther P.', 5, 'true', 'Spin test passed', 'Four hours of it.'],
      ['Wura O.', 5, 'true', 'Soft inside', 'No itching, no complaints, no changing in the car.'],
    ],
  },
  {
    slug: 'mini-aso-ebi',
    title: 'Mini Aso-ebi',
    maker: 'ireti-stitch-house',
    category: 'girls',
    gender: 'girls',
    fabric: 'Aso-oke',
    occasions: ['Wedding', 'Owambe', 'Traditional engagement'],
    tags: ['little bride', 'gele', 'matching family'],
    price: 45,
    leadDays: [14, 21],
    summary: 'Lace buba, aso-oke iro and a small gele, made to match the grown-ups’ table.',
    description: [
      'When the whole row is in one colour, the smallest should be too. The iro is an elasticated skirt pretending to be a wrapper; the gele is a soft band that stays on through a nap.',
      'Send us a picture of the family’s cloth and we will match it from our own weaves.',
    ],
    care: care.lace,
    colours: { '1': 'Magenta', emerald: 'Emerald' },
    groups: [
      {
        name: 'Age',
        kind: 'size',
        choices: [
          ['2–4 years', 0],
          ['5–7 years', 5],
          ['8–10 years', 12],
        ],
      },
      {
        name: 'Gele',
        kind: 'headwear',
        choices: [
          ['Small ready-pleated gele', 0],
          ['Soft band', 0],
        ],
      },
      {
        name: 'Lining',
        kind: 'lining',
        choices: [
          ['Soft cotton', 0],
          ['Satin', 5, 1],
        ],
      },
      {
        name: 'Beads',
        kind: 'extra',
        required: false,
        choices: [['Coral-style necklace and bracelet', 15, 1]],
      },
    ],
    reviews: [
      ['Temitope J.', 5, 'true', 'Stole the show', 'She greeted the elders like a chairwoman.'],
      ['Anita R.', 4, 'true', 'Good match', 'One shade off our magenta, invisible in the photographs.'],
    ],
  },
];
