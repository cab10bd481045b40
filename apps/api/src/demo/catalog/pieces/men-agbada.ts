import { care } from '../care.ts';
import { fila, halfOrFullLining } from '../groups.ts';
import type { DemoProduct } from '../types.ts';

/** The great robes. */
export const menAgbada: readonly DemoProduct[] = [
  {
    slug: 'eko-agbada',
    title: 'Eko Agbada',
    maker: 'kolade-and-thread',
    category: 'agbada',
    gender: 'men',
    fabric: 'Guinea brocade',
    occasions: ['Wedding', 'Owambe', 'Naming ceremony'],
    tags: ['three-piece', 'hand embroidery', 'chief of the table'],
    price: 180,
    leadDays: [21, 28],
    featured: true,
    summary: 'A three-piece agbada in polished guinea brocade, with a pocket panel embroidered by hand.',
    description: [
      'Lagos calls itself Eko when it is feeling grand, and this is the robe for that mood. The awosoke, its wide outer gown, falls in one unbroken sweep from shoulder to calf; under it, a tunic and trousers in the same cloth keep the line quiet so that the pocket panel can speak.',
      'The panel takes two embroiderers four days. In gold or white it is read across a hall; in a single thread, a shade deeper than the cloth, it arrives slowly: first the light on the brocade, then the scrolls.',
      'Cut to your measurements from ten yards of guinea. Wear the sleeves folded over the shoulder when you greet, and let them fall when you dance.',
    ],
    care: care.brocade,
    sizeChart: 'men',
    colours: { '1': 'Ivory', powder: 'Powder blue', burgundy: 'Burgundy' },
    groups: [
      {
        name: 'Embroidery',
        kind: 'embroidery',
        choices: [
          ['Pocket panel in contrast thread', 0, 0, '1'],
          ['Pocket panel, tone on tone', 0, 0, 'tonal'],
          ['Pocket panel and full neckline', 60, 7],
        ],
      },
      halfOrFullLining(10, 25),
      {
        name: 'Trousers',
        kind: 'length',
        choices: [
          ['Straight sokoto (trousers)', 0],
          ['Narrow sokoto (trousers) with a zip', 5],
        ],
      },
      fila(20),
    ],
    reviews: [
      [
        'Olumide A.',
        5,
        'true',
        'Heads turned',
        'Wore it as father of the day. The panel looks even better in evening light than in the pictures.',
      ],
      [
        'Chidi N.',
        4,
        'large',
        'Very grand, slightly long',
        'Beautiful cloth and finishing. I would give the length two centimetres less next time.',
      ],
      [
        'Tobi S.',
        5,
        'true',
        'Worth the three weeks',
        'They rang to check my shoulder measurement before cutting. That is how I knew it would be right.',
      ],
    ],
  },
  {
    slug: 'babban-riga',
    title: 'Babban Riga',
    maker: 'zaria-needle-co',
    category: 'agbada',
    gender: 'men',
    fabric: 'Shadda',
    occasions: ['Eid', 'Wedding', 'Titles & coronations'],
    tags: ['aska takwas', 'durbar', 'northern dress'],
    price: 200,
    leadDays: [24, 35],
    featured: true,
    summary: 'Full-length shadda robe with the eight-knives embroidery of the northern court.',
    description: [
      'The aska takwas, eight knives, is the oldest pattern in Hausa dress: eight long blades of stitching that guard the chest. Ours is drawn freehand on the cloth before a needle touches it, as it was in the emirs’ workshops of Zaria.',
      'Shadda is cotton damask, beaten until it holds a crease like paper. Ten yards of it fall to the ankle here, over a matching kaftan and drawstring trousers.',
    ],
    care: care.brocade,
    sizeChart: 'men',
    colours: { '1': 'Sky blue', white: 'Ice white', lilac: 'Lilac' },
    groups: [
      {
        name: 'Embroidery',
        kind: 'embroidery',
        choices: [
          ['Eight knives, machine-guided', 0],
          ['Eight knives by hand', 80, 10],
          ['Eight knives by hand in silk', 120, 14],
        ],
      },
      {
        name: 'Pieces',
        kind: 'length',
        choices: [
          ['Robe, kaftan and trousers', 0],
          ['Robe, kaftan, trousers and a second kaftan', 40, 3],
        ],
      },
      {
        name: 'Cap',
        kind: 'headwear',
        required: false,
        choices: [['Hand-stitched zanna cap', 20, 4]],
      },
    ],
    reviews: [
      [
        'Aminu B.',
        5,
        'true',
        'Eid in Kaduna, done properly',
        'My uncle, who is hard to please, asked for the tailor’s number. The knives are crisp.',
      ],
      ['Yusuf K.', 4, 'large', 'Majestic', 'As wide as it should be. Have it pressed by someone who knows shadda.'],
    ],
  },
  {
    slug: 'groom-etu-agbada',
    title: 'Groom Etu Agbada',
    maker: 'adewura-atelier',
    category: 'grooms',
    gender: 'men',
    fabric: 'Aso-oke',
    occasions: ['Wedding', 'Traditional engagement'],
    tags: ['etu', 'hand-woven', 'groom'],
    price: 450,
    leadDays: [42, 56],
    featured: true,
    summary:
      'A groom’s agbada in hand-woven etu, the deep guinea-fowl indigo, with silvery thread work down the front.',
    description: [
      'Etu is named after the guinea fowl, whose feathers carry the same fine check of white on near-black indigo. It was an elder’s cloth before it was a groom’s; a bride’s family still reads it as a compliment.',
      'Each strip is eleven centimetres wide and comes off the loom at about two metres a day. Some forty strips are joined by hand before the robe is cut, and the seams are laid so that the checks meet.',
      'We weave for you alone, so the first four weeks are the loom’s. Send the date as soon as the families have agreed on it.',
    ],
    care: care.asoOke,
    sizeChart: 'men',
    colours: { '1': 'Indigo', sanyan: 'Sanyan', wine: 'Wine' },
    groups: [
      {
        name: 'Embroidery',
        kind: 'embroidery',
        choices: [
          ['Contrast thread, down the front', 0],
          ['Contrast thread, front and back', 120, 7],
          ['Gold thread, front and back', 220, 10],
        ],
      },
      {
        name: 'Inner set',
        kind: 'lining',
        choices: [
          ['Tunic and trousers in cotton voile', 0],
          ['Tunic and trousers in etu', 150, 7],
        ],
      },
      {
        name: 'Fila (cap)',
        kind: 'headwear',
        choices: [
          ['Gobi (folded cap), woven with the robe', 0],
          ['Abeti-aja (eared cap), woven with the robe', 15, 2],
        ],
      },
      {
        name: 'For the bride',
        kind: 'extra',
        required: false,
        choices: [['Ipele in the same weave', 60, 5]],
      },
    ],
    reviews: [
      [
        'Femi O.',
        5,
        'true',
        'My wedding robe',
        'The weavers sent a picture when the first strip came off the loom. I have kept it.',
      ],
      ['Babajide T.', 5, 'true', 'It will go to my son', 'Heavy, cool and quiet. You stand differently in it.'],
      [
        'Kunle M.',
        3,
        'small',
        'Lovely cloth, tight at the neck',
        'The robe is superb, but the tunic’s neck had to be altered. They did it at once and without charge.',
      ],
    ],
  },
];
