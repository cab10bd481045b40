/** Lengths of a body, named after ISO 8559-1. */
export const LENGTH_NAMES = [
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
export type LengthName = (typeof LENGTH_NAMES)[number];

export const FIGURES = ['woman', 'man'] as const;
export type Figure = (typeof FIGURES)[number];

/** What was measured, in millimetres; what was not is absent. */
export type Measured = Partial<Record<LengthName, number>>;

/** Least and most of an adult’s length in mm (estimated), ends included. */
export const LIMITS: Readonly<Record<LengthName, readonly [least: number, most: number]>> = {
  height: [1300, 2200],
  'head-girth': [480, 680],
  'neck-base-girth': [280, 600],
  'shoulder-width': [300, 650],
  'bust-girth': [650, 1800],
  'under-bust-girth': [550, 1600],
  'waist-girth': [500, 1800],
  'hip-girth': [700, 1900],
  'bust-point-separation': [120, 320],
  'shoulder-to-bust-point': [180, 450],
  'shoulder-to-waist': [320, 600],
  'arm-length': [450, 850],
  'upper-arm-girth': [180, 650],
  'armscye-girth': [300, 750],
  'wrist-girth': [110, 280],
  'thigh-girth': [350, 1050],
  'knee-girth': [250, 650],
  'ankle-girth': [160, 450],
  'inside-leg-length': [550, 1050],
  'outside-leg-length': [800, 1300],
  'gown-length': [1100, 1900],
  'kaftan-length': [750, 1300],
  'agbada-length': [1100, 1650],
};

/** `bust-girth` as tailors read it: “Bust girth”; a man’s is his chest girth. */
export function labelOf(name: LengthName, figure: Figure): string {
  if (name === 'bust-girth' && figure === 'man') return 'Chest girth';
  if (name === 'neck-base-girth') return 'Neck-base girth';
  const words = name.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A girth that a garment finishes with, as tailors read it: a man has a chest where a woman has a bust. */
export const girthLabel = (name: string, figure: Figure): string =>
  name === 'Bust' && figure === 'man' ? 'Chest' : name;
