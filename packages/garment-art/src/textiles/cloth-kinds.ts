// Kinds of cloth as plain data: what tells them apart, and what each of their colours is called, in order.
// Nothing here weaves, so pages may know it without carrying the renderer.

/** What a kind of cloth is called, and what each of its colours is. */
export const CLOTH_KINDS = {
  ankara: { title: 'Ankara', threads: ['Ground', 'Accent', 'Second colour', 'Light', 'Outline'] },
  adire: { title: 'Adire', threads: ['Deep dye', 'Middle dye', 'Undyed'] },
  'aso-oke': { title: 'Aso-oke', threads: ['Ground', 'Metallic', 'Dark', 'Second colour'] },
  kente: { title: 'Kente', threads: ['Gold', 'Red', 'Green', 'Black'] },
  'cord-lace': { title: 'Cord lace', threads: ['Lining', 'Cord'] },
  'voile-lace': { title: 'Voile lace', threads: ['Voile', 'Thread'] },
  brocade: { title: 'Brocade', threads: ['Ground', 'Figure'] },
  george: { title: 'George', threads: ['Ground', 'Gold', 'Accent'] },
  plain: { title: 'Plain cloth', threads: ['Colour'] },
  velvet: { title: 'Velvet', threads: ['Pile'] },
  isiagu: { title: 'Isiagu', threads: ['Pile', 'Lions'] },
  tulle: { title: 'Beaded tulle', threads: ['Net', 'Beads', 'Glint'] },
} as const;
export type ClothKind = keyof typeof CLOTH_KINDS;

export type AnkaraPattern = 'records' | 'diamonds' | 'hibiscus' | 'scallops';
export type AdirePattern = 'eleko' | 'oniko';
export type AsoOkeStyle = 'striped' | 'etu' | 'chequered';
export type BrocadeFigure = 'damask' | 'shadda' | 'paisley';
export type PlainFinish = 'atiku' | 'cashmere' | 'crepe' | 'satin';

/** A named cloth: its title for people, its colours in the order of its kind, and what patterns it. */
export type Cloth = { title: string; colours: readonly string[] } & (
  | { kind: 'ankara'; pattern: AnkaraPattern; seed: number }
  | { kind: 'adire'; pattern: AdirePattern }
  | { kind: 'aso-oke'; style: AsoOkeStyle }
  | { kind: 'cord-lace' | 'tulle'; isSheer: boolean }
  | { kind: 'brocade'; figure: BrocadeFigure; isMetallic: boolean }
  | { kind: 'plain'; finish: PlainFinish }
  | { kind: 'kente' | 'voile-lace' | 'george' | 'velvet' | 'isiagu' }
);

/** The gold of isiagu. */
const GOLD = '#d8a63c';

/** Ankara: pattern, then ground, accent, second, light and dark colour. */
export const wax = (
  title: string,
  pattern: AnkaraPattern,
  ground: string,
  accent: string,
  second: string,
  light: string,
  dark: string,
  seed = 3,
): Cloth => ({ title, kind: 'ankara', pattern, seed, colours: [ground, accent, second, light, dark] });
/** Adire: pattern, then the deep and the middle of the dye bath and what resisted it. */
export const dyed = (title: string, pattern: AdirePattern, deep: string, mid: string, resist: string): Cloth => ({
  ...{ title, kind: 'adire', pattern },
  colours: [deep, mid, resist],
});
/** Aso-oke: ground, metallic, dark and second thread. */
export const strip = (
  title: string,
  ground: string,
  metallic: string,
  dark: string,
  second: string,
  style: AsoOkeStyle = 'striped',
): Cloth => ({ title, kind: 'aso-oke', style, colours: [ground, metallic, dark, second] });
/** Kente: gold, red, green and black thread. */
export const kente = (title: string, gold: string, red: string, green: string, black: string): Cloth => ({
  ...{ title, kind: 'kente' },
  colours: [gold, red, green, black],
});
/** Cord lace: lining and thread; sheer leaves the net open. */
export const corded = (title: string, lining: string, thread: string, isSheer = false): Cloth => ({
  ...{ title, kind: 'cord-lace', isSheer },
  colours: [lining, thread],
});
/** Swiss voile lace: lining and thread. */
export const swiss = (title: string, lining: string, thread: string): Cloth => ({
  ...{ title, kind: 'voile-lace' },
  colours: [lining, thread],
});
/** Brocade: ground, figure and kind of figure. */
export const figured = (
  title: string,
  ground: string,
  thread: string,
  figure: BrocadeFigure = 'damask',
  isMetallic = false,
): Cloth => ({ title, kind: 'brocade', figure, isMetallic, colours: [ground, thread] });
/** George: ground, gold and accent. */
export const george = (title: string, ground: string, gold: string, accent: string): Cloth => ({
  ...{ title, kind: 'george' },
  colours: [ground, gold, accent],
});
/** Plain cloth in a finish. */
export const solid = (title: string, colour: string, finish: PlainFinish): Cloth => ({
  ...{ title, kind: 'plain', finish },
  colours: [colour],
});
/** Velvet, with or without the lions of isiagu. */
export const pile = (title: string, colour: string, lions = false): Cloth =>
  lions ? { title, kind: 'isiagu', colours: [colour, GOLD] } : { title, kind: 'velvet', colours: [colour] };
/** Beaded tulle: ground, bead and glint; sheer leaves the net open. */
export const beaded = (title: string, ground: string, bead: string, glint: string, isSheer = false): Cloth => ({
  ...{ title, kind: 'tulle', isSheer },
  colours: [ground, bead, glint],
});
