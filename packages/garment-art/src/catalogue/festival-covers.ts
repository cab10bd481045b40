// Covers of festivals and seasons.
import { cover } from './arrange.ts';
import type { Composition } from './types.ts';

export const FESTIVAL_COVERS: Composition[] = [
  cover(
    'owambe-season',
    'Coral and gold aso-oke hanging beside a bridal set.',
    ['asooke-coral', 'asooke-champagne', 'asooke-wine'],
    'blush',
    [{ item: 'bridal-set', box: [940, 20, 420, 860] }],
  ),
  cover(
    'ojude-oba',
    'Indigo etu and royal aso-oke beside a groom’s agbada and an abeti-aja cap.',
    ['etu-indigo', 'asooke-royal', 'asooke-sanyan'],
    'sand',
    [
      { item: 'groom-etu-agbada', box: [820, 40, 560, 820] },
      { item: 'abeti-aja-cap', box: [1350, 560, 220, 200] },
    ],
  ),
  cover(
    'new-yam',
    'Isiagu velvet hanging beside a red isiagu set and a scarlet george wrapper set.',
    ['isiagu-black', 'george-red', 'isiagu-red'],
    'saffron',
    [
      { item: 'isiagu-set', way: 'red', box: [860, 30, 380, 840] },
      { item: 'george-wrapper-and-blouse', box: [1200, 50, 360, 810] },
    ],
  ),
  cover(
    'durbar',
    'Shadda in white, sky and lilac hanging beside a white babban riga.',
    ['shadda-white', 'shadda-sky', 'shadda-lilac'],
    'clay',
    [{ item: 'babban-riga', way: 'white', box: [870, 30, 600, 840] }],
  ),
  cover(
    'calabar-carnival',
    'Metallic brocade hanging beside an onyonyo gown and an emerald feather fan.',
    ['brocade-teal-gold', 'brocade-rose-gold', 'tulle-emerald'],
    'blush',
    [
      { item: 'onyonyo', box: [840, 30, 440, 840] },
      { item: 'feather-fan', way: 'emerald', box: [1270, 200, 310, 420] },
    ],
  ),
  cover(
    'igue',
    'Wine and emerald velvet hanging beside an Edo wrapper and a coral-style bead set.',
    ['velvet-wine', 'velvet-emerald', 'asooke-coral'],
    'sand',
    [
      { item: 'edo-wrapper', box: [860, 30, 380, 840] },
      { item: 'coral-beads', box: [1240, 150, 320, 580] },
    ],
  ),
  cover(
    'osun-osogbo',
    'White voile and adire hanging beside an indigo adire boubou and a white babban riga.',
    ['lace-voile-white', 'adire-eleko-indigo', 'shadda-white'],
    'sage',
    [
      { item: 'babban-riga', way: 'white', box: [810, 40, 430, 820] },
      { item: 'boubou-adire', box: [1150, 60, 430, 800] },
    ],
  ),
  cover(
    'eyo',
    'White shadda and voile hanging beside a flowing white robe.',
    ['shadda-white', 'lace-voile-white', 'brocade-ivory'],
    'dusk',
    [{ item: 'babban-riga', way: 'white', box: [880, 30, 600, 840] }],
  ),
  cover(
    'argungu',
    'Sky and indigo cloth hanging beside a sky-blue babban riga and an adire buba and sokoto.',
    ['shadda-sky', 'adire-oniko-indigo', 'atiku-sky'],
    'sand',
    [
      { item: 'babban-riga', box: [790, 40, 480, 820] },
      { item: 'buba-and-sokoto', box: [1240, 60, 330, 780] },
    ],
  ),
  cover(
    'independence-day',
    'Green and white cloth hanging beside an emerald kaftan and an ivory agbada.',
    ['guinea-emerald', 'shadda-white', 'crepe-forest'],
    'sand',
    [
      { item: 'embroidered-kaftan', box: [790, 60, 320, 780] },
      { item: 'eko-agbada', box: [1080, 60, 500, 780] },
    ],
  ),
];
