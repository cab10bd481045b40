// Gele: the pleated headtie, alone or with its ipele.
import type { Point } from '../core/geometry.ts';
import type { FoldStroke, Garment, Piece, Textile } from '../core/piece.ts';
import { pleats } from '../sewing/pleats.ts';

const SCALE = 0.5;

/** A row of pleats round a knot: where the knot is, angles in degrees, radii in px. */
interface Fan {
  centre: Point;
  count: number;
  from: number;
  sweep: number;
  spread: number;
  inner: number;
  outer: (share: number, index: number) => number;
  seed: number;
}

const BACK_FAN: Fan = {
  centre: [600, 880],
  count: 15,
  from: -178,
  sweep: 176,
  spread: 8.4,
  inner: 150,
  outer: (share, index) => 500 + 70 * Math.sin(share * Math.PI) + (index % 2) * 18,
  seed: 31,
};

const FRONT_FAN: Fan = {
  centre: [600, 910],
  count: 11,
  from: -172,
  sweep: 164,
  spread: 10.5,
  inner: 120,
  outer: (share, index) => 384 + 46 * Math.sin(share * Math.PI) + (index % 2) * 14,
  seed: 61,
};

/** Wraps across the forehead: outer arch, inner arch, tilt; px. */
const WRAPS: [number, number, number][] = [
  [600, 740, 42],
  [652, 786, -40],
  [704, 826, 32],
  [752, 862, -26],
  [800, 902, 12],
];

const toPath = (points: Point[]): string =>
  `M ${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L ')} Z`;

/** One pleat of a fan: a wedge from the knot to the rim, with a ridge and a valley. */
function fanPleat(textile: Textile, fan: Fan, index: number, flare: number): Piece {
  const { centre, inner } = fan;
  const outer = fan.outer(index / (fan.count - 1), index) * flare;
  const angle = fan.from + index * (fan.sweep / (fan.count - 1));
  const seed = fan.seed + index;
  const a = (angle * Math.PI) / 180;
  const s = (fan.spread * Math.PI) / 180;
  const at = (t: number, r: number): Point => [centre[0] + Math.cos(t) * r * 1.06, centre[1] + Math.sin(t) * r];
  const rim = Array.from({ length: 9 }, (_, k) =>
    at(a - s * 0.95 + (k / 8) * s * 1.9, outer * (0.955 + 0.05 * Math.sin((k / 8) * Math.PI))),
  );
  const right = [at(a - s * 0.8, inner), at(a - s * 1.0, (inner + outer) * 0.55), at(a - s * 1.05, outer * 0.94)];
  const left = [at(a + s * 1.0, (inner + outer) * 0.55), at(a + s * 0.8, inner)];
  const ridge = (offset: number): Point[] => [
    at(a + s * offset * 0.6, inner),
    at(a + s * offset * 0.9, (inner + outer) * 0.5),
    at(a + s * offset, outer),
  ];
  const strokes: FoldStroke[] = [
    { points: ridge(0.35), startWidth: 10, endWidth: 20, startHeight: 8, endHeight: 10, tailFade: 0.05 },
    { points: ridge(-0.45), startWidth: 9, endWidth: 16, startHeight: -7, endHeight: -9, tailFade: 0.05 },
  ];
  return {
    path: toPath([...right, ...rim, ...left]),
    textile,
    textileScale: SCALE,
    textileTurn: angle + 90,
    profile: 'pillow',
    roundness: 26,
    roundHeight: 0.55,
    hemWave: 0,
    crumple: 0.5,
    displacement: 0.5,
    seed,
    shadow: 0.5,
    shadowBlur: 11,
    shadowOffset: [4, 8],
    tone: 0.92 + 0.12 * Math.sin(seed * 2.4),
    strokes,
  };
}

/** All pleats of a fan, the outermost first so that the middle lies on top. */
function fanPleats(textile: Textile, fan: Fan, flare: number): Piece[] {
  const middle = (fan.count - 1) / 2;
  const order = Array.from({ length: fan.count }, (_, i) => i).sort(
    (a, b) => Math.abs(b - middle) - Math.abs(a - middle),
  );
  return order.map((i) => fanPleat(textile, fan, i, flare));
}

