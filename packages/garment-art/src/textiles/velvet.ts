// Velvet, plain or with the gold lion faces of isiagu.
import { eachPx, type Loom } from '../core/loom.ts';
import { valueNoise } from '../core/noise.ts';
import { noiseField } from '../core/noise-field.ts';
import type { Textile } from '../core/piece.ts';
import { mix, parseHex } from '../core/raster.ts';
import { blurTile, emptyTextile, setColour, waves } from '../core/textile-tools.ts';
import { dots, petals, place, rasteriseTile } from '../core/tile-drawing.ts';

/** Abstract lion head in gold, as on isiagu cloth: locks of mane, ears, brow, long muzzle. */
function lionFace(): string {
  const w = '#fff';
  const cut = '#000';
  let mane = '';
  for (let k = 0; k < 17; k++) {
    const angle = -206 + k * 14.5;
    const long = 62 + 20 * Math.cos(((angle + 90) * Math.PI) / 180) + (k % 2) * 10;
    mane += `<path d="M0,0 C26,-14 30,-${(long * 0.5).toFixed(0)} 8,-${long.toFixed(0)} C-6,-${(long * 0.72).toFixed(0)} -30,-${(long * 0.5).toFixed(0)} 0,0Z" transform="rotate(${angle + 90}) translate(0,-38)" fill="${w}" stroke="${cut}" stroke-width="3.4"/>`;
  }
  const ears = [-1, 1]
    .map(
      (s) =>
        `<path d="M${s * 26},-50 C${s * 34},-84 ${s * 70},-80 ${s * 60},-40Z" fill="${w}" stroke="${cut}" stroke-width="4"/><path d="M${s * 38},-54 C${s * 42},-68 ${s * 54},-68 ${s * 52},-50Z" fill="${cut}"/>`,
    )
    .join('');
  const face = `<path d="M-50,-40 C-24,-62 24,-62 50,-40 C60,-8 46,20 28,34 C24,62 14,74 0,76 C-14,74 -24,62 -28,34 C-46,20 -60,-8 -50,-40Z" fill="${w}" stroke="${cut}" stroke-width="5"/>`;
  const features =
    [-1, 1]
      .map(
        (s) =>
          `<path d="M${s * 42},-24 Q${s * 24},-36 ${s * 9},-16" stroke="${cut}" stroke-width="8" fill="none"/><path d="M${s * 38},-8 Q${s * 25},-20 ${s * 13},-4 Q${s * 26},4 ${s * 38},-8Z" fill="${cut}"/><path d="M${s * 9},-10 L${s * 12},24" stroke="${cut}" stroke-width="4"/><path d="M0,44 q${s * 10},16 ${s * 24},6" stroke="${cut}" stroke-width="4.6" fill="none"/><path d="M${s * 16},36 l${s * 30},-2 M${s * 16},42 l${s * 28},8" stroke="${cut}" stroke-width="2.6"/>`,
      )
      .join('') +
    `<path d="M-15,22 Q0,14 15,22 Q10,36 0,38 Q-10,36 -15,22Z" fill="${cut}"/><path d="M0,38 V48 M-10,62 Q0,68 10,62" stroke="${cut}" stroke-width="4.4" fill="none"/><path d="M0,-46 V-26 M-12,-44 L-8,-28 M12,-44 L8,-28" stroke="${cut}" stroke-width="3.4"/>`;
  return mane + ears + face + features;
}

async function isiaguMask(loom: Loom): Promise<Float32Array> {
  let svg = '';
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 4; i++) {
      const x = i * 256 + (j % 2) * 128 + 64;
      svg +=
        place(lionFace(), x, j * 256 + 128, 0.9) +
        place(petals(4, 5, 26, 0.4, '#fff') + dots(4, 32, 4, '#fff', 0.785), x + 128, j * 256 + 128, 0.9);
    }
  const pixels = await rasteriseTile(loom, svg);
  const mask = new Float32Array(loom.size * loom.size);
  for (let i = 0; i < mask.length; i++) mask[i] = (pixels[4 * i]! / 255) * (pixels[4 * i + 3]! / 255);
  return blurTile(loom, mask, 1, 1);
}

/** Velvet with a lit pile, plain or with lion faces of a colour. */
export async function velvet(loom: Loom, colour: string, lions?: string): Promise<Textile> {
  const c = parseHex(colour);
  const gold = parseHex(lions ?? colour);
  const cloth = emptyTextile(loom, 0.1, 10);
  cloth.pile = 0.8;
  const mask = lions ? await isiaguMask(loom) : null;
  const brushed = noiseField(loom, 64, 4, 13);
  eachPx(loom, (x, y, i) => {
    const t = mask ? mask[i]! : 0;
    const pile = 0.86 + 0.18 * brushed[i]! + (valueNoise(x / 2, y / 2, 15, 512, 512) - 0.5) * 0.12;
    const stitch = 0.84 + 0.16 * Math.sin(x * waves(147) + y * waves(179));
    setColour(
      cloth,
      i,
      mix(c[0] * pile, gold[0] * stitch, t),
      mix(c[1] * pile, gold[1] * stitch, t),
      mix(c[2] * pile, gold[2] * stitch, t),
    );
    cloth.relief[i] = t * 0.8;
    cloth.shine[i] = t * 1.6;
  });
  return cloth;
}
