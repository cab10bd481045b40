import { care } from '../care.ts';
import type { DemoProduct } from '../types.ts';

/** What came to the shop this week: sokoto and a wrapper on their own, below any top. */
export const bottoms: readonly DemoProduct[] = [
  {
    slug: 'drawstring-sokoto',
    title: 'Drawstring Sokoto',
    maker: 'kolade-and-thread',
    category: 'sets',
    gender: 'men',
    fabric: 'Brocade',
    occasions: ['Everyday', 'Naming ceremony', 'Owambe'],
    tags: ['trousers', 'sokoto', 'drawstring'],
    price: 24,
    leadDays: [2, 3],
    summary: 'Straight, easy sokoto on a corded drawstring, to wear below any buba, dashiki or kaftan.',
    description: [
      'Half of every good outfit is what nobody looks at. These are cut straight from the hip, with room to sit through a long ceremony, and end just above the shoe.',
      'The cord runs in a wide casing, so it lies flat below a tunic and forgives a second plate of jollof. Guinea brocade, pressed once along the crease; two side pockets deep enough for a phone.',
    ],
    care: care.brocade,
    sizeChart: 'men',
    colours: { '1': 'Coffee', ivory: 'Ivory', navy: 'Navy' },
    sizes: ['S', 'M', 'L', 'XL', 'XXL'],
    dearer: { XL: 2, XXL: 3 },
    stock: [
      [9, 14, 16, 8, 4],
      [6, 12, 10, 6, 0],
      [8, 11, 12, 5, 2],
    ],
    reviews: [],
  },
  {
    slug: 'ankara-wrapper',
    title: 'Ankara Wrapper',
    maker: 'ireti-stitch-house',
    category: 'wrappers',
    gender: 'women',
    fabric: 'Ankara',
    occasions: ['Church', 'Everyday', 'Naming ceremony'],
    tags: ['wax print', 'tie wrapper', 'choose your print'],
    price: 20,
    leadDays: [3, 5],
    summary: 'An ankle-length wrapper in the print that you choose, hemmed and ready to tie.',
    description: [
      'Your blouse, our wrapper. Choose the print, tell us how long you are from waist to ankle, and it arrives hemmed on all four sides with the selvedge hidden.',
      'Two yards go around once and a half, which is enough to walk and dance in. The tuck sits at your left; ties inside the waist mean that it stays there.',
    ],
    care: care.cotton,
    sizeChart: 'women',
    colours: { '1': 'Coral' },
    groups: [
      {
        name: 'Print',
        kind: 'fabric',
        choices: [
          ['Hibiscus on coral', 0, 0, '1'],
          ['Hibiscus on plum', 0, 0, 'textiles/ankara-hibiscus-plum'],
          ['Records on teal', 0, 0, 'textiles/ankara-records-teal'],
          ['Diamonds in yellow', 0, 0, 'textiles/ankara-diamonds-sun'],
          ['Adire eleko, indigo', 8, 2, 'textiles/adire-eleko-indigo'],
        ],
      },
      {
        name: 'Inside the waist',
        kind: 'extra',
        choices: [
          ['Ties', 0],
          ['Buttoned band', 4, 1],
        ],
      },
    ],
    reviews: [],
  },
];
