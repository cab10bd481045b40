import type { CONFIDENCE } from '@adunni/contracts/measurements/fit';
import type { TakenBy } from '@adunni/contracts/measurements/measurements';
import type { BUILDS, ESTIMATED } from '@adunni/contracts/tryon/estimates';
import type { LAYER_ROLES, OUTFIT_FITS, OUTFIT_SLOTS } from '@adunni/contracts/tryon/outfits';
import type { SaleWay } from '@adunni/contracts/tryon/staff-sales';
import type { TRY_REACHES } from '@adunni/contracts/tryon/staff-sessions';
import type { SizeOutcome, SizeTaken } from '@adunni/contracts/tryon/staff-sizes';
import type { DEVICE_CLASSES, TRY_CAUSES, TRY_STAGES, TRY_WAYS } from '@adunni/contracts/tryon/tries';

export const WAYS: Readonly<Record<(typeof TRY_WAYS)[number], string>> = {
  model: 'Model',
  figure: 'Own measurements',
  photo: 'Photo',
  camera: 'Camera',
};

export const DEVICES: Readonly<Record<(typeof DEVICE_CLASSES)[number], string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
};

export const REACHES: Readonly<Record<(typeof TRY_REACHES)[number], string>> = {
  finished: 'Finished',
  use: 'Counted as a use',
  'to-cart': 'Added to cart',
  ordered: 'Ordered',
  failed: 'Given up or failed',
};

export const SALES: Readonly<Record<SaleWay, string>> = { tried: 'Tried on', untried: 'Not tried on' };

export const STAGES: Readonly<Record<(typeof TRY_STAGES)[number], string>> = {
  loading: 'Loading',
  photo: 'Taking a photo',
  pose: 'Finding the pose',
  draping: 'Draping',
};

export const CAUSES: Readonly<Record<(typeof TRY_CAUSES)[number], string>> = {
  nobody: 'Nobody in the photo',
  'several-people': 'Several people',
  'cut-off': 'Body cut off',
  'too-dark': 'Too dark',
  seated: 'Seated',
  'arms-covered': 'Arms covered',
  'camera-refused': 'Camera access denied',
  'photo-unreadable': 'Unreadable photo',
  'not-supported': 'Not supported by the browser',
  'out-of-memory': 'Out of memory',
  connection: 'Connection lost',
  other: 'Other',
};

/** As for a woman; a man’s bust is his chest. */
export const LENGTHS: Readonly<Record<(typeof ESTIMATED)[number], string>> = {
  'shoulder-width': 'Shoulder width',
  'bust-girth': 'Bust or chest girth',
  'waist-girth': 'Waist girth',
  'hip-girth': 'Hip girth',
  'arm-length': 'Arm length',
  'inside-leg-length': 'Inside leg',
};

export const FIGURES = { woman: 'Women', man: 'Men' } as const;

export const BUILD_WORDS: Readonly<Record<(typeof BUILDS)[number], string>> = {
  slim: 'Slim',
  medium: 'Medium',
  full: 'Full',
};

export const SURENESS: Readonly<Record<(typeof CONFIDENCE)[number], string>> = {
  sure: 'Certain',
  likely: 'Likely',
  unsure: 'Uncertain',
};

export const SIZE_OUTCOMES: Readonly<Record<SizeOutcome, string>> = {
  kept: 'Kept',
  altered: 'Altered',
  returned: 'Returned',
};

export const SIZES_TAKEN: Readonly<Record<SizeTaken, string>> = {
  advised: 'Recommended size',
  other: 'Another size',
};

export const METHODS: Readonly<Record<TakenBy, string>> = {
  alone: 'Self-measured',
  helped: 'By someone else',
  tailor: 'By a tailor or designer',
  garment: 'From a garment',
  fitting: 'At a fitting',
};

export const FITS: Readonly<Record<(typeof OUTFIT_FITS)[number], string>> = {
  fitted: 'Fitted',
  robe: 'Robe',
  head: 'Headwear',
};

export const SLOTS: Readonly<Record<(typeof OUTFIT_SLOTS)[number], string>> = {
  whole: 'Whole body',
  top: 'Top',
  bottom: 'Bottom',
  head: 'Head',
};

export const LAYERS: Readonly<Record<(typeof LAYER_ROLES)[number], string>> = {
  back: 'Back',
  legR: 'Right leg',
  legL: 'Left leg',
  body: 'Body',
  sleeveR: 'Right sleeve',
  sleeveL: 'Left sleeve',
  front: 'Over the sleeves',
};

const JOINTS: Readonly<Record<string, string>> = { hipJ: 'hip joint' };

/** What an anchor is called, by the wearer’s side: `Right shoulder`. */
export function anchorLabel(name: string): string {
  const side = /[RL]$/.exec(name)?.[0];
  if (!side) return `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const point = name.slice(0, -1);
  return `${side === 'R' ? 'Right' : 'Left'} ${JOINTS[point] ?? point}`;
}

/** Words as the options of a filter. */
export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** A time as people read it: `640 ms`, `1.2 s`. */
export const timeLabel = (milliseconds: number | null): string =>
  milliseconds === null ? '' : milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** How far an estimate is from a length: `1.2 cm over`; `Exact` for none. */
export const offLabel = (millimetres: number): string =>
  millimetres === 0 ? 'Exact' : `${Math.abs(millimetres) / 10} cm ${millimetres > 0 ? 'over' : 'under'}`;

/** A part of all: `12% of tries`, `0.4% of views`; nothing of none. */
export function shareOfAll(part: number, all: number, what = 'tries'): string {
  const percent = (part / Math.max(1, all)) * 100;
  return all === 0 ? '' : `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)}% of ${what}`;
}
