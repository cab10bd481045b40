import type { Kind } from '@adunni/tryon/cutout/propose';
import type { LayerRole } from '@adunni/tryon/drape/outfit';
import { LAYERS } from '../staff/words.ts';
import type { Tool } from './painting.ts';

/** What a maker calls a kind of garment. */
export const KINDS: readonly { value: string; label: string; kind: Kind }[] = [
  { value: 'fitted/whole', label: 'Dress, jumpsuit or set', kind: { fit: 'fitted', slot: 'whole' } },
  { value: 'fitted/top', label: 'Shirt or blouse', kind: { fit: 'fitted', slot: 'top' } },
  { value: 'fitted/bottom', label: 'Trousers, skirt or wrapper', kind: { fit: 'fitted', slot: 'bottom' } },
  { value: 'robe/whole', label: 'Kaftan, boubou or agbada', kind: { fit: 'robe', slot: 'whole' } },
  { value: 'robe/top', label: 'Loose top', kind: { fit: 'robe', slot: 'top' } },
  { value: 'head/head', label: 'Headwear', kind: { fit: 'head', slot: 'head' } },
];

/** The name of a kind among the choices. */
export const nameOfKind = ({ fit, slot }: Kind): string => `${fit}/${slot}`;

/** The tools that a kind has, with what each is called; without its photo nothing of it can be brought back. */
export const toolsOf = (kind: Kind, hasPhoto: boolean): readonly (readonly [Tool, string])[] => [
  ['erase', 'Erase'],
  ...(hasPhoto ? [['restore', 'Restore'] as const] : []),
  ...layersOf(kind).map((role) => [role, LAYERS[role]] as const),
];

const layersOf = ({ fit, slot }: Kind): readonly LayerRole[] => {
  if (fit === 'head') return ['body', 'back'];
  return slot === 'bottom'
    ? ['body', 'legR', 'legL', 'back']
    : ['body', 'sleeveR', 'sleeveL', 'front', 'legR', 'legL', 'back'];
};

export const CUT_WORDS = {
  nothing: 'No garment found. Try another photo, or set background removal lower.',
  nobody: 'No person found in this photo. If the garment lies flat, choose “Laid flat”.',
  hat: 'Headwear is cut out of a photo in which it lies flat.',
  failed: 'This photo could not be processed. Please try another one.',
  saved: 'The saved images could not be loaded. Please reload the page.',
} as const;
