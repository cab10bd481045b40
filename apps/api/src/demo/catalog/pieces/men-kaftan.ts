import { care } from '../care.ts';
import { cuffs, kneeOrCalf, mensNeckline } from '../groups.ts';
import type { DemoProduct } from '../types.ts';

/** Straight tunics and trousers. */
export const menKaftan: readonly DemoProduct[] = [
  {
    slug: 'senator-crest',
    title: 'Senator Crest',
    maker: 'kolade-and-thread',
    category: 'kaftan-and-senator',
    gender: 'men',
    fabric: 'Cashmere suiting',
    occasions: ['Office', 'Church', 'Wedding'],
    tags: ['two-piece', 'crest', 'slim trousers'],
    price: 65,
    leadDays: [14, 18],
    featured: true,
    summary: 'A senator suit in smooth cashmere suiting, with a stitched crest and a placket that hides its buttons.',
    description: [
      'The senator is what the Nigerian office wears when it means business: a tunic with the authority of a jacket and none of its fuss. This one has a narrow shoulder, a covered placket and a small stitched crest where a tie would be.',
      'The trade calls the cloth cashmere for its hand; it is a fine worsted-look suiting that resists creases through a long day and a longer Third Mainland Bridge.',
    ],
    care: care.suiting,
    sizeChart: 'men',
    colours: { '1': 'Navy', wine: 'Wine', charcoal: 'Charcoal' },
    groups: [
      mensNeckline,
      cuffs,
      kneeOrCalf,
      {
        name: 'Crest',
        kind: 'embroidery',
        choices: [
          ['Our crest in contrast thread', 0],
          ['Our crest, tone on tone', 0],
          ['Your initials', 6, 1],
          ['Your family’s crest from a drawing', 24, 4],
        ],
      },
      {
        name: 'Lining',
        kind: 'lining',
        choices: [
          ['Unlined, for the heat', 0],
          ['Half-lined', 8, 1],
          ['Fully lined', 18, 2],
        ],
      },
    ],
    reviews: [
      [
        'Ifeanyi U.',
        5,
        'true',
        'Monday to Sunday',
        'Office in the week, church at the end of it. Ordered the charcoal as well.',
      ],
      ['Segun P.', 4, 'small', 'Sharp', 'Slim through the thigh; tell them if you cycle. Placket is beautifully done.'],
      ['Daniel E.', 5, 'true', 'Initials were neat', 'Small, tonal, not shouting. Exactly what I asked for.'],
      [
        'Musa I.',
        2,
        'large',
        'Sleeves came long',
        'Good suit but both sleeves were three centimetres over. The alteration took another week.',
      ],
    ],
  },
  {
    slug: 'plain-kaftan',
    title: 'Plain Kaftan',
    maker: 'baraka-bespoke',
    category: 'kaftan-and-senator',
    gender: 'men',
    fabric: 'Atiku',
    occasions: ['Everyday', 'Eid', 'Office'],
    tags: ['two-piece', 'Friday', 'minimal'],
    price: 55,
    leadDays: [2, 4],
    summary: 'An atiku kaftan with nothing on it: a clean placket, one chest pocket, matching trousers.',
    description: [
      'Take everything away from a kaftan and what is left is the cut. We spent a year on this one: the side slit starts exactly where the hand falls, the placket closes flat, and the pocket sits high enough for a pen.',
      'Atiku is a dense, dry cotton blend that Abuja adopted for Fridays and never gave back. It softens with washing and keeps its shoulder.',
    ],
    care: care.cotton,
    sizeChart: 'men',
    colours: { '1': 'Sand', olive: 'Olive', sky: 'Sky blue' },
    sizes: ['S', 'M', 'L', 'XL', 'XXL'],
    dearer: { XL: 4, XXL: 8 },
    stock: [
      [6, 14, 12, 9, 3],
      [4, 8, 0, 5, 2],
      [0, 7, 11, 6, 1],
    ],
    reviews: [
      ['Bashir L.', 5, 'true', 'The Friday uniform', 'I own it in two colours and intend to own it in three.'],
      ['Emeka J.', 4, 'large', 'Generous cut', 'Between sizes? Take the smaller one.'],
    ],
  },
  {
    slug: 'embroidered-kaftan',
    title: 'Embroidered Kaftan',
    maker: 'baraka-bespoke',
    category: 'kaftan-and-senator',
    gender: 'men',
    fabric: 'Guinea brocade',
    occasions: ['Eid', 'Wedding', 'Owambe'],
    tags: ['gold thread', 'rosettes', 'two-piece'],
    price: 90,
    leadDays: [16, 21],
    summary: 'Guinea brocade with a gold panel of rosettes and scrolls from collar to waist.',
    description: [
      'The panel begins at the collar as a single line and opens into rosettes at the heart. It is worked in a flat gold thread that glows rather than glitters, so the kaftan can be worn at noon.',
      'Everything around it is restraint: straight side seams, a plain hem, trousers with a soft pleat.',
    ],
    care: care.brocade,
    sizeChart: 'men',
    colours: { '1': 'Emerald', coffee: 'Coffee', powder: 'Powder blue' },
    groups: [
      cuffs,
      kneeOrCalf,
      {
        name: 'Embroidery',
        kind: 'embroidery',
        choices: [
          ['Collar to waist', 0],
          ['Collar to hem', 22, 4],
          ['Collar to hem, and cuffs', 38, 6],
        ],
      },
      {
        name: 'Cap',
        kind: 'headwear',
        required: false,
        choices: [['Matching hula', 18, 3]],
      },
    ],
    reviews: [
      ['Sadiq W.', 5, 'true', 'Sallah sorted', 'Three brothers, three colours, one very proud mother.'],
      ['Godwin A.', 4, 'true', 'Rich without shouting', 'The thread has held through two dry-cleans.'],
    ],
  },
];
