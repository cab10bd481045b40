import type { AgeGroup, Figure } from '@adunni/contracts/measurements/catalogue';
import type { DraftName } from '@adunni/contracts/patterns/choices';

type Drafts = readonly DraftName[];

const AGBADA_SET: Drafts = ['agbada', 'buba', 'sokoto'];
const BUBA_SET: Drafts = ['buba', 'sokoto'];
const WRAPPER_SET: Drafts = ['iro', 'buba'];

/** What a title names, the more exact words first: a babban riga stands among agbadas, an isiagu among kaftans. */
const BY_TITLE: readonly (readonly [RegExp, Drafts])[] = [
  [/\b(babban|riga)\b/i, ['babban-riga', 'kaftan', 'sokoto']],
  [/\bisiagu\b/i, ['isiagu', 'trousers']],
  [/\bsenator\b/i, ['senator', 'trousers']],
  [/\bagbada\b/i, AGBADA_SET],
  [/\bboubou\b/i, ['boubou']],
  [/\bcorset\b/i, ['corset', 'a-line-skirt']],
  [/\biro\b/i, WRAPPER_SET],
  [/\bwrapper\b/i, WRAPPER_SET],
  [/\bbuba\b/i, BUBA_SET],
  [/\b(kaftan|caftan)\b/i, ['kaftan', 'trousers']],
  [/\bdashiki\b/i, BUBA_SET],
  [/\bsokoto\b/i, ['sokoto']],
  [/\b(trousers|pants)\b/i, ['trousers']],
  [/\bskirt\b/i, ['a-line-skirt', 'straight-skirt']],
];

/** What recipes call a garment. */
const BY_GARMENT: Readonly<Record<string, Drafts>> = {
  agbada: AGBADA_SET,
  tunic: ['kaftan', 'trousers'],
  dashiki: BUBA_SET,
  'buba-sokoto': BUBA_SET,
  'iro-buba': WRAPPER_SET,
  boubou: ['boubou'],
  'corset-gown': ['corset', 'a-line-skirt'],
  'peplum-set': ['iro'],
  'george-set': ['iro'],
  'edo-wrapper': ['iro'],
};

const BY_CATEGORY: Readonly<Record<string, Drafts>> = {
  agbada: AGBADA_SET,
  grooms: AGBADA_SET,
  'kaftan-and-senator': ['kaftan', 'senator', 'trousers'],
  sets: BUBA_SET,
  boubous: ['boubou'],
  'iro-and-buba': WRAPPER_SET,
  brides: WRAPPER_SET,
  wrappers: ['iro'],
};

/** A product as far as it says what is sewn. */
export interface Sewn {
  title: string;
  /** Of its recipe; null without one. */
  garment: string | null;
  categorySlug: string | null;
}

/** What is drafted for a product, the outermost garment first: by its title, its recipe, then its category; else nothing. */
export function suggestedDrafts({ title, garment, categorySlug }: Sewn): DraftName[] {
  const named = BY_TITLE.find(([words]) => words.test(title))?.[1];
  return [...(named ?? BY_GARMENT[garment ?? ''] ?? BY_CATEGORY[categorySlug ?? ''] ?? [])];
}

/** What is drafted of a profile until its owner chooses. */
export const firstDraftOf = (figure: Figure): DraftName => (figure === 'man' ? 'kaftan' : 'boubou');

/** Whom nothing is drafted for: by the measurements, else by whom the product is for. */
export const isChild = (ageGroup: AgeGroup | undefined, gender: string | null): boolean =>
  ageGroup === undefined ? gender === 'girls' || gender === 'boys' : ageGroup === 'child';
