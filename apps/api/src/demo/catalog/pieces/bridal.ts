import { care } from '../care.ts';
import type { DemoProduct } from '../types.ts';

/** For the day itself. */
export const bridal: readonly DemoProduct[] = [
  {
    slug: 'bridal-set',
    title: 'Bridal Aso-oke Set',
    maker: 'adewura-atelier',
    category: 'brides',
    gender: 'women',
    fabric: 'Aso-oke',
    occasions: ['Traditional engagement', 'Wedding'],
    tags: ['bride', 'gele', 'hand-woven', 'coral style'],
    price: 700,
    leadDays: [42, 63],
    featured: true,
    summary: 'Iro, buba, ipele and gele in one hand-woven cloth, with coral-style beads.',
    description: [
      'Four pieces from one loom: the wrapper, the blouse, the shoulder cloth and the headtie, woven in a run so that the pattern passes from one to the next. We begin with a drawing of you in it, because a bride should see the whole before she chooses the parts.',
      'The weft carries a flat metallic thread on every sixth pick. In church light it is quiet. Under the hall’s chandeliers it is not.',
      'Beads at neck and wrist are coral-style glass, included. The gele is tied on the day by someone we trust in your city, or comes ready-pleated.',
    ],
    care: care.asoOke,
    sizeChart: 'women',
    colours: { '1': 'Coral', champagne: 'Champagne', magenta: 'Magenta' },
    groups: [
      {
        name: 'Weave',
        kind: 'fabric',
        choices: [
          ['Plain with metallic', 0],
          ['Openwork with metallic', 250, 7],
          ['Silk alaari, openwork', 700, 21],
        ],
      },
      {
        name: 'Beading',
        kind: 'embroidery',
        choices: [
          ['None on the cloth', 0],
          ['Hand-beaded buba (blouse)', 300, 10],
          ['Hand-beaded buba (blouse) and ipele (shawl)', 620, 18],
        ],
      },
      {
        name: 'Neckline',
        kind: 'neckline',
        choices: [
          ['Round', 0],
          ['Sweetheart under net', 0],
          ['Off the shoulder, boned', 80, 4],
        ],
      },
      {
        name: 'Gele',
        kind: 'headwear',
        choices: [
          ['Ready-pleated', 0],
          ['Length to tie on the day', 0],
        ],
      },
      {
        name: 'Second look',
        kind: 'extra',
        required: false,
        choices: [['Short reception skirt in the same weave', 340, 7]],
      },
    ],
    reviews: [
      [
        'Damilola F.',
        5,
        'true',
        'The drawing came true',
        'They drew me in it in January and in June I looked exactly like the drawing.',
      ],
      [
        'Oyinkan S.',
        5,
        'true',
        'From Houston with love',
        'Two video fittings, one parcel, no tears except the good kind.',
      ],
      [
        'Tara A.',
        4,
        'true',
        'Superb, though plan the time',
        'The openwork added a week beyond what I expected. It was on the page; read it.',
      ],
    ],
  },
  {
    slug: 'reception-dress',
    title: 'Reception Dress',
    maker: 'amara-cut-and-fit',
    category: 'brides',
    gender: 'women',
    fabric: 'Beaded tulle',
    occasions: ['Wedding'],
    tags: ['second dress', 'overskirt', 'bishop sleeve'],
    price: 600,
    leadDays: [42, 56],
    summary: 'The second dress: beaded tulle, bishop sleeves, a sheer overskirt that comes off for dancing.',
    description: [
      'Somewhere between the cake and the first spray of notes, a bride wants to be lighter. The overskirt of this dress hooks at the waist under a beaded belt; take it off, and there is a column that you can dance in until the hall is swept.',
      'The tulle is beaded by hand in a pattern that thins towards the hem. The sleeves are full and caught at the wrist, and weigh less than they look.',
    ],
    care: care.beaded,
    sizeChart: 'women',
    colours: { '1': 'Emerald', champagne: 'Champagne' },
    groups: [
      {
        name: 'Beading',
        kind: 'embroidery',
        choices: [
          ['Bodice, thinning to the knee', 0],
          ['Bodice to hem', 380, 14],
          ['Bodice to hem with crystals', 680, 21],
        ],
      },
      {
        name: 'Overskirt',
        kind: 'length',
        choices: [
          ['Sheer, to the floor', 0],
          ['Sheer, with a metre of train', 120, 5],
          ['Feathered hem', 260, 10],
        ],
      },
      {
        name: 'Sleeve',
        kind: 'sleeve',
        choices: [
          ['Bishop', 0],
          ['Detachable bishop', 60, 3],
          ['None', 0],
        ],
      },
      {
        name: 'Bodice lining',
        kind: 'lining',
        choices: [
          ['Nude mesh', 0],
          ['Silk, boned', 140, 5],
        ],
      },
    ],
    reviews: [
      ['Kemi L.', 5, 'true', 'Off came the skirt', 'The DJ waited for it. Best decision of the day after the groom.'],
      [
        'Vanessa I.',
        4,
        'small',
        'Exquisite beading',
        'Bust was a little close at the first fitting and right at the second.',
      ],
    ],
  },
];
