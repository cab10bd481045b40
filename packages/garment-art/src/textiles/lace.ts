// Lace: guipure cord lace on net over a lining, and embroidered Swiss voile with eyelets.

import { eachPx, indexAt, type Loom } from '../core/loom.ts';
import { valueNoise } from '../core/noise.ts';
import type { Textile } from '../core/piece.ts';
import { clamp, mix, parseHex } from '../core/raster.ts';
import { blurTile, emptyTextile, setColour, tileMask, waves } from '../core/textile-tools.ts';
import { dots, petals, place } from '../core/tile-drawing.ts';

export interface LaceColours {
  lining: string;
  thread: string;
}
export interface LaceOptions {
  sheer?: boolean; // the net lets what lies below shine through
}

const W = '#fff';

function flower(): string {
  return (
    `<g fill-opacity=".6">${petals(8, 20, 122, 0.4, '#fff', W, 8)}</g>` +
    petals(8, 30, 94, 0.18, 'none', W, 4) +
    petals(8, 60, 112, 0.1, W) +
    `<circle r="26" fill="#fff" fill-opacity=".35" stroke="${W}" stroke-width="8"/>` +
    dots(8, 13, 4, W) +
    dots(16, 128, 5, W, 0.2)
  );
}

function leafSpray(): string {
  const leaf = `<path d="M0,0 C22,-30 58,-26 76,0 C58,26 22,30 0,0Z" fill="#fff" fill-opacity=".55" stroke="${W}" stroke-width="6"/><path d="M6,0 H66 M22,0 l12,-10 M22,0 l12,10 M42,0 l10,-8 M42,0 l10,8" stroke="${W}" stroke-width="3" fill="none"/>`;
  let svg = `<path d="M0,0 C40,-36 96,-30 140,-64 S 214,-92 236,-66" fill="none" stroke="${W}" stroke-width="7"/>`;
  for (const [x, y, r] of [
    [30, -22, -80],
    [52, -34, 40],
    [92, -40, -84],
    [124, -54, 26],
    [166, -76, -70],
    [196, -84, 44],
    [236, -66, 30],
  ])
    svg += place(leaf, x!, y!, 0.74, r);
  return svg;
}

function cordDrawing(): string {
  let svg = '';
  for (const [x, y, turn] of [
    [128, 128, 0],
    [640, 128, 30],
    [384, 512, 12],
    [896, 512, 44],
    [128, 896, 20],
    [640, 896, 6],
  ]) {
    svg += place(flower(), x!, y!, 1.12, turn);
    for (let k = 0; k < 3; k++)
      svg += place(
        leafSpray(),
        x! + Math.cos(k * 2.094 + turn! * 0.0175) * 118,
        y! + Math.sin(k * 2.094 + turn! * 0.0175) * 118,
        0.92,
        k * 120 + turn!,
      );
  }
  for (const [x, y, s] of [
    [384, 216, 0.42],
    [896, 200, 0.46],
    [130, 520, 0.44],
    [640, 500, 0.42],
    [390, 800, 0.44],
    [900, 806, 0.42],
    [384, 40, 0.3],
    [896, 20, 0.3],
  ])
    svg += place(flower(), x!, y!, s, x! % 45);
  return svg;
}

/** Cord lace: raised thread flowers and leaves on hexagonal net. */
export async function cordLace(loom: Loom, colours: LaceColours, options: LaceOptions = {}): Promise<Textile> {
  const cord = await tileMask(loom, cordDrawing());
  const soft = blurTile(loom, cord, 3, 2);
  const wide = blurTile(loom, cord, 6, 2);
  const cloth = emptyTextile(loom, 0.2, 20);
  if (options.sheer) cloth.cover = new Float32Array(loom.size * loom.size);
  const lining = parseHex(colours.lining);
  const thread = parseHex(colours.thread);
  eachPx(loom, (x, y, i) => {
    const a = Math.abs(Math.sin(((x + y * 0.5) * Math.PI) / 16));
    const b = Math.abs(Math.sin(((x - y * 0.5) * Math.PI) / 16));
    const net = a < 0.16 || b < 0.16 ? 0.42 : 0;
    const twist = 0.88 + 0.08 * Math.sin((x + y) * waves(212)) + 0.07 * valueNoise(x / 4, y / 4, 2, 256, 256);
    const cover = Math.max(cord[i]!, net);
    const shadow = 1 - 0.42 * clamp(wide[indexAt(loom, x - 4, y - 5)]! - cord[i]! * 0.9);
    const ink = (k: 0 | 1 | 2): number => mix(lining[k] * shadow, thread[k] * twist, cover);
    setColour(cloth, i, ink(0), ink(1), ink(2));
    cloth.relief[i] = soft[i]! * 2.2 + cord[i]! * 0.5 * twist;
    cloth.shine[i] = cord[i]! * 0.5;
    if (cloth.cover) cloth.cover[i] = Math.max(cord[i]!, net, 0.28);
  });
  return cloth;
}

