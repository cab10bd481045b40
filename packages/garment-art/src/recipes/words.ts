// What can be chosen of a garment, in words. Nothing here draws, so pages and the server may know it without the renderer.
import type { TunicNeckline } from '../garments/tunic-neck.ts';
import type { TunicSleeve } from '../garments/tunic-sleeve.ts';
import type { GroundName } from '../scenes/studio.ts';
import type { AgbadaEmbroidery } from '../sewing/agbada-embroidery.ts';
import type { TunicStyle } from '../sewing/tunic-embroidery.ts';

export const AGBADA_EMBROIDERY = {
  pocket: 'Pocket panel',
  full: 'Pocket panel and full neckline',
  knives: 'Knife panel',
  tonal: 'Both sides of the front',
} as const satisfies Record<AgbadaEmbroidery, string>;

export const TUNIC_EMBROIDERY = {
  plain: 'Placket only',
  crest: 'Crest',
  initials: 'Initials',
  family: 'Family crest',
  panel: 'Neck panel',
  'long-panel': 'Panel to the hem',
  isiagu: 'Chained studs',
  woko: 'Large studs and chain',
} as const satisfies Record<TunicStyle, string>;

export const BOUBOU_EMBROIDERY = { scrolls: 'Scrolls', jewel: 'Jewelled neckline' } as const;

export const NECKLINES = {
  collar: 'Standing collar',
  round: 'Round',
  open: 'Open V',
} as const satisfies Record<TunicNeckline, string>;

export const SLEEVES = {
  plain: 'Long',
  buttoned: 'Long, buttoned cuff',
  short: 'Short',
} as const satisfies Record<TunicSleeve, string>;

export const CAPS = { gobi: 'Gobi (folded)', 'abeti-aja': 'Abeti-aja (eared)', hula: 'Hula (embroidered)' } as const;

/** Strands at the neck, and the colour of their beads. */
export const BEADS = {
  coral: { label: 'Coral red', colour: '#c4402b' },
  amber: { label: 'Amber', colour: '#c07a24' },
  pearl: { label: 'Pearl', colour: '#efe6d6' },
  turquoise: { label: 'Turquoise', colour: '#2c8c8a' },
  jet: { label: 'Jet', colour: '#2a2428' },
} as const;

/** How the cloth’s threads run on the garment; along it when not said. */
export const GRAINS = { bias: 'On the bias', across: 'Crosswise' } as const;

export const GROUNDS = {
  sand: 'Sand',
  clay: 'Clay',
  blush: 'Blush',
  sage: 'Sage',
  saffron: 'Saffron',
  indigo: 'Indigo',
  dusk: 'Dusk',
} as const satisfies Record<GroundName, string>;
