// Thread and metal on cloth, as SVG in design px.

/** SVG: a stitched band along a path. */
export function band(path: string, colour: string, width: number, stitch: string): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${stitch}" stroke-width="${Math.max(1.6, width * 0.1)}" stroke-dasharray="9 6"/>`;
}

/** SVG: one thread scroll. */
export const scroll = (x: number, y: number, scale: number, turn: number, colour: string): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"><path d="M0,0 C20,-30 60,-30 62,4 C62,30 30,32 28,10 C28,-2 42,-4 44,6"/><path d="M0,0 C-4,-26 -22,-34 -34,-22"/></g>`;

/** SVG: a round thread rosette of radius px. */
export function rosette(x: number, y: number, radius: number, colour: string, second: string): string {
  let svg = `<g transform="translate(${x},${y})" fill="none"><circle r="${radius}" stroke="${colour}" stroke-width="6"/><circle r="${radius * 0.84}" stroke="${second}" stroke-width="2.4"/><circle r="${radius * 0.24}" fill="${colour}"/>`;
  for (let k = 0; k < 10; k++) {
    const a = (k * Math.PI) / 5;
    svg += `<path d="M${(Math.cos(a) * radius * 0.28).toFixed(1)},${(Math.sin(a) * radius * 0.28).toFixed(1)} Q${(Math.cos(a + 0.5) * radius * 0.62).toFixed(1)},${(Math.sin(a + 0.5) * radius * 0.62).toFixed(1)} ${(Math.cos(a) * radius * 0.8).toFixed(1)},${(Math.sin(a) * radius * 0.8).toFixed(1)}" stroke="${k % 2 ? second : colour}" stroke-width="4"/>`;
  }
  return `${svg}</g>`;
}

/** SVG: a tapering embroidered blade (the "knife" of Hausa and Nupe gowns), pointing down from x, y. */
export const blade = (
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  colour: string,
  second: string,
): string =>
  `<g transform="translate(${x},${y}) rotate(${turn})"><path d="M${-width / 2},0 L${width / 2},0 L0,${length}Z" fill="none" stroke="${colour}" stroke-width="5" stroke-linejoin="round"/><path d="M${-width / 4},8 L${width / 4},8 L0,${length * 0.72}Z" fill="${colour}" fill-opacity=".55" stroke="${second}" stroke-width="2"/></g>`;

/** SVG: a row of buttons. */
export function buttons(
  x: number,
  y: number,
  step: number,
  count: number,
  radius: number,
  colour: string,
  shade: string,
): string {
  let svg = '';
  for (let k = 0; k < count; k++)
    svg += `<circle cx="${x}" cy="${y + k * step}" r="${radius}" fill="${colour}"/><circle cx="${x + 1}" cy="${y + k * step + 1}" r="${radius * 0.55}" fill="none" stroke="${shade}" stroke-width="1.6"/>`;
  return svg;
}
