// What garments have at the back: a higher neck, and what closes or edges it.
import { band } from './embroidery.ts';

/** Where a neckline ends on both shoulders: right and left end in the picture, and their height, px. */
export interface Nape {
  left: number;
  right: number;
  y: number;
  depth?: number; // px by which it dips in the middle
}

/** The edge of a back from its right end to its left one, to close an outline that runs the other way round. */
export const napeEdge = ({ left, right, y, depth = 15 }: Nape): string => {
  const reach = (right - left) * 0.24;
  const low = y + depth * 1.34;
  return `C ${right - reach} ${low} ${left + reach} ${low} ${left} ${y}`;
};

/** An outline that is drawn from the left end of its neckline round to the right one, closed by a back's neckline. */
export function withNape(path: string, nape: Nape): string {
  const end = `${nape.right} ${nape.y} `;
  const at = path.lastIndexOf(end);
  if (at < 0) throw new Error(`The outline has no neckline that begins at ${end}`);
  return `${path.slice(0, at + end.length)}${napeEdge(nape)} Z`;
}

/** SVG: the band along the back of a neckline. */
export const napeBand = (nape: Nape, colour: string, width: number, stitch: string): string =>
  band(`M ${nape.right} ${nape.y} ${napeEdge(nape)}`, colour, width, stitch);

/** SVG: a seam down the middle of the back, as of a hidden zip. */
export const backSeam = (top: number, bottom: number, colour: string): string =>
  `<path d="M600 ${top} V${bottom}" fill="none" stroke="${colour}" stroke-width="2.2" opacity=".55"/>`;

/** SVG: a corset laced at the back, between two rows of eyelets. */
export function lacing(top: number, bottom: number, half: number, thread: string, dark: string): string {
  const rows = 11;
  const at = (row: number): number => top + ((bottom - top) * row) / rows;
  let svg = `<path d="M${600 - half} ${top - 6} L${600 - half * 0.8} ${bottom} L600 ${bottom + 10} L${600 + half * 0.8} ${bottom} L${600 + half} ${top - 6}Z" fill="${dark}" opacity=".34"/>`;
  for (const side of [-1, 1])
    svg += `<path d="M${600 + side * half} ${top - 8} L${600 + side * half * 0.8} ${bottom}" fill="none" stroke="${thread}" stroke-width="5"/>`;
  for (let row = 0; row < rows; row++)
    svg += `<path d="M${600 - half} ${at(row)} L${600 + half * 0.92} ${at(row + 1)} M${600 + half} ${at(row)} L${600 - half * 0.92} ${at(row + 1)}" fill="none" stroke="${thread}" stroke-width="4" stroke-linecap="round"/>`;
  return `${svg}<path d="M600 ${bottom} C 574 ${bottom + 46} 582 ${bottom + 96} 570 ${bottom + 150} M600 ${bottom} C 626 ${bottom + 46} 618 ${bottom + 96} 632 ${bottom + 140}" fill="none" stroke="${thread}" stroke-width="5" stroke-linecap="round"/>`;
}
