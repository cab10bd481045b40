// Woven figures: guinea and shadda brocade, george with gold, tone-on-tone damask.

import { eachPx, type Loom, TILE } from '../core/loom.ts';
import { createRandom } from '../core/noise.ts';
import type { Textile } from '../core/piece.ts';
import { mix, parseHex } from '../core/raster.ts';
import { emptyTextile, setColour, tileMask, waves } from '../core/textile-tools.ts';
import { dots, petals, place } from '../core/tile-drawing.ts';
import type { BrocadeFigure } from './cloth-kinds.ts';

export interface BrocadeColours {
  ground: string;
  figure: string;
}

const W = '#fff';

function damaskDrawing(): string {
  const medallion =
    petals(8, 14, 96, 0.36, W) +
    petals(16, 100, 134, 0.11, W) +
    `<path d="M0,-196 C54,-164 88,-110 160,-78 C116,-36 116,36 160,78 C88,110 54,164 0,196 C-54,164 -88,110 -160,78 C-116,36 -116,-36 -160,-78 C-88,-110 -54,-164 0,-196Z" fill="none" stroke="${W}" stroke-width="13"/>` +
    dots(12, 152, 6, W) +
    [0, 90, 180, 270]
      .map((r) =>
        place(`<path d="M0,-150 C22,-168 22,-186 0,-204 C-22,-186 -22,-168 0,-150Z" fill="${W}"/>`, 0, 0, 1, r),
      )
      .join('');
  const scroll =
    `<path d="M-110,40 C-90,-30 -30,-40 -14,0 C-4,30 -44,38 -44,10 M110,40 C90,-30 30,-40 14,0 C4,30 44,38 44,10" fill="none" stroke="${W}" stroke-width="11" stroke-linecap="round"/>` +
    place(petals(6, 5, 38, 0.42, W), 0, -44) +
    `<path d="M0,-6 C10,20 10,50 0,76 C-10,50 -10,20 0,-6Z" fill="${W}"/>`;
  let svg = '';
  for (const [x, y] of [
    [0, 0],
    [512, 512],
    [512, 0],
    [0, 512],
  ])
    svg += place(medallion, x!, y!, 0.98);
  for (const [x, y, r] of [
    [256, 256, 0],
    [768, 768, 0],
    [768, 256, 180],
    [256, 768, 180],
    [256, 0, 90],
    [768, 512, 90],
    [768, 0, 270],
    [256, 512, 270],
  ])
    svg += place(scroll, x!, y!, 0.8, r);
  return svg;
}

function shaddaDrawing(): string {
  let svg = '';
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < 8; i++) {
      const odd = (i + j) % 2;
      svg += place(
        odd
          ? `<path d="M0,-50 L50,0 L0,50 L-50,0Z" fill="none" stroke="${W}" stroke-width="9"/>` +
              petals(4, 4, 34, 0.5, W)
          : `${petals(8, 12, 54, 0.26, W)}<circle r="9" fill="${W}"/>`,
        i * 128 + 64,
        j * 128 + 64,
      );
    }
  for (let k = 0; k < 8; k++)
    svg += `<path d="M${k * 128},0 V${TILE}" stroke="${W}" stroke-width="3" stroke-dasharray="20 12"/>`;
  return svg;
}

function paisleyDrawing(): string {
  const drop =
    `<path d="M0,80 C-64,80 -76,10 -44,-30 C-22,-58 30,-72 36,-104 C66,-60 62,-8 58,14 C54,56 30,80 0,80Z" fill="none" stroke="${W}" stroke-width="11"/>` +
    place(petals(7, 6, 40, 0.36, W), -4, 26) +
    dots(12, 58, 4, W) +
    `<path d="M14,-30 C24,-44 34,-56 38,-70" stroke="${W}" stroke-width="7" fill="none"/>`;
  let svg = '';
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 4; i++)
      svg +=
        place(drop, i * 256 + (j % 2) * 128 + 40, j * 256 + 128, 0.94, (i + j) % 2 ? 24 : -156) +
        place(petals(6, 4, 24, 0.4, W), i * 256 + (j % 2) * 128 + 168, j * 256 + 128) +
        place(dots(6, 12, 4, W), i * 256 + (j % 2) * 128 + 104, j * 256);
  return svg;
}

/** Polished cotton brocade: the figure floats over the ground and catches the light. */
export async function brocade(
  loom: Loom,
  colours: BrocadeColours,
  figure: BrocadeFigure = 'damask',
  metallic = false,
): Promise<Textile> {
  const drawing = figure === 'damask' ? damaskDrawing() : figure === 'shadda' ? shaddaDrawing() : paisleyDrawing();
  const mask = await tileMask(loom, drawing, 1);
  const cloth = emptyTextile(loom, metallic ? 0.36 : 0.26, 24);
  const ground = parseHex(colours.ground);
  const thread = parseHex(colours.figure);
  eachPx(loom, (x, y, i) => {
    const t = mask[i]!;
    const float = 0.5 + 0.5 * Math.sin((t > 0.5 ? x + y * 0.25 : y + x * 0.25) * (Math.PI / 2));
    const gain = 0.955 + 0.045 * float;
    setColour(
      cloth,
      i,
      mix(ground[0], thread[0], t) * gain,
      mix(ground[1], thread[1], t) * gain,
      mix(ground[2], thread[2], t) * gain,
    );
    cloth.relief[i] = t * 0.4 + float * 0.05;
    cloth.shine[i] = t * (metallic ? 1.2 : 0.8);
  });
  return cloth;
}

export interface GeorgeColours {
  ground: string;
  gold: string;
  accent: string;
}

/** George: Indian-woven plaid silk with gold paisleys and scattered sequins, worn across the Niger Delta. */
export async function george(loom: Loom, colours: GeorgeColours): Promise<Textile> {
  const mask = await tileMask(loom, paisleyDrawing(), 1);
  const random = createRandom(77);
  let sequins = '';
  for (let k = 0; k < 520; k++)
    sequins += `<circle cx="${(random() * TILE).toFixed(0)}" cy="${(random() * TILE).toFixed(0)}" r="${(3 + random() * 2.4).toFixed(1)}" fill="${W}"/>`;
  const sparkle = await tileMask(loom, sequins);
  const cloth = emptyTextile(loom, 0.4, 26);
  const ground = parseHex(colours.ground);
  const gold = parseHex(colours.gold);
  const accent = parseHex(colours.accent);
  eachPx(loom, (x, y, i) => {
    const plaid =
      (x % 256 < 60 ? 0.32 : 0) +
      (y % 256 < 60 ? 0.32 : 0) +
      (x % 256 >= 76 && x % 256 < 82 ? 0.5 : 0) +
      (y % 256 >= 76 && y % 256 < 82 ? 0.5 : 0);
    const t = Math.max(mask[i]!, sparkle[i]! * 0.85);
    const weave = 0.94 + 0.06 * Math.sin(((x + y) * Math.PI) / 2);
    const stitch = 0.86 + 0.14 * Math.sin(x * waves(179) - y * waves(130));
    const ink = (k: 0 | 1 | 2): number =>
      mix(mix(ground[k], accent[k], Math.min(0.7, plaid)) * weave, gold[k] * stitch, t);
    setColour(cloth, i, ink(0), ink(1), ink(2));
    cloth.relief[i] = t * 0.9;
    cloth.shine[i] = t * 1.1 + 0.1;
  });
  return cloth;
}