function voileDrawing(): { thread: string; holes: string } {
  let thread = '';
  let holes = '';
  const sprig =
    `<path d="M0,70 C-10,30 10,10 0,-40" fill="none" stroke="${W}" stroke-width="6"/>` +
    [50, 26, 4]
      .map(
        (y, k) =>
          `<path d="M0,${y} q${34 - k * 4},-28 ${52 - k * 6},-6 q-22,20 -${52 - k * 6},6Z M0,${y} q-${34 - k * 4},-28 -${52 - k * 6},-6 q22,20 ${52 - k * 6},6Z" fill="${W}"/>`,
      )
      .join('') +
    place(petals(6, 6, 34, 0.5, W), 0, -56);
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 4; i++) {
      const x = i * 256 + (j % 2) * 128 + 64;
      const y = j * 256 + 128;
      thread += place(sprig, x, y, 0.92, i % 2 ? 14 : -14);
      for (let k = 0; k < 9; k++) {
        const angle = (k * 2 * Math.PI) / 9;
        const hx = x + 128 + Math.cos(angle) * 44;
        const hy = y + Math.sin(angle) * 44;
        thread += `<circle cx="${hx.toFixed(0)}" cy="${hy.toFixed(0)}" r="12" fill="${W}"/>`;
        holes += `<circle cx="${hx.toFixed(0)}" cy="${hy.toFixed(0)}" r="6.5" fill="${W}"/>`;
      }
      thread += place(petals(8, 4, 26, 0.34, W), x + 128, y);
    }
  for (let j = 0; j < 4; j++)
    thread +=
      `<path d="M0,${j * 256} q32,-22 64,0 t64,0 t64,0 t64,0 t64,0 t64,0 t64,0 t64,0 t64,0 t64,0 t64,0 t64,0 t64,0 t64,0 t64,0 t64,0" fill="none" stroke="${W}" stroke-width="6"/>` +
      Array.from(
        { length: 16 },
        (_, k) =>
          `<circle cx="${k * 64 + 32}" cy="${j * 256 + (k % 2 ? 8 : -8) + (k % 2 ? -24 : 24)}" r="5" fill="${W}"/>`,
      ).join('');
  return { thread, holes };
}

/** Swiss voile: fine cotton with satin-stitch sprigs and cut eyelets. */
export async function voileLace(loom: Loom, colours: LaceColours): Promise<Textile> {
  const drawing = voileDrawing();
  const stitch = await tileMask(loom, drawing.thread, 1);
  const holes = await tileMask(loom, drawing.holes, 1);
  const cloth = emptyTextile(loom, 0.24, 22);
  const ground = parseHex(colours.lining);
  const thread = parseHex(colours.thread);
  eachPx(loom, (x, y, i) => {
    const weave = 0.96 + 0.04 * Math.sin((x * Math.PI) / 2) * Math.sin((y * Math.PI) / 2);
    const satin = 0.9 + 0.1 * Math.sin(x * waves(147) + y * waves(277));
    const dark = 1 - 0.72 * holes[i]!;
    const ink = (k: 0 | 1 | 2): number => mix(ground[k] * weave, thread[k] * satin, stitch[i]!) * dark;
    setColour(cloth, i, ink(0), ink(1), ink(2));
    cloth.relief[i] = stitch[i]! * 1.3 + stitch[i]! * satin * 0.3 - holes[i]! * 0.8;
    cloth.shine[i] = stitch[i]! * 0.7;
  });
  return cloth;
}
