// Plain cloth: atiku, cashmere, crepe, satin and silk.
import { eachPx, type Loom } from '../core/loom.ts';
import { valueNoise } from '../core/noise.ts';
import { noiseField } from '../core/noise-field.ts';
import type { Textile } from '../core/piece.ts';
import { parseHex } from '../core/raster.ts';
import { emptyTextile, setColour } from '../core/textile-tools.ts';
import type { PlainFinish } from './cloth-kinds.ts';

/** One-colour cloth in four finishes. */
export async function plain(loom: Loom, colour: string, finish: PlainFinish = 'cashmere'): Promise<Textile> {
  const c = parseHex(colour);
  const cloth = emptyTextile(
    loom,
    finish === 'satin' ? 0.42 : finish === 'atiku' ? 0.16 : 0.09,
    finish === 'satin' ? 16 : 14,
  );
  const slub = noiseField(loom, 4, 2, 3);
  eachPx(loom, (x, y, i) => {
    let thread = 1;
    if (finish === 'cashmere') thread = ((x + y) >> 1) & 1 ? 1 : 0.955;
    else if (finish === 'atiku')
      thread =
        0.95 +
        0.05 * Math.sin((x * Math.PI) / 2) * Math.sin((y * Math.PI) / 2) +
        (valueNoise(x / 32, y / 2, 9, 32, 512) - 0.5) * 0.09 +
        (valueNoise(x / 2, y / 32, 10, 512, 32) - 0.5) * 0.07;
    else if (finish === 'crepe') thread = 0.95 + (valueNoise(x / 2, y / 2, 6, 512, 512) - 0.5) * 0.12;
    const gain = thread * (0.96 + 0.08 * slub[i]!);
    setColour(cloth, i, c[0] * gain, c[1] * gain, c[2] * gain);
    cloth.relief[i] = thread * (finish === 'satin' ? 0 : 0.4);
    cloth.shine[i] = finish === 'satin' ? 0.6 : 0.1;
  });
  return cloth;
}
