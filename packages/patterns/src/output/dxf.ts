import type { Draft, Piece } from '../draft/model.ts';
import { cutOf, outlineOf } from '../draft/outline.ts';
import { flattened, type Place } from '../geometry/path.ts';
import { boxOf } from '../geometry/polygon.ts';
import { cuttingWords } from '../paper/draw-piece.ts';

/** Layers as programs for cutting rooms number them (ASTM D6673). */
const LAYERS = { cut: '1', grain: '7', inner: '8', sew: '14', text: '15', notch: '4' } as const;
type Layer = (typeof LAYERS)[keyof typeof LAYERS];

const GAP = 30;

const pair = (code: number, value: string | number): string => `${code}\n${value}`;
const figure = (value: number): string => value.toFixed(3);

/** R12 knows ASCII only: letters lose their marks. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '?');

/** y runs up in DXF. */
function polyline(places: readonly Place[], layer: Layer, closed: boolean): string[] {
  return [
    ...[pair(0, 'POLYLINE'), pair(8, layer), pair(66, 1), pair(70, closed ? 1 : 0)],
    ...[pair(10, '0.0'), pair(20, '0.0'), pair(30, '0.0')],
    ...places.flatMap(({ x, y }) => [
      ...[pair(0, 'VERTEX'), pair(8, layer), pair(10, figure(x)), pair(20, figure(-y)), pair(30, '0.0')],
    ]),
    ...[pair(0, 'SEQEND'), pair(8, layer)],
  ];
}

const words = ({ x, y }: Place, text: string): string[] => [
  ...[pair(0, 'TEXT'), pair(8, LAYERS.text), pair(10, figure(x)), pair(20, figure(-y)), pair(30, '0.0')],
  ...[pair(40, '8.0'), pair(1, plain(text))],
];

function entities(piece: Piece, dx: number, dy: number): string[] {
  const to = ({ x, y }: Place): Place => ({ x: x + dx, y: y + dy });
  const middle = { x: (piece.grain[0].x + piece.grain[1].x) / 2 + 5, y: (piece.grain[0].y + piece.grain[1].y) / 2 };
  return [
    ...polyline(cutOf(piece).map(to), LAYERS.cut, true),
    ...polyline(outlineOf(piece).map(to), LAYERS.sew, true),
    ...piece.inner.flatMap(({ path }) => polyline(flattened(path).map(to), LAYERS.inner, false)),
    ...polyline(piece.grain.map(to), LAYERS.grain, false),
    ...piece.notches.flatMap(({ edge, along }) => {
      const path = piece.edges.find(({ name }) => name === edge)?.path;
      if (!path) return [];
      const { x, y } = to(path.shiftAlong(Math.min(path.length() - 0.01, Math.max(0.01, along))));
      return [pair(0, 'POINT'), pair(8, LAYERS.notch), pair(10, figure(x)), pair(20, figure(-y)), pair(30, '0.0')];
    }),
    ...words(to(middle), `${piece.name}: ${cuttingWords(piece)}`),
  ];
}

/** A pattern as DXF R12 in mm, its pieces side by side, for programs that cut or grade. */
export function dxfOf(draft: Draft, title: string): string {
  let x = 0;
  const drawn = draft.pieces.flatMap((piece) => {
    const { left, right, top } = boxOf(cutOf(piece));
    const lines = entities(piece, x - left, -top);
    x += right - left + GAP;
    return lines;
  });
  return [
    pair(999, plain(`${title}, ${draft.fit} fit. Units: mm`)),
    ...[pair(0, 'SECTION'), pair(2, 'HEADER'), pair(9, '$ACADVER'), pair(1, 'AC1009'), pair(0, 'ENDSEC')],
    ...[pair(0, 'SECTION'), pair(2, 'ENTITIES'), ...drawn, pair(0, 'ENDSEC'), pair(0, 'EOF')],
    '',
  ].join('\n');
}
