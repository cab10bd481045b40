// Strip-woven cloth, thread by thread: aso-oke (striped, etu, openwork) and kente.

import { eachPx, type Loom } from '../core/loom.ts';
import { valueNoise } from '../core/noise.ts';
import type { Textile } from '../core/piece.ts';
import { parseHex, type Rgb } from '../core/raster.ts';
import { emptyTextile, setColour } from '../core/textile-tools.ts';
import type { AsoOkeStyle } from './cloth-kinds.ts';

export interface AsoOkeColours {
  ground: string;
  metallic: string;
  dark: string;
  second: string;
}

interface Thread {
  colour: Rgb;
  weftOver: boolean;
  shine: number;
}

const THREAD = 4; // px per thread
/** How high a thread is on average, where not each of its px is woven. */
const MEAN_ROUND = 0.65;

/** Fills a textile with round threads; pick gives the thread on top at a px. */
function weaveThreads(
  loom: Loom,
  cloth: Textile,
  pick: (x: number, y: number, column: number, row: number) => Thread,
): void {
  eachPx(loom, (x, y, i) => {
    const column = Math.floor(x / THREAD);
    const row = Math.floor(y / THREAD);
    const thread = pick(x, y, column, row);
    const phase = thread.weftOver ? (y % THREAD) / THREAD : (x % THREAD) / THREAD;
    const round = loom.step === 1 ? Math.sin(Math.PI * (phase + 0.5 / THREAD)) : MEAN_ROUND;
    const slub =
      0.9 +
      0.2 *
        valueNoise(
          thread.weftOver ? x / 16 : column,
          thread.weftOver ? row : y / 16,
          thread.weftOver ? 3 : 4,
          thread.weftOver ? 64 : 256,
          thread.weftOver ? 256 : 64,
        );
    const gain = (0.74 + 0.27 * round) * slub;
    setColour(cloth, i, thread.colour[0] * gain, thread.colour[1] * gain, thread.colour[2] * gain);
    cloth.relief[i] = 0.22 * round + (thread.weftOver ? 0.08 : 0);
    cloth.shine[i] = thread.shine;
  });
}

/** Warp order of one striped strip: [colour index, number of threads]. */
const STRIPE_ORDER: [number, number][] = [
  [0, 22],
  [2, 3],
  [1, 5],
  [2, 3],
  [0, 12],
  [3, 9],
  [1, 4],
  [3, 9],
  [0, 12],
  [2, 3],
  [1, 5],
  [2, 3],
  [0, 22],
  [1, 2],
  [0, 6],
  [1, 2],
];

function stripedPick(c: Rgb[], chequered: boolean): (x: number, y: number, column: number, row: number) => Thread {
  const order = STRIPE_ORDER.flatMap(([colour, count]) => Array.from({ length: count }, () => colour));
  const strip = 256;
  return (x, y, column, row) => {
    const u = (x % strip) / strip;
    const index = order[Math.floor(u * order.length)]!;
    const weftOver = (column + row) % 2 === 1 && row % 6 < 5;
    for (const at of [0.345, 0.655]) {
      const distance = Math.hypot((u - at) * strip * 1.3, ((y % 32) - 16) * 0.8);
      if (distance < 5.5) return { colour: [12, 6, 8], weftOver: false, shine: 0 };
      if (distance < 9) return { colour: c[1]!, weftOver, shine: 0.85 };
    }
    if (u < 0.012 || u > 0.988) return { colour: c[2]!, weftOver: false, shine: 0 };
    if (chequered && y % 128 < 10) return { colour: y % 128 < 4 ? c[2]! : c[1]!, weftOver: true, shine: 0.8 };
    const colour = c[index]!;
    return {
      colour: weftOver ? [colour[0] * 0.82, colour[1] * 0.82, colour[2] * 0.82] : colour,
      weftOver,
      shine: index === 1 ? 0.95 : 0.18,
    };
  };
}

/** Etu: near-black indigo with hair-fine pale lines, the cloth of elders. */
function etuPick(c: Rgb[]): (x: number, y: number, column: number, row: number) => Thread {
  return (x, y, column, row) => {
    const u = Math.floor(x % 256);
    const v = Math.floor(y % 128);
    const weftOver = (column + row) % 2 === 1;
    if (u < 4) return { colour: [6, 8, 20], weftOver: false, shine: 0 };
    const lines = [
      [20, 1],
      [36, 1],
      [68, 3],
      [128, 1],
      [136, 3],
      [144, 1],
      [188, 3],
      [220, 1],
      [236, 1],
    ] as const;
    for (const [at, index] of lines)
      if (u >= at && u < at + THREAD) return { colour: c[index]!, weftOver: false, shine: 0.6 };
    if (v < THREAD || (v >= 56 && v < 60)) return { colour: column % 2 ? c[3]! : c[0]!, weftOver: true, shine: 0.3 };
    const colour = c[Math.floor(u / 64) % 2 ? 2 : 0]!;
    return { colour, weftOver, shine: 0.15 };
  };
}

/** Hand-woven Yoruba strip cloth. */
export async function asoOke(loom: Loom, colours: AsoOkeColours, style: AsoOkeStyle = 'striped'): Promise<Textile> {
  const cloth = emptyTextile(loom, 0.3, 26);
  const c = [colours.ground, colours.metallic, colours.dark, colours.second].map(parseHex);
  weaveThreads(loom, cloth, style === 'etu' ? etuPick(c) : stripedPick(c, style === 'chequered'));
  return cloth;
}

export interface KenteColours {
  gold: string;
  red: string;
  green: string;
  black: string;
}

/** Strip-woven kente: stepped diamonds and chequered blocks in turn. */
export async function kente(loom: Loom, colours: KenteColours): Promise<Textile> {
  const cloth = emptyTextile(loom, 0.14, 20);
  const gold = parseHex(colours.gold);
  const red = parseHex(colours.red);
  const green = parseHex(colours.green);
  const black = parseHex(colours.black);
  const warp = [gold, gold, black, green, green, black, gold, gold];
  const steps = [gold, red, black, gold, green, red, gold, black, red, red, gold, black, black];
  weaveThreads(loom, cloth, (x, y, column, row) => {
    const u = (x % 256) / 256;
    const v = (y % 256) / 256;
    if (u < 0.02 || u > 0.98) return { colour: black, weftOver: false, shine: 0 };
    if ((Math.floor(x / 256) + Math.floor(y / 256)) % 2 === 0) {
      let colour = steps[Math.floor((Math.abs(u - 0.5) * 2 + Math.abs(v - 0.5) * 2) * 6)] ?? red;
      if (v < 0.12 || v > 0.88) colour = [black, gold, red][Math.floor(((v < 0.12 ? v : 1 - v) / 0.12) * 3)] ?? red;
      return { colour, weftOver: true, shine: 0.2 };
    }
    const bar = Math.floor(v * 16);
    if (bar % 5 === 2) return { colour: bar % 2 ? red : gold, weftOver: true, shine: 0.2 };
    if (v > 0.36 && v < 0.64) return { colour: (Math.floor(u * 8) + bar) % 2 ? red : gold, weftOver: true, shine: 0.2 };
    const weftOver = (column + row) % 2 === 1;
    return {
      colour: weftOver ? [gold, black, green, red][Math.floor(v * 4) % 4]! : warp[Math.floor(u * 8)]!,
      weftOver,
      shine: 0.1,
    };
  });
  return cloth;
}
