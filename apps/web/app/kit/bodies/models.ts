import type { FigureLook } from '@adunni/tryon/figure/figure';

/** A drawn person to try things on. */
export interface Model {
  id: string;
  name: string;
  look: FigureLook;
  /** The saved measurements that it is drawn from. */
  profileId?: string;
}

type Colour = FigureLook['skin'];

/** Tones of skin to choose from, the lightest first. */
export const SKIN_TONES: readonly { name: string; colour: Colour }[] = [
  { name: 'Light', colour: [222, 176, 142] },
  { name: 'Tan', colour: [188, 137, 102] },
  { name: 'Brown', colour: [150, 98, 66] },
  { name: 'Deep brown', colour: [118, 73, 47] },
  { name: 'Dark', colour: [88, 53, 34] },
  { name: 'Very dark', colour: [66, 40, 28] },
];
const [LIGHT, TAN, BROWN, DEEP, DARK] = SKIN_TONES.map(({ colour }) => colour) as [
  Colour,
  Colour,
  Colour,
  Colour,
  Colour,
];

/** Six people of different builds, three women and three men. */
export const MODELS: readonly Model[] = [
  model('amara', 'Amara', { build: 'woman', skin: DEEP, lengths: { height: 168, bust: 92, waist: 76, hips: 102 } }),
  model('bisi', 'Bisi', { build: 'woman', skin: DARK, lengths: { height: 163, bust: 116, waist: 102, hips: 124 } }),
  model('leila', 'Leila', { build: 'woman', skin: TAN, lengths: { height: 172, bust: 82, waist: 64, hips: 90 } }),
  model('kofi', 'Kofi', { build: 'man', skin: BROWN, lengths: { height: 180, bust: 100, waist: 86, hips: 99 } }),
  model('tunde', 'Tunde', { build: 'man', skin: DARK, lengths: { height: 176, bust: 122, waist: 116, hips: 117 } }),
  model('sami', 'Sami', { build: 'man', skin: LIGHT, lengths: { height: 184, bust: 92, waist: 76, hips: 92 } }),
];

function model(id: string, name: string, look: FigureLook): Model {
  return { id, name, look };
}
