import { care } from '../care.ts';
import { gele, halfOrFullLining } from '../groups.ts';
import type { DemoProduct } from '../types.ts';

/** Iro and buba, wrappers and blouses. */
export const womenSets: readonly DemoProduct[] = [
  {
    slug: 'oleku-iro-and-buba',
    title: 'Oleku Iro & Buba',
    maker: 'ireti-stitch-house',
    category: 'iro-and-buba',
    gender: 'women',
    fabric: 'Cord lace',
    occasions: ['Owambe', 'Wedding', 'Birthday'],
    tags: ['oleku', 'bell sleeve', 'aso-ebi'],
    price: 120,
    leadDays: [16, 21],
    featured: true,
    summary: 'The short, knee-length iro of the sixties with a bell-sleeved lace buba.',
    description: [
      'Oleku was the miniskirt’s Ibadan cousin: the same wrapper your mother wore, hitched to the knee and worn with a grin. It came back because nothing else lets you dance like it.',
      'The buba is cord lace over a fine net, its sleeves cut on a full circle so that they open when you lift your arms for the talking drum. The iro is backed so that it holds its fold without a pin.',
    ],
    care: care.lace,
    sizeChart: 'women',
    colours: { '1': 'Wine', emerald: 'Emerald', lilac: 'Lilac' },
    groups: [
      {
        name: 'Sleeve',
        kind: 'sleeve',
        choices: [
          ['Bell to the elbow', 0],
          ['Bell to the wrist', 10, 1],
          ['Straight', 0],
        ],
      },
      {
        name: 'Neckline',
        kind: 'neckline',
        choices: [
          ['Round', 0],
          ['Sweetheart with net yoke', 15, 2],
          ['Off the shoulder', 12, 2],
        ],
      },
      halfOrFullLining(10, 25),
      {
        name: 'Beading',
        kind: 'embroidery',
        required: false,
        choices: [['Hand-beaded neckline', 40, 5]],
      },
      gele(20),
    ],
    reviews: [
      ['Bukola A.', 5, 'true', 'Danced till four', 'The sleeves have their own fan club in my family group.'],
      ['Ronke I.', 5, 'true', 'Aso-ebi that people keep', 'Ordered twelve for my sister’s party. Every one fitted.'],
      [
        'Yetunde O.',
        3,
        'small',
        'Tight at the armhole',
        'Measured in a hurry, my own doing, but the buba had little to let out.',
      ],
    ],
  },
  {
    slug: 'classic-iro-and-buba',
    title: 'Classic Iro & Buba',
    maker: 'adewura-atelier',
    category: 'iro-and-buba',
    gender: 'women',
    fabric: 'Aso-oke',
    occasions: ['Wedding', 'Traditional engagement', 'Owambe'],
    tags: ['hand-woven', 'ipele', 'mother of the day'],
    price: 180,
    leadDays: [28, 35],
    featured: true,
    summary: 'Full-length iro, buba and shoulder ipele, woven to match from one warp.',
    description: [
      'The full set, as the mother of the day wears it: a wrapper to the ankle, a square-cut buba, and the ipele laid over one shoulder with its fringe just so.',
      'All three come off the same warp, which is why the green of the wrapper is exactly the green of the shoulder. The metallic weft is kept fine, so the cloth bends and does not crackle.',
    ],
    care: care.asoOke,
    sizeChart: 'women',
    colours: { '1': 'Emerald', wine: 'Wine', royal: 'Royal blue' },
    groups: [
      {
        name: 'Weave',
        kind: 'fabric',
        choices: [
          ['Plain with a metallic line', 0],
          ['Openwork, with eyelets', 35, 5],
          ['Openwork with silk, the alaari way', 80, 10],
        ],
      },
      {
        name: 'Neckline',
        kind: 'neckline',
        choices: [
          ['Round', 0],
          ['V with a faced edge', 6],
        ],
      },
      halfOrFullLining(12, 28),
      gele(35),
    ],
    reviews: [
      [
        'Mrs Folake B.',
        5,
        'true',
        'As it used to be',
        'My own mother’s set was like this. The fringe is hand-knotted; look closely.',
      ],
      ['Titi L.', 4, 'large', 'Stately', 'Buba came wide, as a buba should, but I had it taken in a little.'],
    ],
  },
  {
    slug: 'peplum-and-wrapper',
    title: 'Peplum & Wrapper',
    maker: 'ireti-stitch-house',
    category: 'wrappers',
    gender: 'women',
    fabric: 'Ankara',
    occasions: ['Church', 'Birthday', 'Everyday'],
    tags: ['peplum', 'gramophone print', 'flutter sleeve'],
    price: 50,
    leadDays: [4, 6],
    summary: 'A flutter-sleeved peplum blouse over a matching ankara wrapper, ready to tie.',
    description: [
      'The gramophone print has been on West African market stalls since gramophones were news. We set one record at the centre of the peplum and let the rest spin away to the hem.',
      'The blouse zips at the side and the wrapper has a hidden waistband with ties, so it stays where you put it from the first hymn to the last photograph.',
    ],
    care: care.cotton,
    sizeChart: 'women',
    colours: { '1': 'Teal', indigo: 'Indigo', plum: 'Plum' },
    sizes: ['UK 8', 'UK 10', 'UK 12', 'UK 14', 'UK 16', 'UK 18'],
    dearer: { 'UK 16': 4, 'UK 18': 4 },
    stock: [
      [3, 6, 9, 8, 5, 2],
      [0, 4, 5, 5, 0, 1],
      [2, 2, 6, 3, 3, 0],
    ],
    reviews: [
      ['Ngozi E.', 5, 'true', 'The waistband!', 'A wrapper that does not need rescuing in the aisle. Finally.'],
      ['Comfort A.', 4, 'small', 'Snug zip', 'Lovely print placement. Size up if you are full in the bust.'],
    ],
  },
  {
    slug: 'george-wrapper-and-blouse',
    title: 'George Wrapper & Blouse',
    maker: 'nkiru-ward-studio',
    category: 'wrappers',
    gender: 'women',
    fabric: 'George',
    occasions: ['Wedding', 'Traditional engagement', 'Church'],
    tags: ['double wrapper', 'puff sleeve', 'igba nkwu'],
    price: 180,
    leadDays: [21, 28],
    featured: true,
    summary: 'A puff-sleeved lace blouse over a double George wrapper with a gold border.',
    description: [
      'George came to the Niger from Madras by way of London and never left; in Igbo and Delta families it is counted like silver. Two lengths are worn one above the other, the borders four fingers apart.',
      'Our blouse is lace, boned lightly at the waist, with a sleeve that begins as a puff and ends as a cuff. The wrappers are hemmed, not cut: the second can be undone and lent to a sister.',
    ],
    care: care.silk,
    sizeChart: 'women',
    colours: { '1': 'Red', emerald: 'Emerald', royal: 'Royal blue' },
    groups: [
      {
        name: 'George',
        kind: 'fabric',
        choices: [
          ['Woven border', 0],
          ['Embroidered border', 60, 3],
          ['Hand-beaded border', 150, 10],
        ],
      },
      {
        name: 'Sleeve',
        kind: 'sleeve',
        choices: [
          ['Puffed to the elbow', 0],
          ['Puffed to the wrist', 10, 1],
          ['Cap', 0],
        ],
      },
      {
        name: 'Neckline',
        kind: 'neckline',
        choices: [
          ['Sweetheart', 0],
          ['High, with a net yoke', 12, 2],
          ['Square', 0],
        ],
      },
      {
        name: 'Headtie',
        kind: 'headwear',
        required: false,
        choices: [
          ['Sego headtie', 28, 1],
          ['Sego headtie, ready-pleated', 45, 4],
        ],
      },
    ],
    reviews: [
      ['Adaeze O.', 5, 'true', 'My igba nkwu', 'When I carried the cup to him, nobody was looking at him.'],
      [
        'Chinwe K.',
        5,
        'true',
        'Two wrappers, as it should be',
        'The seamstress explained the four fingers to my English sister-in-law on a call.',
      ],
    ],
  },
];
