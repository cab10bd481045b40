// Noise over a tile, computed once.
import { type Loom, TILE } from './loom.ts';
import { hashCell, valueNoise } from './noise.ts';

const fields = new Map<string, Float32Array>();

/** A tileable noise field over the tile, kept from then on; cell in px must divide TILE. */
export function noiseField(loom: Loom, cell: number, octaves: number, seed: number): Float32Array {
  const key = `${loom.size}/${cell}/${octaves}/${seed}`;
  let field = fields.get(key);
  if (!field) {
    field = makeField(loom, cell, octaves, seed);
    fields.set(key, field);
  }
  return field;
}

/** The sum that `fractalNoise` gives at every px of the tile. */
function makeField({ size, step }: Loom, cell: number, octaves: number, seed: number): Float32Array {
  const sums = new Float64Array(size * size);
  let amplitude = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const [unit, period] = [cell / 2 ** octave, (TILE / cell) * 2 ** octave];
    const layer = { size, unit: unit / step, period, seed: seed + octave * 17 };
    // Where cells are as small as px, their corners are no fewer than what is looked up.
    if (period <= size) addFromCorners(sums, layer, amplitude);
    else addLayer(sums, layer, amplitude);
    total += amplitude;
    amplitude *= 0.5;
  }
  const field = new Float32Array(size * size);
  for (let i = 0; i < field.length; i++) field[i] = sums[i]! / total;
  return field;
}

interface Layer {
  size: number;
  unit: number; // woven px per cell
  period: number;
  seed: number;
}

function addLayer(sums: Float64Array, { size, unit, period, seed }: Layer, amplitude: number): void {
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      sums[y * size + x]! += amplitude * valueNoise(x / unit, y / unit, seed, period, period);
}

/** As `addLayer`, each corner of a cell hashed once for all px round it. */
function addFromCorners(sums: Float64Array, { size, unit, period, seed }: Layer, amplitude: number): void {
  const corners = new Float64Array(period * period);
  for (let y = 0; y < period; y++) for (let x = 0; x < period; x++) corners[y * period + x] = hashCell(x, y, seed);
  const soft = Float64Array.from({ length: size }, (_, x) => {
    const into = x / unit - Math.floor(x / unit);
    return into * into * (3 - 2 * into);
  });
  for (let y = 0; y < size; y++) {
    const above = Math.floor(y / unit) * period;
    const below = ((Math.floor(y / unit) + 1) % period) * period;
    const fy = soft[y]!;
    for (let x = 0; x < size; x++) {
      const left = Math.floor(x / unit);
      const right = (left + 1) % period;
      const fx = soft[x]!;
      const a = corners[above + left]!;
      const b = corners[above + right]!;
      const c = corners[below + left]!;
      const d = corners[below + right]!;
      sums[y * size + x]! += amplitude * (a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy);
    }
  }
}