/** One wrap across the forehead: a crescent between two arches; px. */
function wrapBand(textile: Textile, outer: number, inner: number, tilt: number, seed: number): Piece {
  const middle = (t: number): Point[] => [
    [330, 940],
    [430, outer + (inner - outer) * t + 44 + tilt],
    [600, outer + (inner - outer) * t],
    [770, outer + (inner - outer) * t + 44 - tilt],
    [870, 940],
  ];
  return {
    path: `M 322 950 C 318 ${outer + 60 + tilt} 430 ${outer + tilt} 600 ${outer} C 770 ${outer - tilt} 882 ${outer + 60 - tilt} 878 950 C 866 ${inner + 60 - tilt * 0.5} 760 ${inner - tilt * 0.5} 600 ${inner} C 440 ${inner + tilt * 0.5} 334 ${inner + 60 + tilt * 0.5} 322 950 Z`,
    textile,
    textileScale: SCALE,
    textileTurn: 90 + tilt * 0.25,
    profile: 'pillow',
    roundness: 34,
    roundHeight: 0.7,
    hemWave: 0,
    crumple: 0.5,
    displacement: 0.25,
    seed,
    shadow: 0.55,
    shadowBlur: 10,
    shadowOffset: [2, -7],
    strokes: [
      { points: middle(0.38), startWidth: 9, startHeight: 8, tailFade: 0.1 },
      { points: middle(0.66), startWidth: 8, startHeight: -7, tailFade: 0.1 },
    ],
  };
}

/** The inside of the gele, seen where the face would be. */
const inside = (textile: Textile): Piece => ({
  path: 'M 330 930 C 340 1060 860 1060 870 930 C 860 840 340 840 330 930 Z',
  textile,
  textileScale: SCALE,
  textileTurn: 90,
  tone: 0.34,
  shadow: 0,
  layer: 'back',
  hemWave: 0,
  crumple: 0.3,
});

/** Gele: radiating pleats behind, crossed wraps over the forehead, open at the face; flare 0.8 small to 1.15 grand. */
export function gele(textile: Textile, flare = 1): Garment {
  return {
    fit: 'robe',
    detail: { x: 350, y: 330, zoom: 2.4 },
    pieces: [
      inside(textile),
      ...fanPleats(textile, BACK_FAN, flare),
      ...fanPleats(textile, FRONT_FAN, flare),
      ...WRAPS.map(([outer, inner, tilt], k) => wrapBand(textile, outer, inner, tilt, 91 + k)),
    ],
  };
}

/** One layer of the folded ipele: top edge y and height h, drawn in by inset; px. */
const ipeleLayer = (textile: Textile, y: number, h: number, inset: number, seed: number): Piece => ({
  path: `M ${170 + inset} ${y + 12} C ${164 + inset} ${y} ${184 + inset} ${y - 4} ${210 + inset} ${y} L ${1000 - inset} ${y - 6} C ${1030 - inset} ${y - 4} ${1036 - inset} ${y + h * 0.5} ${1024 - inset} ${y + h} L ${190 + inset} ${y + h + 4} C ${168 + inset} ${y + h} ${160 + inset} ${y + h * 0.5} ${170 + inset} ${y + 12} Z`,
  textile,
  textileScale: SCALE,
  textileTurn: 90,
  profile: 'pillow',
  roundness: 22,
  roundHeight: 0.6,
  seed,
  hemWave: 0,
  strokes: pleats(
    [230 + inset, y + 18],
    [230 + inset, y + h - 12],
    [980 - inset, y + 18],
    [980 - inset, y + h - 12],
    3,
    { width: [9, 10], height: [4, 5] },
  ),
});

/** Gele with its ipele folded below it. */
export function geleWithIpele(textile: Textile): Garment {
  const fringe = Array.from(
    { length: 44 },
    (_, k) =>
      `<path d="M${176 + k * 19.4} 1428 q${(k % 3) - 1} 24 ${(k % 2) * 3} 50" stroke="#e6cf93" stroke-width="3.4" fill="none"/>`,
  ).join('');
  const head = gele(textile);
  return {
    ...head,
    detail: { x: 330, y: 700, zoom: 2.2 },
    pieces: [
      ...head.pieces,
      ipeleLayer(textile, 1120, 110, 26, 121),
      ipeleLayer(textile, 1210, 120, 10, 122),
      { ...ipeleLayer(textile, 1306, 126, 0, 123), overlay: fringe },
    ],
    ornaments: fringe,
  };
}
