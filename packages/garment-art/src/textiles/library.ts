// The named textiles, woven when they are asked for.
import { Kept } from '../core/kept.ts';
import { type Loom, loomOf, TILE, type TileSize } from '../core/loom.ts';
import type { Textile } from '../core/piece.ts';
import { withLevels } from '../core/textile-tools.ts';
import { CLOTHS } from './cloths.ts';
import { weave } from './weave.ts';

interface NamedTextile {
  title: string;
  make: (loom: Loom) => Promise<Textile>;
}

/** Every textile by name. */
export const TEXTILES: Readonly<Record<string, NamedTextile>> = Object.fromEntries(
  Object.entries(CLOTHS).map(([name, cloth]) => [name, { title: cloth.title, make: (loom) => weave(cloth, loom) }]),
);

/** Px that woven cloth may hold together: the whole tiles of eight textiles, or far more that are shown small. */
const MOST_PX = 8 * TILE * TILE;
const woven = new Kept<Textile>(MOST_PX, ({ size }) => size * size);

/**
 * A named textile with its size levels, woven with so many px an edge; what was used last stays in memory.
 * @param own as many colours of one's own as the cloth has, in the order of its kind
 */
export function getTextile(name: string, size: TileSize = TILE, own?: readonly string[]): Promise<Textile> {
  return woven.getOr([name, size, ...(own ?? [])].join(' '), async () => {
    const cloth = Object.hasOwn(CLOTHS, name) ? CLOTHS[name] : undefined;
    if (!cloth) throw new Error(`Unknown textile "${name}"`);
    return withLevels(await weave(cloth, loomOf(size), own));
  });
}
