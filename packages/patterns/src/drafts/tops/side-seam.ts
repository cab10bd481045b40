import type { Path } from '@freesewing/core';
import { at, curveOf, flattened, lineOf } from '../../geometry/path.ts';

/** Half the width that a side seam has at a height, in mm. */
export interface Level {
  y: number;
  half: number;
}

/** Below the underarm a side needs this much height to widen in. */
const LEAST_RUN = 90;

/** Half the width at the underarm: more than the bust asks where waist or hip lie too close below to widen until there. */
export function underarmHalf(bustHalf: number, underY: number, ...levels: Level[]): number {
  return Math.max(bustHalf, ...levels.filter(({ y }) => y - underY < LEAST_RUN).map(({ half }) => half));
}

function halfAt(path: Path, y: number): number {
  const places = flattened(path);
  const after = places.findIndex((place) => place.y >= y);
  const [a, b] = [places[after - 1], places[after]];
  if (!a || !b) return (b ?? places.at(-1))?.x ?? 0;
  return a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
}

export interface SideSeam {
  path: Path;
  /** The hip alone decides how wide it is there. */
  isByHip: boolean;
}

/** From the underarm to the hem: never narrower below than above, wide enough at waist and hip, flared to the hem. */
export function sideSeam(under: Level, waist: Level, hip: Level, hem: { y: number; flare: number }): SideSeam {
  const run = (low: Level): Path => {
    const y = Math.min(low.y, hem.y);
    const x = Math.max(low.half, under.half);
    const slant = hem.y - y > LEAST_RUN ? hem.flare / (hem.y - y) : 0;
    const reach = 0.4 * (y - under.y);
    const lower = at(x, y);
    const above = Math.max(under.half, x - reach * slant);
    const path = curveOf(at(under.half, under.y), at(under.half, under.y + reach), at(above, y - reach), lower);
    const rest = hem.y - y;
    if (rest <= 1) return path;
    const begin = reach > 0 ? (x - above) / reach : 0;
    const end = at(x + slant * rest, hem.y);
    return path.curve(
      at(x + begin * 0.35 * rest, y + 0.35 * rest),
      at(end.x - slant * 0.4 * rest, hem.y - 0.4 * rest),
      end,
    );
  };
  const widest = Math.max(waist.half, hip.half);
  if (Math.min(waist.y, hip.y) - under.y < LEAST_RUN) {
    const low = at(Math.max(under.half, widest), Math.max(hip.y, under.y + LEAST_RUN));
    const path = lineOf(at(under.half, under.y), low, at(low.x + hem.flare, hem.y));
    return { path, isByHip: false };
  }
  const byHip = run(hip);
  if (halfAt(byHip, waist.y) < waist.half) return { path: run({ y: waist.y, half: widest }), isByHip: false };
  return { path: byHip, isByHip: hip.half >= under.half && hip.y <= hem.y };
}
