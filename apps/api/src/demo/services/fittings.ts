import { RELAXED } from './terms.ts';
import type { DemoService } from './types.ts';

/** What is tried on at each of them: a garment of their own. */
const TRIED_ON: Readonly<Record<string, string>> = {
  'adewura-atelier': 'classic-iro-and-buba',
  'kolade-and-thread': 'senator-crest',
  'ireti-stitch-house': 'oleku-iro-and-buba',
  'nkiru-ward-studio': 'isiagu-set',
  'zaria-needle-co': 'babban-riga',
  'tinuade-dyeworks': 'buba-and-sokoto',
  'calabar-loom-room': 'onyonyo',
  'osagie-coral-couture': 'edo-wrapper',
  'amara-cut-and-fit': 'corset-gown',
  'baraka-bespoke': 'embroidered-kaftan',
  'adjoa-and-ade': 'dashiki',
  'peckham-fit-room': 'shift-dress',
};

/** Who fits at the workshops that make to measure; everybody where nobody is named. */
const FITTERS: Readonly<Record<string, readonly string[]>> = {
  'adewura-atelier': ['Sade Akinola'],
  'kolade-and-thread': ['Kolade Ogunleye'],
  'ireti-stitch-house': ['Ireti Adebayo'],
  'nkiru-ward-studio': [],
  'zaria-needle-co': [],
  'tinuade-dyeworks': [],
  'calabar-loom-room': [],
  'osagie-coral-couture': [],
  'amara-cut-and-fit': [],
  'baraka-bespoke': ['Baraka Yusuf'],
  'adjoa-and-ade': [],
  'peckham-fit-room': ['Tunde Ajayi'],
};

/** Workshops with no other visit at which one person is measured. */
const MEASURED_AT_FITTERS = [
  'adewura-atelier',
  'ireti-stitch-house',
  'nkiru-ward-studio',
  'zaria-needle-co',
  'tinuade-dyeworks',
  'calabar-loom-room',
  'osagie-coral-couture',
  'amara-cut-and-fit',
  'adjoa-and-ade',
];

/** Trying on what a workshop makes, and being measured for it, there or from another city. */
export const fittingServices: readonly DemoService[] = [
  ...Object.entries(FITTERS).map(
    ([maker, by]): DemoService => ({
      maker,
      category: 'measuring-and-fitting',
      kind: 'appointment',
      title: 'Fitting',
      summary: 'Try on what we are making for you, before it is finished.',
      description: [
        'Put it on, walk, sit and lift your arms. We pin what has to move and show you in the mirror what will change.',
        'If your order still waits for measurements, book a measuring visit first: there is nothing to try on before.',
      ],
      price: 5,
      duration: 45,
      bring: ['The shoes that you will wear with it', 'Your order number'],
      terms: RELAXED,
      pictures: [`products/${TRIED_ON[maker]}/1.webp`],
      ...(by.length > 0 && { by }),
    }),
  ),
  {
    maker: 'kolade-and-thread',
    category: 'measuring-and-fitting',
    kind: 'video',
    title: 'Measuring by video',
    summary: 'Musa tells you where the tape goes, wherever you are.',
    description: [
      'You need a tape, good light and somebody to hold the tape. Musa watches, has each measurement taken twice and saves them to your account.',
    ],
    price: 5,
    duration: 30,
    bring: ['A tape measure', 'Close-fitting clothes', 'Somebody who holds the tape'],
    terms: RELAXED,
    pictures: ['covers/measure-at-home.webp'],
    by: ['Musa Bello'],
  },
  ...MEASURED_AT_FITTERS.map((maker): DemoService => {
    const by = FITTERS[maker] ?? [];
    return {
      maker,
      category: 'measuring-and-fitting',
      kind: 'appointment',
      title: 'Measuring visit',
      summary: 'Every measurement that your order needs, taken twice.',
      description: ['We measure you over light clothes, read each number back and save them to your account.'],
      price: 5,
      duration: 30,
      bring: ['Close-fitting clothes', 'The shoes that you will wear with it'],
      terms: RELAXED,
      pictures: ['covers/measure-at-home.webp'],
      ...(by.length > 0 && { by }),
    };
  }),
];
