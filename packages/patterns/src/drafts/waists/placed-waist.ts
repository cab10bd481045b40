import { at, mapped, type Place } from '../../geometry/path.ts';
import type { WaistLine } from './waist-line.ts';

/** The same waist turned over, with its centre and its side where they are given; its edges run from the side to the centre. */
export function placedWaist(waist: WaistLine, centre: Place, side: Place): Pick<WaistLine, 'edges' | 'inner'> {
  const turn = Math.atan2(side.y - centre.y, side.x - centre.x) - Math.atan2(waist.end.y, -waist.end.x);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const place = ({ x, y }: Place) => at(centre.x - x * cos - y * sin, centre.y - x * sin + y * cos);
  return {
    edges: waist.edges.map((edge) => ({ ...edge, path: mapped(edge.path, place).reverse() })).reverse(),
    inner: waist.inner.map((line) => ({ ...line, path: mapped(line.path, place) })),
  };
}
