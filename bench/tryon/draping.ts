import type { Body } from '@adunni/tryon/body/body';
import { bodyFromPose } from '@adunni/tryon/body/from-pose';
import { placeOnBody } from '@adunni/tryon/drape/deform';
import type { WornGarment } from '@adunni/tryon/drape/outfit';
import { placeOnHead } from '@adunni/tryon/drape/wear-on-head';
import { blankImage, type Field, type Image, layOver } from '@adunni/tryon/raster/image';
import { warp } from '@adunni/tryon/raster/warp';
import { table } from '../report.ts';
import { HEIGHT, type TestBody, WIDTH } from './bodies.ts';
import type { Detected } from './detect.ts';
import { GARMENTS, loadGarment } from './garments.ts';

/** Who needs nothing moved: cloth shares so much with where the true points put it, % of both together. */
const WELL = 90;

type Garment = Awaited<ReturnType<typeof loadGarment>>;

/**
 * Lays every garment on everybody by the points that were found and by the true ones; returns a table of how much both
 * share, how many need nothing moved, and how much of the cloth lies beyond the body by the points found and by the true
 * ones, which is what the cut has beyond it.
 */
export async function measureDraping(bodies: readonly TestBody[], found: readonly Detected[]): Promise<string> {
  const people = bodies.flatMap((person, i) => {
    const { poses, mask: shares } = found[i] as Detected;
    const [landmarks] = poses;
    const mask: Field = { width: WIDTH, height: HEIGHT, data: Float32Array.from(shares, (value) => value / 255) };
    return landmarks ? [{ person, body: bodyFromPose(landmarks, mask) }] : [];
  });
  const rows: string[][] = [];
  let [well, all] = [0, 0];
  for (const name of GARMENTS) {
    const garment = await loadGarment(name);
    const laid = people.map(({ person, body }) => compare(garment, body, person));
    const isWell = laid.filter(({ shared }) => shared >= WELL).length;
    [well, all] = [well + isWell, all + laid.length];
    const of = (key: 'shared' | 'beyond' | 'cut') =>
      `${(laid.reduce((sum, one) => sum + one[key], 0) / laid.length).toFixed(1)} %`;
    rows.push([name, `${isWell} of ${laid.length}`, of('shared'), of('beyond'), of('cut')]);
  }
  return [
    `Draped without adjusting: ${well} of ${all}, ${((100 * well) / all).toFixed(1)} %; cloth then shares ${WELL} % or more with where the true points put it.`,
    table(['garment', 'needs nothing moved', 'shared', 'beyond the body', 'of that by its cut'], rows),
  ].join('\n\n');
}

/** How cloth lies by the points found of a body, against the true ones; %. */
function compare(garment: Garment, body: Body, { figure, mask }: TestBody) {
  const [here, there] = [clothOn(garment, body), clothOn(garment, figure.body)];
  let [both, either] = [0, 0];
  const count = { here: 0, hereBeyond: 0, there: 0, thereBeyond: 0 };
  mask.data.forEach((person, i) => {
    const [a, b] = [isCloth(here, i), isCloth(there, i)];
    const isBeyond = person < 0.5;
    both += Number(a && b);
    either += Number(a || b);
    count.here += Number(a);
    count.there += Number(b);
    count.hereBeyond += Number(a && isBeyond);
    count.thereBeyond += Number(b && isBeyond);
  });
  return {
    shared: (100 * both) / either,
    beyond: (100 * count.hereBeyond) / count.here,
    cut: (100 * count.thereBeyond) / count.there,
  };
}

const isCloth = ({ data }: Image, i: number): boolean => (data[4 * i + 3] as number) > 128;

/** A garment alone as it lies on a body in a photo of the test’s size. */
export function clothOn(garment: Garment | WornGarment, body: Body): Image {
  const cloth = blankImage(WIDTH, HEIGHT);
  for (const { role, sheet } of garment.layers) {
    if (role === 'back') continue;
    const place =
      garment.fit === 'head' ? placeOnHead(garment, body.head) : placeOnBody(role, { garment, body, ease: 1 });
    layOver(cloth, warp(sheet, place, WIDTH, HEIGHT));
  }
  return cloth;
}
