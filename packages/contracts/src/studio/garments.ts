import type { DesignRecipe } from './recipe.ts';

const CAPS = ['gobi', 'abeti-aja', 'hula'] as const;
const LININGS = ['half-lining', 'full-lining'] as const;
const WORN = ['gele', 'beads'] as const;
const OWN = 'own-colours';
const SECOND = 'second-fabric';

/** What can be designed, as recipes name it, and what of it a maker may ask extra for. */
export const GARMENTS = {
  agbada: {
    label: 'Agbada',
    parts: ['pocket', 'full', 'knives', 'tonal', 'narrow-trousers', ...LININGS, ...CAPS, SECOND, OWN],
  },
  tunic: {
    label: 'Kaftan or senator',
    parts: [
      ...(['crest', 'initials', 'family', 'panel', 'long-panel', 'isiagu', 'woko', 'worked-cuffs'] as const),
      ...(['buttoned-sleeves', ...LININGS, ...CAPS, SECOND, OWN] as const),
    ],
  },
  dashiki: { label: 'Dashiki', parts: [...CAPS, OWN] },
  'buba-sokoto': { label: 'Buba and sokoto', parts: [...CAPS, OWN] },
  'iro-buba': { label: 'Iro and buba', parts: ['bell-sleeves', 'sash', ...WORN, SECOND, OWN] },
  boubou: { label: 'Boubou', parts: ['scrolls', 'jewel', ...WORN, OWN] },
  'shift-dress': { label: 'Shift dress', parts: [...WORN, OWN] },
  'peplum-set': { label: 'Peplum and wrapper', parts: [...WORN, SECOND, OWN] },
  'george-set': { label: 'George wrapper and blouse', parts: [...WORN, SECOND, OWN] },
  'corset-gown': { label: 'Corset gown', parts: [...WORN, SECOND, OWN] },
  'reception-dress': { label: 'Reception dress', parts: [...WORN, SECOND, OWN] },
  onyonyo: { label: 'Onyonyo', parts: [...WORN, OWN] },
  jumpsuit: { label: 'Jumpsuit', parts: [...WORN, SECOND, OWN] },
  duster: { label: 'Duster', parts: [SECOND, OWN] },
  'edo-wrapper': { label: 'Edo wrapper', parts: [OWN] },
  'flare-dress': { label: 'Girls’ flare dress', parts: [OWN] },
} as const satisfies Record<string, { label: string; parts: readonly string[] }>;
export type GarmentKind = keyof typeof GARMENTS;
export const GARMENT_KINDS = Object.keys(GARMENTS) as [GarmentKind, ...GarmentKind[]];

/** What the main fabric is for, and the second one, of garments that may have two. */
export const FABRIC_USES: Readonly<Partial<Record<GarmentKind, readonly [main: string, second: string]>>> = {
  agbada: ['Robe', 'Buba and sokoto'],
  tunic: ['Tunic', 'Trousers'],
  'iro-buba': ['Wrapper and sash', 'Blouse'],
  'peplum-set': ['Blouse', 'Wrapper'],
  'george-set': ['Wrappers', 'Blouse'],
  'corset-gown': ['Gown', 'Sleeves and train'],
  'reception-dress': ['Dress', 'Sleeves and overskirt'],
  jumpsuit: ['Jumpsuit', 'Belt'],
  duster: ['Coat', 'Slip dress'],
};

/** Parts that makers may ask extra for, or not offer. */
export const PARTS = {
  pocket: 'Embroidery: pocket panel',
  full: 'Embroidery: pocket panel and neckline',
  knives: 'Embroidery: knife panel',
  tonal: 'Embroidery: both sides of the front',
  crest: 'Embroidery: crest',
  initials: 'Embroidery: initials',
  family: 'Embroidery: family crest',
  panel: 'Embroidery: neck panel',
  'long-panel': 'Embroidery: panel to the hem',
  isiagu: 'Chained studs',
  woko: 'Large studs and chain',
  'worked-cuffs': 'Embroidered cuffs',
  'buttoned-sleeves': 'Buttoned cuffs',
  'bell-sleeves': 'Bell sleeves',
  'narrow-trousers': 'Narrow trousers with a zip',
  'half-lining': 'Half lining',
  'full-lining': 'Full lining',
  gobi: 'Gobi (folded cap)',
  'abeti-aja': 'Abeti-aja (eared cap)',
  hula: 'Hula (embroidered cap)',
  scrolls: 'Embroidery: scrolls',
  jewel: 'Embroidery: jewelled neckline',
  sash: 'Ipele (shoulder sash)',
  gele: 'Gele in matching fabric',
  beads: 'Beads at the neck',
  'second-fabric': 'Second fabric',
  'own-colours': 'Fabric in the customer’s own colours',
} as const;
export type PartKind = keyof typeof PARTS;
export const PART_KINDS = Object.keys(PARTS) as [PartKind, ...PartKind[]];

/** Embroideries that are none. */
const PLAIN = ['plain', 'none'];

/** What of a recipe is asked extra for, in words of price lists; what they don’t know stays as the recipe says it. */
export function partsOf(recipe: DesignRecipe): string[] {
  const { garment, embroidery, lining, linedTo, cap, second, trousers, workedCuffs, sleeve, sash } = recipe;
  const { gele, beads, clothColours, secondColours } = recipe;
  return [
    ...(embroidery && !PLAIN.includes(String(embroidery)) ? [String(embroidery)] : []),
    ...(trousers === 'narrow' ? ['narrow-trousers'] : []),
    ...(workedCuffs ? ['worked-cuffs'] : []),
    ...(sleeve === 'buttoned' ? ['buttoned-sleeves'] : []),
    ...(sleeve === 'bell' && garment === 'iro-buba' ? ['bell-sleeves'] : []),
    ...(lining ? [linedTo === 'hem' ? 'full-lining' : 'half-lining'] : []),
    ...(cap ? [String(cap)] : []),
    ...(sash ? ['sash'] : []),
    ...(gele ? ['gele'] : []),
    ...(beads ? ['beads'] : []),
    ...(second ? [SECOND] : []),
    ...(clothColours || secondColours ? [OWN] : []),
  ];
}

/** The kind of garment that a recipe is of; null for one that price lists don’t know. */
export const garmentOf = ({ garment }: DesignRecipe): GarmentKind | null =>
  GARMENT_KINDS.find((kind) => kind === garment) ?? null;
