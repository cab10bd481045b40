// Covers of articles and festivals.
import type { GroundName } from '../scenes/studio.ts';
import { type Placed, sceneWithCloth } from './arrange.ts';
import type { Composition } from './types.ts';

const cover = (slug: string, alt: string, cloths: string[], ground: GroundName, placed: Placed[]): Composition => ({
  kind: 'cover',
  folder: 'covers',
  slug,
  width: 1600,
  height: 900,
  alt,
  make: sceneWithCloth(cloths, ground, 1600, 900, placed),
});

export const COVERS: Composition[] = [
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
    'Isiagu velvet hanging beside a red isiagu set.',
    ['isiagu-black', 'george-red', 'isiagu-red'],
    'saffron',
    [
      { item: 'isiagu-set', way: 'red', box: [860, 30, 380, 840] },
      { item: 'george-wrapper-and-blouse', box: [1200, 50, 360, 810] },
    ],
  ),
  cover(
    'durbar',
    'Shadda in sky and white beside a babban riga.',
    ['shadda-white', 'shadda-sky', 'shadda-lilac'],
    'clay',
    [{ item: 'babban-riga', way: 'white', box: [870, 30, 600, 840] }],
  ),
  cover(
    'calabar-carnival',
    'Metallic brocade hanging beside an onyonyo gown.',
    ['brocade-teal-gold', 'brocade-rose-gold', 'tulle-emerald'],
    'blush',
    [
      { item: 'onyonyo', box: [840, 30, 440, 840] },
      { item: 'feather-fan', way: 'emerald', box: [1270, 200, 310, 420] },
    ],
  ),
  cover(
    'igue',
    'Wine and emerald velvet beside an Edo wrapper with coral-style beads.',
    ['velvet-wine', 'velvet-emerald', 'asooke-coral'],
    'sand',
    [
      { item: 'edo-wrapper', box: [860, 30, 380, 840] },
      { item: 'coral-beads', box: [1240, 150, 320, 580] },
    ],
  ),
  cover(
    'adire-story',
    'Indigo, teal and kola adire hanging in a dyer’s yard, with a boubou.',
    ['adire-eleko-indigo', 'adire-oniko-kola', 'adire-eleko-teal'],
    'sage',
    [{ item: 'boubou-adire', box: [860, 30, 600, 840] }],
  ),
  cover(
    'choosing-lace',
    'Voile and cord lace beside a lace oleku set.',
    ['lace-cord-wine', 'lace-voile-marigold', 'lace-cord-emerald'],
    'blush',
    [
      { item: 'oleku-iro-and-buba', box: [800, 80, 440, 740] },
      { item: 'cord-lace-5-yards', box: [1220, 360, 340, 420] },
    ],
  ),
  cover(
    'measure-at-home',
    'Ankara prints beside a cobalt shift dress.',
    ['ankara-records-teal', 'ankara-diamonds-sun', 'ankara-hibiscus-plum'],
    'sand',
    [
      { item: 'shift-dress', box: [820, 50, 420, 800] },
      { item: 'plain-kaftan', box: [1200, 40, 340, 820] },
    ],
  ),
  cover(
    'aso-ebi-guide',
    'Bundled aso-oke beside a classic iro and buba and a gele.',
    ['asooke-emerald', 'asooke-magenta', 'asooke-sanyan'],
    'saffron',
    [
      { item: 'classic-iro-and-buba', box: [780, 30, 380, 840] },
      { item: 'gele-and-ipele', box: [1170, 60, 390, 380] },
      { item: 'aso-oke-bundle', way: 'emerald', box: [1180, 470, 360, 370] },
    ],
  ),
];
