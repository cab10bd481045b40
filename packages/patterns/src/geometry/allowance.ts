import type { Place } from './path.ts';
import { cross, distance, signedArea, withoutRepeats } from './polygon.ts';

/** A stretch of an outline as straight pieces, and how far outside of it is cut, in mm. */
export interface Stretch {
  places: readonly Place[];
  allowance: number;
  /** A hem: its allowance is folded back onto the piece, so its ends lean as the piece’s sides do, mirrored. */
  turned: boolean;
}

interface Side {
  from: Place;
  to: Place;
  allowance: number;
  turned: boolean;
}

/** How many times the allowance a pointed corner may stick out before it is cut blunt. */
const LONGEST_POINT = 2.5;

type Line = Pick<Side, 'from' | 'to'>;

function shifted({ from, to, ...kept }: Side, outwards: number): Side {
  const length = distance(from, to);
  const dx = (-(to.y - from.y) / length) * outwards * kept.allowance;
  const dy = ((to.x - from.x) / length) * outwards * kept.allowance;
  return { ...kept, from: { x: from.x + dx, y: from.y + dy }, to: { x: to.x + dx, y: to.y + dy } };
}

/** Where the lines of two sides meet, or null where they run alike. */
function meeting(one: Line, other: Line): Place | null {
  const [ax, ay] = [one.to.x - one.from.x, one.to.y - one.from.y];
  const [bx, by] = [other.to.x - other.from.x, other.to.y - other.from.y];
  const turn = ax * by - ay * bx;
  if (Math.abs(turn) < 1e-3 * Math.hypot(ax, ay) * Math.hypot(bx, by)) return null;
  const t = ((other.from.x - one.from.x) * by - (other.from.y - one.from.y) * bx) / turn;
  return { x: one.from.x + t * ax, y: one.from.y + t * ay };
}

function reflected({ x, y }: Place, { from, to }: Line): Place {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  return { x: 2 * (from.x + t * dx) - x, y: 2 * (from.y + t * dy) - y };
}

/** The corner of a hem, from the side’s cutting line: on the line where it is folded, then on the hem’s own. */
function hemCorner(hem: Side, hemCut: Side, sideCut: Side): Place[] | null {
  const onFold = meeting(sideCut, hem);
  if (!onFold) return null;
  const mirrored = { from: reflected(sideCut.from, hem), to: reflected(sideCut.to, hem) };
  const outer = meeting(mirrored, hemCut);
  return outer && distance(outer, onFold) <= LONGEST_POINT * hem.allowance ? [onFold, outer] : null;
}

/** How many straight pieces a loop has at most that comes of a hollow curve narrower than its allowance. */
const LOOP = 50;

/** Without the small loops where the line crosses itself in a narrow hollow: there it goes on from the crossing. */
function withoutLoops(places: readonly Place[]): Place[] {
  const kept = [...places];
  for (let n = 0; n < kept.length - 3; n++)
    for (let m = Math.min(kept.length - 2, n + LOOP); m > n + 1; m--) {
      const [a, b, c, d] = [kept[n], kept[n + 1], kept[m], kept[m + 1]];
      if (!a || !b || !c || !d || !cross(a, b, c, d)) continue;
      const point = meeting({ from: a, to: b }, { from: c, to: d });
      if (point) kept.splice(n + 1, m - n, point);
      break;
    }
  return kept;
}

/**
 * The line to cut along: each stretch moved outwards by its own allowance, corners prolonged until they meet.
 * The stretches make a closed outline, in order.
 */
export function cuttingLine(stretches: readonly Stretch[]): Place[] {
  const sides: Side[] = [];
  for (const { places, ...kept } of stretches)
    withoutRepeats(places, false).forEach((to, n, all) => {
      const from = all[n - 1];
      if (from) sides.push({ ...kept, from, to });
    });
  const outwards = signedArea(sides.map(({ from }) => from)) > 0 ? -1 : 1;
  const moved = sides.map((side) => shifted(side, outwards));
  const cut: Place[] = [];
  moved.forEach((side, n) => {
    const next = moved[(n + 1) % moved.length] ?? side;
    const [own, following] = [sides[n] ?? side, sides[(n + 1) % sides.length] ?? side];
    const corner = own.to;
    if (own.turned !== following.turned) {
      const folded = own.turned ? hemCorner(own, side, next)?.reverse() : hemCorner(following, next, side);
      if (folded) {
        cut.push(...folded);
        return;
      }
    }
    const point = meeting(side, next);
    const longest = LONGEST_POINT * Math.max(side.allowance, next.allowance);
    if (point && distance(point, corner) <= longest + 1e-6) cut.push(point);
    else if (!point && side.allowance === next.allowance) cut.push(side.to);
    else cut.push(side.to, next.from);
  });
  return withoutRepeats(withoutLoops(cut));
}
