// Adire (Yoruba resist dyeing): starch-painted eleko squares and tied oniko rings.

import { eachPx, type Loom, TILE } from '../core/loom.ts';
import { createRandom } from '../core/noise.ts';
import { noiseField } from '../core/noise-field.ts';
import type { Textile } from '../core/piece.ts';
import { mix, parseHex, smoothstep } from '../core/raster.ts';
import { addWeave, emptyTextile, setColour, tileMask, wobble } from '../core/textile-tools.ts';
import { place } from '../core/tile-drawing.ts';
import { ELEKO_MOTIFS, INK } from './adire-motifs.ts';
import type { AdirePattern } from './cloth-kinds.ts';

export interface AdireColours {
  deep: string;
  mid: string;
  resist: string;
}

async function elekoResist(loom: Loom): Promise<Float32Array> {
  const random = createRandom(11);
  let svg = '';
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < 8; i++)
      svg += place(
        ELEKO_MOTIFS[(i * 3 + j * 7 + ((i * j) % 3)) % ELEKO_MOTIFS.length]!,
        i * 128 + 64,
        j * 128 + 64,
        1.02,
        random() * 5 - 2.5,
      );
  for (let k = 0; k <= 8; k++)
    svg += `<path d="M${k * 128},0 V${TILE} M0,${k * 128} H${TILE}" stroke="${INK}" stroke-width="5"/>`;
  return tileMask(loom, svg, 1);
}

const tied = new Map<number, Float32Array>();

/** Tied rings: how much the dye was kept out, 0..1; kept from then on, as any dye leaves the same. */
function onikoResist(loom: Loom): Float32Array {
  const known = tied.get(loom.size) ?? tieRings(loom);
  tied.set(loom.size, known);
  return known;
}

function tieRings(loom: Loom): Float32Array {
  const out = new Float32Array(loom.size * loom.size);
  const ragged = noiseField(loom, 16, 3, 61);
  const centres = [
    [0, 0, 250],
    [512, 512, 250],
    [512, 0, 130],
    [0, 512, 130],
    [256, 256, 105],
    [768, 256, 105],
    [256, 768, 105],
    [768, 768, 105],
  ];
  eachPx(loom, (x, y, i) => {
    let value = 0;
    for (const [cx, cy, reach] of centres) {
      const dx = ((x - cx! + 1536) % TILE) - 512;
      const dy = ((y - cy! + 1536) % TILE) - 512;
      const angle = Math.atan2(dy, dx);
      const radius =
        Math.hypot(dx, dy) + (ragged[i]! - 0.5) * 22 + Math.sin(angle * 22) * 3 + Math.sin(angle * 9 + cx!) * 4;
      if (radius > reach!) continue;
      const rings = 0.5 + 0.5 * Math.cos((radius / reach!) * Math.PI * (reach! > 200 ? 9 : 5));
      const rays = 0.72 + 0.28 * Math.sin(angle * 36 + radius * 0.02);
      value = Math.max(value, rings * rays * (1 - smoothstep(0.86, 1, radius / reach!)));
    }
    out[i] = value;
  });
  return out;
}

/** Resist-dyed cotton, any dye colour (indigo, kola, teal). */
export async function adire(loom: Loom, colours: AdireColours, pattern: AdirePattern = 'eleko'): Promise<Textile> {
  const resist = pattern === 'eleko' ? await elekoResist(loom) : onikoResist(loom);
  const cloth = emptyTextile(loom, 0.06, 12);
  const fine = noiseField(loom, 8, 3, 5);
  const broad = noiseField(loom, 128, 4, 8);
  const middle = noiseField(loom, 32, 2, 77);
  const moved = wobble(loom, 32, 5);
  const deep = parseHex(colours.deep);
  const mid = parseHex(colours.mid);
  const pale = parseHex(colours.resist);
  eachPx(loom, (x, y, i) => {
    const ragged = (fine[i]! - 0.5) * 0.35;
    const kept = smoothstep(0.26 + ragged, 0.7 + ragged, resist[moved(x, y, i)]!) * (0.8 + 0.2 * middle[i]!);
    const bath = smoothstep(0.3, 0.75, broad[i]!);
    const grain = 0.95 + 0.1 * fine[i]!;
    const ink = (k: 0 | 1 | 2): number =>
      mix(mix(deep[k], mid[k], bath), mix(pale[k], mix(deep[k], mid[k], bath), 0.1), kept) * grain;
    setColour(cloth, i, ink(0), ink(1), ink(2));
  });
  addWeave(loom, cloth, 0.07);
  return cloth;
}
