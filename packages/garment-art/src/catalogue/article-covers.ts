// Covers of articles.
import { cover } from './arrange.ts';
import type { Composition } from './types.ts';

export const ARTICLE_COVERS: Composition[] = [
  cover(
    'adire-story',
    'Indigo, teal and kola adire hanging in a dyer’s yard, with a boubou.',
    ['adire-eleko-indigo', 'adire-oniko-kola', 'adire-eleko-teal'],
    'sage',
    [{ item: 'boubou-adire', box: [860, 30, 600, 840] }],
  ),
  cover(
    'choosing-lace',
    'Voile and cord lace hanging beside a lace oleku set and folded cord lace.',
    ['lace-cord-wine', 'lace-voile-marigold', 'lace-cord-emerald'],
    'blush',
    [
      { item: 'oleku-iro-and-buba', box: [800, 80, 440, 740] },
      { item: 'cord-lace-5-yards', box: [1220, 360, 340, 420] },
    ],
  ),
  cover(
    'measure-at-home',
    'Ankara prints hanging beside a cobalt shift dress and a sand kaftan.',
    ['ankara-records-teal', 'ankara-diamonds-sun', 'ankara-hibiscus-plum'],
    'sand',
    [
      { item: 'shift-dress', box: [820, 50, 420, 800] },
      { item: 'plain-kaftan', box: [1200, 40, 340, 820] },
    ],
  ),
  cover(
    'aso-ebi-guide',
    'Aso-oke hanging beside a classic iro and buba, a gele and a tied bundle.',
    ['asooke-emerald', 'asooke-magenta', 'asooke-sanyan'],
    'saffron',
    [
      { item: 'classic-iro-and-buba', box: [780, 30, 380, 840] },
      { item: 'gele-and-ipele', box: [1170, 60, 390, 380] },
      { item: 'aso-oke-bundle', way: 'emerald', box: [1180, 470, 360, 370] },
    ],
  ),
  cover(
    'aso-ebi-wedding',
    'Emerald, beige and wine aso-oke hanging beside an iro and buba and a groom’s agbada.',
    ['asooke-emerald', 'asooke-sanyan', 'asooke-wine'],
    'blush',
    [
      { item: 'groom-etu-agbada', way: 'wine', box: [1010, 30, 560, 840] },
      { item: 'classic-iro-and-buba', box: [740, 40, 370, 820] },
    ],
  ),
  cover(
    'how-many-yards',
    'Wax prints hanging beside folded lengths of ankara, adire and guinea brocade.',
    ['ankara-scallops-emerald', 'ankara-hibiscus-coral', 'ankara-records-teal'],
    'sage',
    [
      { item: 'guinea-5-yards', way: 'burgundy', box: [800, 60, 370, 400] },
      { item: 'adire-5-yards', box: [1180, 90, 380, 400] },
      { item: 'ankara-6-yards', way: 'plum', box: [950, 420, 430, 450] },
    ],
  ),
  cover(
    'reading-aso-oke',
    'Etu, sanyan and royal aso-oke hanging beside a striped agbada and a gobi cap.',
    ['etu-indigo', 'asooke-sanyan', 'asooke-royal'],
    'clay',
    [
      { item: 'groom-etu-agbada', way: 'wine', box: [810, 40, 540, 820] },
      { item: 'gobi-cap', way: 'emerald', box: [1330, 560, 250, 260] },
    ],
  ),
  cover(
    'fitting-checklist',
    'Cord lace hanging beside an ivory corset gown and a champagne reception dress.',
    ['lace-cord-ivory', 'lace-cord-lilac', 'lace-voile-white'],
    'blush',
    [
      { item: 'reception-dress', way: 'champagne', box: [1170, 40, 400, 820] },
      { item: 'corset-gown', way: 'ivory', box: [820, 40, 400, 820] },
    ],
  ),
  cover(
    'senator-or-kaftan',
    'Suiting and atiku hanging beside a charcoal senator suit and an olive kaftan.',
    ['cashmere-navy', 'atiku-sand', 'cashmere-wine'],
    'sand',
    [
      { item: 'senator-crest', way: 'charcoal', box: [830, 50, 350, 800] },
      { item: 'plain-kaftan', way: 'olive', box: [1190, 50, 350, 800] },
    ],
  ),
  cover(
    'what-a-deposit-covers',
    'Brocade hanging beside a burgundy agbada and a tied bundle of aso-oke.',
    ['brocade-burgundy', 'brocade-ivory', 'guinea-coffee'],
    'saffron',
    [
      { item: 'eko-agbada', way: 'burgundy', box: [800, 40, 540, 820] },
      { item: 'aso-oke-bundle', box: [1270, 520, 310, 320] },
    ],
  ),
];
