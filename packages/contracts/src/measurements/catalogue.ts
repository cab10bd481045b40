/** Whose body it is, as far as it decides which measures are taken; the drawings follow it. */
export const FIGURES = ['woman', 'man'] as const;
export type Figure = (typeof FIGURES)[number];

/** Children have other limits, and sizes of their own. */
export const AGE_GROUPS = ['adult', 'child'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** How lengths were taken, by whom the person had help. A fitting is entered by its maker, never by the person. */
export const MEASURING_METHODS = ['alone', 'helped', 'tailor', 'garment'] as const;

export const MEASURE_NAMES = [
  'height',
  'head-girth',
  'neck-base-girth',
  'shoulder-width',
  'bust-girth',
  'under-bust-girth',
  'waist-girth',
  'hip-girth',
  'bust-point-separation',
  'shoulder-to-bust-point',
  'shoulder-to-waist',
  'arm-length',
  'upper-arm-girth',
  'armscye-girth',
  'wrist-girth',
  'thigh-girth',
  'knee-girth',
  'ankle-girth',
  'inside-leg-length',
  'outside-leg-length',
  'gown-length',
  'kaftan-length',
  'agbada-length',
] as const;
export type MeasureName = (typeof MEASURE_NAMES)[number];

/** Lengths in whole millimetres by measure; what was not taken is absent. */
export type Lengths = Partial<Record<MeasureName, number>>;

/** One length of a body. */
export interface Measure {
  /** After ISO 8559-1; a man’s bust girth is his chest girth. */
  label: string;
  /** What tailors call it, where that is another word. */
  local: string;
  figures: readonly Figure[];
  /** From which side the tape is seen best. */
  view: 'front' | 'back';
  /** Least and most of an adult, in cm (estimated). */
  adult: readonly [least: number, most: number];
  /** Least and most as shares of the height, wide on purpose: outside it the unit was probably mistaken. */
  ofHeight: readonly [least: number, most: number];
}

const BOTH = FIGURES;
const WOMAN = ['woman'] as const;
const MAN = ['man'] as const;

/** Every measure in the order in which it is taken: from the head down, around before along. */
export const MEASURES: Readonly<Record<MeasureName, Measure>> = {
  height: {
    ...{ label: 'Height', local: '', figures: BOTH, view: 'front', adult: [130, 220], ofHeight: [1, 1] },
  },
  'head-girth': {
    ...{
      label: 'Head girth',
      local: 'cap, fila',
      figures: BOTH,
      view: 'front',
      adult: [48, 68],
      ofHeight: [0.2, 0.68],
    },
  },
  'neck-base-girth': {
    ...{
      label: 'Neck-base girth',
      local: 'neck',
      figures: BOTH,
      view: 'front',
      adult: [28, 60],
      ofHeight: [0.14, 0.4],
    },
  },
  'shoulder-width': {
    ...{ label: 'Shoulder width', local: 'back', figures: BOTH, view: 'back', adult: [30, 65], ofHeight: [0.15, 0.4] },
  },
  'bust-girth': {
    ...{ label: 'Bust girth', local: '', figures: BOTH, view: 'front', adult: [65, 180], ofHeight: [0.36, 1.15] },
  },
  'under-bust-girth': {
    ...{ label: 'Under-bust girth', local: '', figures: WOMAN, view: 'front', adult: [55, 160], ofHeight: [0.3, 1] },
  },
  'waist-girth': {
    ...{ label: 'Waist girth', local: '', figures: BOTH, view: 'front', adult: [50, 180], ofHeight: [0.3, 1.15] },
  },
  'hip-girth': {
    ...{ label: 'Hip girth', local: '', figures: BOTH, view: 'front', adult: [70, 190], ofHeight: [0.38, 1.2] },
  },
  'bust-point-separation': {
    label: 'Bust-point separation',
    ...{ local: 'nipple to nipple', figures: WOMAN, view: 'front', adult: [12, 32], ofHeight: [0.06, 0.2] },
  },
  'shoulder-to-bust-point': {
    label: 'Shoulder to bust point',
    ...{ local: '', figures: WOMAN, view: 'front', adult: [18, 45], ofHeight: [0.1, 0.28] },
  },
  'shoulder-to-waist': {
    label: 'Shoulder to waist',
    ...{ local: 'half length', figures: BOTH, view: 'front', adult: [32, 60], ofHeight: [0.18, 0.36] },
  },
  'arm-length': {
    ...{ label: 'Arm length', local: 'sleeve', figures: BOTH, view: 'back', adult: [45, 85], ofHeight: [0.24, 0.5] },
  },
  'upper-arm-girth': {
    label: 'Upper-arm girth',
    ...{ local: 'round sleeve', figures: BOTH, view: 'front', adult: [18, 65], ofHeight: [0.1, 0.42] },
  },
  'armscye-girth': {
    ...{
      label: 'Armscye girth',
      local: 'armhole',
      figures: BOTH,
      view: 'front',
      adult: [30, 75],
      ofHeight: [0.15, 0.5],
    },
  },
  'wrist-girth': {
    ...{ label: 'Wrist girth', local: '', figures: BOTH, view: 'front', adult: [11, 28], ofHeight: [0.06, 0.18] },
  },
  'thigh-girth': {
    ...{ label: 'Thigh girth', local: 'lap', figures: BOTH, view: 'front', adult: [35, 105], ofHeight: [0.2, 0.7] },
  },
  'knee-girth': {
    ...{ label: 'Knee girth', local: '', figures: BOTH, view: 'front', adult: [25, 65], ofHeight: [0.14, 0.42] },
  },
  'ankle-girth': {
    ...{ label: 'Ankle girth', local: '', figures: BOTH, view: 'front', adult: [16, 45], ofHeight: [0.09, 0.3] },
  },
  'inside-leg-length': {
    ...{ label: 'Inside leg length', local: '', figures: BOTH, view: 'front', adult: [55, 105], ofHeight: [0.3, 0.55] },
  },
  'outside-leg-length': {
    label: 'Outside leg length',
    ...{ local: 'trouser length', figures: BOTH, view: 'front', adult: [80, 130], ofHeight: [0.45, 0.75] },
  },
  'gown-length': {
    ...{ label: 'Gown length', local: 'full length', figures: WOMAN, view: 'front', adult: [110, 190] },
    ...{ ofHeight: [0.6, 0.95] },
  },
  'kaftan-length': {
    ...{ label: 'Kaftan length', local: '', figures: BOTH, view: 'back', adult: [75, 130], ofHeight: [0.45, 0.8] },
  },
  'agbada-length': {
    ...{ label: 'Agbada length', local: '', figures: MAN, view: 'back', adult: [110, 165], ofHeight: [0.6, 0.92] },
  },
};

/** The measures that are taken of a figure, in order. */
export const measuresOf = (figure: Figure): MeasureName[] =>
  MEASURE_NAMES.filter((name) => MEASURES[name].figures.includes(figure));

/** What a measure is called on a figure. */
export const labelOf = (name: MeasureName, figure: Figure): string =>
  name === 'bust-girth' && figure === 'man' ? 'Chest girth' : MEASURES[name].label;

/** A child’s height in cm: what it would be in inches always lies below, so that the unit cannot be mistaken. */
const CHILD_HEIGHT = [75, 185] as const;
/** A child’s least length as a share of an adult’s (estimated). */
const CHILD_LEAST = 0.4;

/** Least and most of a measure in millimetres, ends included. */
export function limitsOf(name: MeasureName, ageGroup: AgeGroup): { least: number; most: number } {
  const [least, most] = MEASURES[name].adult;
  if (ageGroup === 'adult') return { least: least * 10, most: most * 10 };
  if (name === 'height') return { least: CHILD_HEIGHT[0] * 10, most: CHILD_HEIGHT[1] * 10 };
  return { least: Math.round(least * 10 * CHILD_LEAST), most: most * 10 };
}
