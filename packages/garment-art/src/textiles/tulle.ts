// Beaded tulle.
import { eachPx, indexAt, type Loom, TILE } from '../core/loom.ts';
import { createRandom } from '../core/noise.ts';
import type { Textile } from '../core/piece.ts';
import { clamp, mix, parseHex } from '../core/raster.ts';
import { blurTile, emptyTextile, setColour, tileMask } from '../core/textile-tools.ts';

export interface TulleColours {
  ground: string;
  bead: string;
  glint: string;
}

const bead = (x: number, y: number, r: number): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="#fff"/>`;

/** SVG: four winding vines with side sprays and stars, and single beads between them. */
function beadedVines(): string {
  const random = createRandom(29);
  let svg = '';
  for (let s = 0; s < 4; s++)
    for (let k = 0; k < 64; k++) {
      const y = k * 16;
      const x = s * 256 + 128 + Math.sin((y / TILE) * Math.PI * 4 + s) * 74;
      svg += bead(x, y, 5.4);
      if (k % 4 === 0)
        for (let q = 1; q < 8; q++)
          svg += bead(x + (k % 8 ? 1 : -1) * q * 11, y - Math.sin(q * 0.45) * 26, 5.2 - q * 0.4);
      if (k % 16 === 6) svg += star(x + 62 * (s % 2 ? 1 : -1), y + 46);
    }
  for (let k = 0; k < 900; k++) svg += bead(random() * TILE, random() * TILE, 1.8 + random() * 1.8);
  return svg;
}

/** SVG: a ring of beads, alternately near and far. */
function star(x: number, y: number): string {
  let svg = '';
  for (let q = 0; q < 18; q++) {
    const reach = q % 2 ? 30 : 19;
    svg += bead(x + Math.cos(q * 0.349) * reach, y + Math.sin(q * 0.349) * reach, 5);
  }
  return svg;
}

/** Brightness of the net's own threads, which cross diagonally. */
function netTone(x: number, y: number): number {
  const rising = Math.abs(Math.sin(((x + y) * Math.PI) / 8));
  const falling = Math.abs(Math.sin(((x - y) * Math.PI) / 8));
  return Math.min(rising, falling) < 0.25 ? 1.06 : 0.95;
}

/** Tulle with beaded vines; sheer leaves the net open. */
export async function beadedTulle(loom: Loom, colours: TulleColours, sheer = false): Promise<Textile> {
  const mask = await tileMask(loom, beadedVines());
  const dome = blurTile(loom, mask, 2, 2);
  const cloth = emptyTextile(loom, 0.5, 22);
  if (sheer) cloth.cover = new Float32Array(loom.size * loom.size);
  const g = parseHex(colours.ground);
  const b = parseHex(colours.bead);
  const s = parseHex(colours.glint);
  eachPx(loom, (x, y, i) => {
    const net = netTone(x, y);
    const t = mask[i]!;
    const lit = clamp((dome[i]! - dome[indexAt(loom, x + 2, y + 2)]!) * 3 + 0.4);
    setColour(
      cloth,
      i,
      mix(g[0] * net, mix(b[0], s[0], lit), t),
      mix(g[1] * net, mix(b[1], s[1], lit), t),
      mix(g[2] * net, mix(b[2], s[2], lit), t),
    );
    cloth.relief[i] = dome[i]! * 2.6;
    cloth.shine[i] = t * 1.3;
    if (cloth.cover) cloth.cover[i] = Math.max(t, net > 1 ? 0.6 : 0.36);
  });
  return cloth;
}
