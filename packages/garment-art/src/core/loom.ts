// How finely a tile is woven: every px of it, or one in some, for what is shown small.

/** Edge of a whole textile tile in px; textiles are given in these. */
export const TILE = 1024;

/** Edges (px) that a tile is woven with. */
export const TILE_SIZES = [256, 512, TILE] as const;
export type TileSize = (typeof TILE_SIZES)[number];

export interface Loom {
  size: TileSize;
  step: number; // px of the whole tile from one woven px to the next
}

/** The loom that weaves a tile of so many px. */
export const loomOf = (size: TileSize): Loom => ({ size, step: TILE / size });

/** Calls `weave` for every px of the tile, row by row: its place on the whole tile, and its index. */
export function eachPx({ size, step }: Loom, weave: (x: number, y: number, i: number) => void): void {
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) weave(column * step, row * step, row * size + column);
}

/** Index of the woven px that is nearest to a place of the whole tile, which goes on beyond its edges. */
export function indexAt({ size, step }: Loom, x: number, y: number): number {
  const half = step >> 1;
  return Math.floor(((y + half + TILE) % TILE) / step) * size + Math.floor(((x + half + TILE) % TILE) / step);
}
