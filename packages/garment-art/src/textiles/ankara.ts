// Ankara (Dutch wax print): flat colour layers, a slight misprint, crackle veins.
import { eachPx, type Loom, TILE } from '../core/loom.ts';
import { cellularNoise, createRandom } from '../core/noise.ts';
import { noiseField } from '../core/noise-field.ts';
import type { Textile } from '../core/piece.ts';
import { mix, smoothstep } from '../core/raster.ts';
import { addWeave, emptyTextile, setColour, tileFigure, wobble } from '../core/textile-tools.ts';
import { dots, type Motif, motifAt, petals, place, rasteriseTile, rasteriseWhole, ring } from '../core/tile-drawing.ts';
import type { AnkaraPattern } from './cloth-kinds.ts';
import { printTile } from './print.ts';

export interface AnkaraColours {
  ground: string;
  accent: string;
  second: string;
  light: string;
  dark: string;
}

/** The ground of a print, which its repeats share. */
const groundOf = (fill: string): Motif => ({
  svg: `<rect width="${TILE}" height="${TILE}" fill="${fill}"/>`,
  ...{ left: 0, top: 0, right: TILE, bottom: TILE },
});

/** A line across the whole tile, at a height, that bends so far (px) up and down, its width included. */
const lineAt = (svg: string, y: number, bend: number): Motif => ({
  ...{ svg, left: -bend, right: TILE + bend, top: y - bend, bottom: y + bend },
});

function recordsDrawing(c: AnkaraColours): Motif[] {
  const record = `<circle r="236" fill="${c.dark}"/><circle r="226" fill="${c.accent}"/>${petals(28, 168, 222, 0.07, c.second, c.dark, 3)}<circle r="168" fill="${c.dark}"/><circle r="160" fill="${c.light}"/>${dots(32, 146, 7, c.second)}<circle r="130" fill="${c.ground}"/>${petals(14, 60, 128, 0.24, c.accent, c.dark, 4)}${petals(14, 70, 108, 0.1, c.light)}<circle r="62" fill="${c.dark}"/><circle r="54" fill="${c.second}"/>${dots(12, 38, 6, c.light)}<circle r="22" fill="${c.accent}"/><circle r="10" fill="${c.dark}"/>${ring(198, 3, c.dark)}`;
  let spray = `<path d="M0,20 L0,-190" stroke="${c.dark}" stroke-width="6"/>`;
  for (let k = 0; k < 7; k++)
    spray += `<path d="M0,${-k * 26} q38,-34 62,-18 q-18,32 -62,18Z M0,${-k * 26} q-38,-34 -62,-18 q18,32 62,18Z" fill="${k % 2 ? c.accent : c.light}" stroke="${c.dark}" stroke-width="4"/>`;
  const star =
    [0, 60, 120, 180, 240, 300].map((a) => place(spray, 0, 0, 1.1, a)).join('') +
    `<circle r="44" fill="${c.dark}"/><circle r="36" fill="${c.second}"/>${dots(9, 22, 5, c.light)}`;
  const waves: Motif[] = [];
  for (let i = 0; i < 64; i++) {
    const wave = `<path d="M0,${i * 16} q64,10 128,0 t128,0 t128,0 t128,0 t128,0 t128,0 t128,0 t128,0" fill="none" stroke="${i % 2 ? c.accent : c.dark}" stroke-opacity="${i % 2 ? 0.3 : 0.5}" stroke-width="4"/>`;
    waves.push(lineAt(wave, i * 16, 12));
  }
  const [large, wide] = [240, 260];
  return [
    groundOf(c.ground),
    ...waves,
    ...[256, 768].flatMap((y) => [256, 768].map((x) => motifAt(record, x, y, large, 0.3))),
    ...[0, 512].map((at) => motifAt(record, at, at, large)),
    ...[motifAt(star, 512, 0, wide), motifAt(star, 0, 512, wide)],
  ];
}

function diamondsDrawing(c: AnkaraColours): Motif[] {
  const rhomb = (k: number, fill: string): string => `<path d="M0,${-k} L${k},0 L0,${k} L${-k},0Z" fill="${fill}"/>`;
  const motifs = [groundOf(c.ground)];
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 4; i++) {
      const odd = (i + j) % 2 === 1;
      const [first, other] = odd ? [c.accent, c.second] : [c.second, c.accent];
      const large =
        rhomb(128, c.dark) +
        rhomb(114, first) +
        rhomb(92, c.dark) +
        rhomb(84, c.light) +
        rhomb(60, other) +
        rhomb(44, c.dark) +
        rhomb(28, c.accent) +
        dots(4, 100, 7, c.light);
      const small = rhomb(88, c.dark) + rhomb(72, other) + rhomb(52, c.light) + rhomb(34, c.dark) + rhomb(18, first);
      motifs.push(motifAt(large, i * 256 + 128, j * 256 + 128, 128), motifAt(small, i * 256, j * 256, 88));
    }
  return motifs;
}

