// What cloth is printed and woven with: motifs, repeated so that the tile joins up.
import { type Loom, TILE } from './loom.ts';
import { rasteriseSvg } from './rasteriser.ts';

const polar = (angle: number, radius: number): string =>
  `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}`;

/** A ring of petals from radius inner to outer (px); spread in radians. */
export function petals(
  count: number,
  inner: number,
  outer: number,
  spread: number,
  fill: string,
  stroke = 'none',
  strokeWidth = 0,
  turn = 0,
): string {
  let svg = '';
  for (let i = 0; i < count; i++) {
    const a = turn + (i * 2 * Math.PI) / count;
    const mid = (inner + outer) * 0.55;
    svg += `<path d="M${polar(a, inner)} Q${polar(a - spread, mid)} ${polar(a, outer)} Q${polar(a + spread, mid)} ${polar(a, inner)}Z" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;
  }
  return svg;
}

/** A ring of dots; radii in px. */
export function dots(count: number, ringRadius: number, dotRadius: number, fill: string, turn = 0): string {
  let svg = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = polar(turn + (i * 2 * Math.PI) / count, ringRadius).split(',');
    svg += `<circle cx="${x}" cy="${y}" r="${dotRadius}" fill="${fill}"/>`;
  }
  return svg;
}

/** A circle outline; px. */
export const ring = (radius: number, width: number, colour: string): string =>
  `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Places a drawing at x, y (px), scaled and turned (degrees). */
export const place = (drawing: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${turn}) scale(${scale})">${drawing}</g>`;

/** A part of a drawing that is repeated, and the box (px) outside of which nothing of it is drawn. */
export interface Motif {
  svg: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A drawing that reaches so far (px) round a point of the tile, where it is placed, scaled and turned (degrees). */
export function motifAt(drawing: string, x: number, y: number, reach: number, scale = 1, turn = 0): Motif {
  const far = reach * scale;
  return {
    svg: place(drawing, x, y, scale, turn),
    ...{ left: x - far, top: y - far, right: x + far, bottom: y + far },
  };
}

/** The whole drawing once more to each side, so that it joins up; only what reaches into the tile. Returns SVG. */
function tileDrawing(motifs: readonly Motif[]): string {
  let svg = '';
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [x, y] = [i * TILE, j * TILE];
      const seen = motifs.filter(
        ({ left, top, right, bottom }) => left + x < TILE && right + x > 0 && top + y < TILE && bottom + y > 0,
      );
      svg += `<g transform="translate(${x},${y})">${seen.map((motif) => motif.svg).join('')}</g>`;
    }
  return svg;
}

/** A drawing of which nothing is known: it may reach into all tiles round it. */
const anywhere = (svg: string): Motif => ({ svg, left: -TILE, top: -TILE, right: 2 * TILE, bottom: 2 * TILE });

/** Rasterises a tileable drawing to RGBA of a woven tile; the ground colour, if any, lies below all repeats. */
export const rasteriseTile = (loom: Loom, drawing: string | readonly Motif[], ground?: string): Promise<Uint8Array> =>
  rasteriseWhole(
    loom,
    (ground ? `<rect width="${TILE}" height="${TILE}" fill="${ground}"/>` : '') +
      tileDrawing(typeof drawing === 'string' ? [anywhere(drawing)] : drawing),
  );

/** Rasterises a drawing that joins up by itself. */
export const rasteriseWhole = ({ size }: Loom, drawing: string): Promise<Uint8Array> =>
  rasteriseSvg(drawing, size, size, [0, 0, TILE, TILE]);
