/**
 * Kinds of fabric that makers have a price per yard for, what names of cloth in recipes begin with, and whether it is sold
 * 60 inches wide (est.) rather than 45.
 */
export const TEXTILES = {
  ankara: { label: 'Ankara', names: ['ankara'], isWide: false },
  adire: { label: 'Adire', names: ['adire'], isWide: false },
  'aso-oke': { label: 'Aso-oke', names: ['asooke', 'etu'], isWide: false },
  kente: { label: 'Kente', names: ['kente'], isWide: false },
  lace: { label: 'Lace', names: ['lace'], isWide: false },
  brocade: { label: 'Guinea brocade and shadda', names: ['brocade', 'guinea', 'shadda'], isWide: true },
  atiku: { label: 'Atiku', names: ['atiku'], isWide: true },
  cashmere: { label: 'Cashmere suiting', names: ['cashmere'], isWide: true },
  crepe: { label: 'Crepe', names: ['crepe'], isWide: true },
  silk: { label: 'Silk', names: ['silk'], isWide: false },
  velvet: { label: 'Velvet', names: ['velvet'], isWide: true },
  isiagu: { label: 'Isiagu velvet', names: ['isiagu'], isWide: true },
  tulle: { label: 'Beaded tulle', names: ['tulle'], isWide: false },
  george: { label: 'George', names: ['george'], isWide: false },
} as const satisfies Record<string, { label: string; names: readonly string[]; isWide: boolean }>;
export type TextileKind = keyof typeof TEXTILES;
export const TEXTILE_KINDS = Object.keys(TEXTILES) as [TextileKind, ...TextileKind[]];

/** The kind of a cloth by its name in a recipe; null for one that nobody has a price for. */
export function textileOf(cloth: unknown): TextileKind | null {
  const name = String(cloth).split('-')[0] ?? '';
  return TEXTILE_KINDS.find((kind) => (TEXTILES[kind].names as readonly string[]).includes(name)) ?? null;
}
