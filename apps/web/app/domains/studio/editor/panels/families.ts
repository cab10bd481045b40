import type { ClothKind } from '@adunni/garment-art/textiles/cloth-kinds';
import { CLOTHS } from '@adunni/garment-art/textiles/cloths';

/** How the library of cloths is divided. */
export const FAMILIES: readonly { title: string; kinds: readonly ClothKind[] }[] = [
  { title: 'Ankara', kinds: ['ankara'] },
  { title: 'Adire', kinds: ['adire'] },
  { title: 'Aso-oke and kente', kinds: ['aso-oke', 'kente'] },
  { title: 'Lace', kinds: ['cord-lace', 'voile-lace'] },
  { title: 'Brocade', kinds: ['brocade', 'george'] },
  { title: 'Velvet', kinds: ['velvet', 'isiagu'] },
  { title: 'Tulle', kinds: ['tulle'] },
  { title: 'Plain', kinds: ['plain'] },
];

/** The cloths of a family, by name. */
export const clothsOf = (family: string): { name: string; title: string }[] => {
  const kinds: readonly string[] = FAMILIES.find(({ title }) => title === family)?.kinds ?? [];
  return Object.entries(CLOTHS).flatMap(([name, { kind, title }]) => (kinds.includes(kind) ? [{ name, title }] : []));
};

/** The family that a cloth is found in. */
export const familyOf = (cloth: string): string =>
  FAMILIES.find(({ kinds }) => kinds.some((kind) => kind === CLOTHS[cloth]?.kind))?.title ?? 'Plain';