function hibiscusDrawing(c: AnkaraColours, seed: number): Motif[] {
  const random = createRandom(seed);
  const bloom =
    petals(5, 8, 196, 0.66, c.dark) +
    petals(5, 8, 182, 0.62, c.second) +
    petals(5, 20, 146, 0.32, c.accent) +
    petals(5, 30, 124, 0.15, c.light) +
    petals(10, 0, 64, 0.2, c.dark, 'none', 0, 0.3) +
    `<circle r="27" fill="${c.light}"/>` +
    dots(10, 17, 4, c.second);
  const leaf = `<path d="M0,0 q44,-44 104,0 q-54,44 -104,0Z" fill="${c.accent}" stroke="${c.dark}" stroke-width="5"/><path d="M4,0 L92,0 M30,0 l18,-14 M30,0 l18,14 M54,0 l16,-12 M54,0 l16,12" stroke="${c.dark}" stroke-width="3" fill="none"/>`;
  const motifs: Motif[] = [];
  for (let i = 0; i < 420; i++) {
    const [x, y] = [Math.round(random() * TILE), Math.round(random() * TILE)];
    const speck = `<circle cx="${x}" cy="${y}" r="${(2 + random() * 4).toFixed(1)}" fill="${i % 3 ? c.accent : c.light}" opacity=".7"/>`;
    motifs.push({ svg: speck, left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 });
  }
  for (let i = 0; i < 4; i++) {
    const path = `M0,${i * 256 + 128} q128,-120 256,0 t256,0 t256,0 t256,0`;
    const vine = `<path d="${path}" fill="none" stroke="${c.dark}" stroke-width="16"/><path d="${path}" fill="none" stroke="${c.light}" stroke-width="7"/>`;
    motifs.push(lineAt(vine, i * 256 + 128, 80));
    for (let k = 0; k < 8; k++)
      motifs.push(motifAt(leaf, k * 128 + 64, i * 256 + 128 + (k % 2 ? -1 : 1) * -50, 110, 1, k * 47 + i * 30));
  }
  const blooms = [
    [0, 0, 1.05, 10],
    [512, 280, 0.95, 40],
    [210, 620, 0.9, 75],
    [770, 760, 1.05, 20],
    [260, 250, 0.55, 50],
    [760, 60, 0.6, 5],
    [520, 930, 0.62, 30],
    [980, 460, 0.6, 64],
  ];
  return [...motifs, ...blooms.map(([x, y, s, r]) => motifAt(bloom, x!, y!, 200, s, r))];
}

function scallopsDrawing(c: AnkaraColours): string {
  const fills = [c.dark, c.accent, c.dark, c.light, c.second, c.dark, c.accent, c.ground, c.light];
  const radii = [128, 120, 98, 92, 76, 56, 50, 34, 14];
  const shell =
    radii.map((r, k) => `<circle r="${r}" fill="${fills[k]}"/>`).join('') +
    dots(26, 109, 5, c.dark) +
    petals(18, 58, 88, 0.09, c.light, c.dark, 2) +
    dots(14, 42, 4, c.dark);
  let svg = `<rect width="${TILE}" height="${TILE}" fill="${c.ground}"/>`;
  for (let j = -1; j <= 17; j++)
    for (let i = -1; i <= 4; i++) svg += place(shell, i * 256 + (((j % 2) + 2) % 2) * 128, j * 64);
  return svg;
}

/** The printed colours of each pattern, as RGBA of the tile. */
const PRINTS: Record<AnkaraPattern, (loom: Loom, colours: AnkaraColours, seed: number) => Promise<Uint8Array>> = {
  records: (loom, colours) => rasteriseTile(loom, recordsDrawing(colours)),
  diamonds: (loom, colours) => rasteriseTile(loom, diamondsDrawing(colours)),
  hibiscus: (loom, colours, seed) => rasteriseTile(loom, hibiscusDrawing(colours, seed), colours.ground),
  scallops: (loom, colours) => rasteriseWhole(loom, scallopsDrawing(colours)),
};

/** How much (0..1) the wax has cracked at each px, so that dye came through it in fine veins. */
function crackle(loom: Loom, seed: number): Float32Array {
  const where = noiseField(loom, 128, 3, 21);
  const veins = new Float32Array(loom.size * loom.size);
  eachPx(loom, (x, y, i) => {
    const share = smoothstep(0.48, 0.66, where[i]!);
    if (share === 0) return;
    const [near, next] = cellularNoise(x / 64, y / 64, seed, TILE / 64);
    veins[i] = share * (1 - smoothstep(0.01, 0.04, next - near));
  });
  return veins;
}

/** A value (0..255) of a print where a vein runs through it. */
const faded = (value: number, vein: number): number => mix(value, mix(value, 245, 0.5), vein * 0.5);

/** Wax print cotton in four patterns. */
export async function ankara(
  loom: Loom,
  colours: AnkaraColours,
  pattern: AnkaraPattern = 'records',
  seed = 3,
): Promise<Textile> {
  const { ground, accent, second, light, dark } = colours;
  const pixels = await printTile(loom, `${pattern} ${seed}`, [ground, accent, second, light, dark], ([a, b, c, d, e]) =>
    PRINTS[pattern](loom, { ground: a!, accent: b!, second: c!, light: d!, dark: e! }, seed),
  );
  const cloth = emptyTextile(loom, 0.09, 18);
  const moved = wobble(loom, 64, 3.5);
  const veins = await tileFigure(loom, `veins ${seed}`, async () => crackle(loom, seed));
  const tint = noiseField(loom, 64, 4, 44);
  eachPx(loom, (x, y, i) => {
    const from = moved(x, y, i);
    const misprint = moved(x, y, i, 2);
    const vein = veins[i]!;
    const shade = 0.94 + 0.12 * tint[i]!;
    const [red, blue] = [pixels[4 * from]!, pixels[4 * from + 2]!];
    const green = mix(pixels[4 * from + 1]!, pixels[4 * misprint + 1]!, 0.22);
    if (vein === 0) setColour(cloth, i, red * shade, green * shade, blue * shade);
    else setColour(cloth, i, faded(red, vein) * shade, faded(green, vein) * shade, faded(blue, vein) * shade);
  });
  addWeave(loom, cloth, 0.05);
  return cloth;
}
