// Shaded beads along curves, as SVG.
import { mixHex } from '../core/raster.ts';

/** SVG gradients for shaded beads; ids bead0..bead2 and gold. */
export function beadDefs(colour: string): string {
  const gradient = (id: string, c: string): string =>
    `<radialGradient id="${id}" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="${mixHex(c, '#ffffff', 0.72)}"/><stop offset=".22" stop-color="${mixHex(c, '#ffffff', 0.22)}"/><stop offset=".62" stop-color="${c}"/><stop offset="1" stop-color="${mixHex(c, '#1a0503', 0.62)}"/></radialGradient>`;
  return `<defs>${gradient('bead0', colour)}${gradient('bead1', mixHex(colour, '#7a1206', 0.3))}${gradient('bead2', mixHex(colour, '#ff9a76', 0.3))}${gradient('gold', '#d3a03c')}</defs>`;
}

/** SVG: beads along a curve given as a function of t in 0..1. */
export function strand(curve: (t: number) => [number, number], count: number, radius: number, goldEvery = 0): string {
  let svg = '';
  for (let k = 0; k <= count; k++) {
    const [x, y] = curve(k / count);
    const gold = goldEvery > 0 && k % goldEvery === Math.floor(goldEvery / 2);
    svg += `<ellipse cx="${(x + radius * 0.35).toFixed(1)}" cy="${(y + radius * 0.55).toFixed(1)}" rx="${radius}" ry="${radius * 0.9}" fill="#2a120a" opacity=".25"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${gold ? radius * 0.82 : radius}" fill="url(#${gold ? 'gold' : `bead${(k * 7) % 3}`})"/>`;
  }
  return svg;
}
