import { toKobo } from '@adunni/contracts/money';
import { GARMENTS, type GarmentKind, type PartKind } from '@adunni/contracts/studio/garments';
import type { PriceList } from '@adunni/contracts/studio/price-list';
import type { TextileKind } from '@adunni/contracts/studio/textiles';

/** What the demo’s makers ask, in thousands of naira; so that whole garments come to what the trade asks for them. */
interface DemoPrices {
  /** Price and days of sewing each garment. */
  garments: Partial<Record<GarmentKind, readonly [base: number, days: number]>>;
  /** Against the usual prices of embroidery, lining and caps. */
  parts: number;
  /** Parts that they don’t make. */
  without?: readonly PartKind[];
  textiles: readonly TextileKind[];
}

/** What each part usually adds: thousands of naira, and days. */
const PARTS: Readonly<Record<PartKind, readonly [price: number, days: number]>> = {
  pocket: [25, 3],
  full: [45, 5],
  knives: [70, 8],
  tonal: [30, 4],
  crest: [8, 1],
  initials: [5, 1],
  family: [18, 3],
  panel: [15, 2],
  'long-panel': [28, 4],
  isiagu: [6, 0],
  woko: [10, 1],
  'worked-cuffs': [8, 1],
  'buttoned-sleeves': [2, 0],
  'bell-sleeves': [4, 0],
  'narrow-trousers': [3, 0],
  'half-lining': [12, 1],
  'full-lining': [22, 2],
  gobi: [8, 1],
  'abeti-aja': [10, 1],
  hula: [14, 2],
  sash: [5, 1],
  scrolls: [20, 3],
  jewel: [26, 4],
  gele: [4, 0],
  beads: [25, 1],
  'second-fabric': [0, 0],
  'own-colours': [30, 10],
};

/** What a yard of each fabric costs, in thousands of naira. */
const YARDS: Readonly<Record<TextileKind, number>> = {
  ankara: 3.5,
  adire: 6,
  'aso-oke': 22,
  kente: 18,
  lace: 19,
  brocade: 11,
  atiku: 5.5,
  cashmere: 8.5,
  crepe: 4.5,
  silk: 12,
  velvet: 9,
  isiagu: 11,
  tulle: 28,
  george: 24,
};

/** By the slug of the maker. */
export const DEMO_PRICES: Readonly<Record<string, DemoPrices>> = {
  'adewura-atelier': {
    garments: { agbada: [110, 28], 'iro-buba': [70, 21], 'corset-gown': [150, 35], 'reception-dress': [240, 35] },
    parts: 1.4,
    without: ['hula', 'knives'],
    textiles: ['aso-oke', 'lace', 'brocade', 'silk', 'tulle'],
  },
  'kolade-and-thread': {
    garments: { agbada: [85, 16], tunic: [38, 9], 'buba-sokoto': [34, 8] },
    parts: 1,
    without: ['isiagu', 'woko', 'own-colours'],
    textiles: ['brocade', 'atiku', 'cashmere', 'crepe', 'adire', 'ankara'],
  },
  'ireti-stitch-house': {
    garments: {
      'iro-buba': [42, 12],
      dashiki: [14, 5],
      'buba-sokoto': [28, 7],
      'peplum-set': [34, 10],
      'flare-dress': [14, 5],
    },
    without: ['own-colours'],
    parts: 0.9,
    textiles: ['lace', 'ankara', 'adire', 'aso-oke', 'crepe', 'silk'],
  },
  'nkiru-ward-studio': {
    garments: { tunic: [42, 12], 'iro-buba': [48, 14], 'george-set': [60, 16] },
    parts: 1,
    without: ['hula', 'gobi', 'abeti-aja'],
    textiles: ['isiagu', 'velvet', 'crepe', 'george', 'lace', 'atiku'],
  },
  'zaria-needle-co': {
    garments: { agbada: [95, 24], tunic: [46, 14] },
    parts: 1.25,
    without: ['crest', 'isiagu', 'woko', 'own-colours'],
    textiles: ['brocade', 'atiku', 'cashmere'],
  },
  'tinuade-dyeworks': {
    garments: { dashiki: [17, 7], 'buba-sokoto': [32, 9], 'iro-buba': [45, 12], boubou: [22, 8], duster: [24, 9] },
    parts: 1,
    textiles: ['adire', 'ankara', 'silk'],
  },
  'amara-cut-and-fit': {
    garments: { tunic: [50, 14], 'corset-gown': [150, 25], 'reception-dress': [190, 28], jumpsuit: [38, 10] },
    parts: 1.1,
    without: ['gobi', 'abeti-aja', 'hula', 'long-panel'],
    textiles: ['crepe', 'cashmere', 'velvet', 'atiku', 'isiagu'],
  },
  'baraka-bespoke': {
    garments: { tunic: [40, 10], agbada: [90, 20], boubou: [30, 9] },
    parts: 1,
    without: ['crest', 'family', 'isiagu', 'woko', 'pocket'],
    textiles: ['atiku', 'brocade', 'cashmere', 'crepe', 'silk'],
  },
  'calabar-loom-room': {
    garments: { onyonyo: [80, 18] },
    parts: 1,
    textiles: ['brocade', 'velvet', 'silk'],
  },
  'osagie-coral-couture': {
    garments: { 'edo-wrapper': [320, 30], 'george-set': [90, 21] },
    parts: 1.5,
    without: ['own-colours'],
    textiles: ['velvet', 'george', 'lace', 'tulle'],
  },
  'adjoa-and-ade': {
    garments: { dashiki: [16, 6], 'iro-buba': [55, 15], 'shift-dress': [20, 7], jumpsuit: [32, 10] },
    parts: 1.1,
    textiles: ['kente', 'ankara', 'lace'],
  },
};

const naira = (thousands: number, factor = 1) => toKobo(Math.round(thousands * factor * 10) * 100);

/** The price list of a demo maker. */
export function priceListOf({ garments, parts: factor, without = [], textiles }: DemoPrices): PriceList {
  return {
    isOpen: true,
    garments: (Object.entries(garments) as [GarmentKind, readonly [number, number]][]).map(
      ([garment, [base, days]]) => ({
        ...{ garment, base: naira(base), days },
        parts: (GARMENTS[garment].parts as readonly PartKind[])
          .filter((part) => !without.includes(part))
          .map((part) => ({ part, price: naira(PARTS[part][0], factor), days: PARTS[part][1] })),
      }),
    ),
    textiles: textiles.map((textile) => ({ textile, perYard: naira(YARDS[textile]) })),
  };
}
