import type { FigureLook } from '@adunni/tryon/figure/figure';
import type { FigureLengths } from '@adunni/tryon/figure/lengths';
import type { Model } from './models.ts';

/** Of saved measurements what a figure is drawn from; lengths by their names, in mm. */
export interface Measured {
  _id: string;
  name: string;
  figure: FigureLook['build'];
  current: { values: Readonly<Partial<Record<string, number>>> };
}

/** What a figure is drawn from when somebody types it: cm, within which a body can be drawn. */
export const TYPED = {
  height: { label: 'Height', least: 130, most: 220 },
  bust: { label: 'Bust or chest', least: 60, most: 170 },
  waist: { label: 'Waist', least: 45, most: 170 },
  hips: { label: 'Hips', least: 60, most: 170 },
} as const;
export type TypedName = keyof typeof TYPED;
export const TYPED_NAMES = Object.keys(TYPED) as TypedName[];

/** Which length of a profile draws which length of a figure. */
const OF_PROFILE = {
  height: 'height',
  bust: 'bust-girth',
  waist: 'waist-girth',
  hips: 'hip-girth',
  shoulders: 'shoulder-width',
  inseam: 'inside-leg-length',
  sleeve: 'arm-length',
} as const;

/** The typed lengths as numbers, or what is wrong with each that can’t be one. */
export function readTyped(typed: Readonly<Record<TypedName, string>>) {
  const lengths: Partial<Record<TypedName, number>> = {};
  const wrong: Partial<Record<TypedName, string>> = {};
  for (const name of TYPED_NAMES) {
    const { least, most } = TYPED[name];
    const value = Number(typed[name].replace(',', '.'));
    if (typed[name].trim() !== '' && value >= least && value <= most) lengths[name] = value;
    else wrong[name] = `Between ${least} and ${most} cm.`;
  }
  return { lengths, wrong };
}

/** A person’s own figure; its id says which lengths it has, so that the same figure is the same try. */
export function ownFigure(name: string, look: FigureLook): Model {
  return { id: `figure-${hashed(JSON.stringify([look.build, ...Object.entries(look.lengths).sort()]))}`, name, look };
}

/** A few letters that stand for a text. */
export function hashed(text: string): string {
  let hash = 5381;
  for (const letter of text) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291;
  return hash.toString(36);
}

/** The figure of saved measurements; what was not taken is drawn as is usual. */
export function figureOfProfile({ _id, name, figure, current }: Measured, skin: FigureLook['skin']): Model {
  const lengths: Partial<FigureLengths> = {};
  for (const [of, measure] of Object.entries(OF_PROFILE)) {
    const millimetres = current.values[measure];
    if (millimetres !== undefined) lengths[of as keyof FigureLengths] = millimetres / 10;
  }
  return { ...ownFigure(name, { build: figure, lengths, skin }), profileId: _id };
}
