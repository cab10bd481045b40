import type { Path } from '@freesewing/core';
import type { Drawing, Lettering, Stroke } from '../paper/drawing.ts';
import { PENS } from '../paper/pens.ts';

const figure = (value: number): string => String(Math.round(value * 100) / 100);

/** A line in the language of SVG’s `d`. */
export function svgPath(path: Path, closed: boolean): string {
  const parts = path.ops.map((op) => {
    if (op.type === 'close') return 'Z';
    const points = op.type === 'curve' ? [op.cp1, op.cp2, op.to] : [op.to];
    const letter = op.type === 'move' ? 'M' : op.type === 'line' ? 'L' : 'C';
    return letter + points.map(({ x, y }) => `${figure(x)},${figure(y)}`).join(' ');
  });
  return parts.join('') + (closed ? 'Z' : '');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function line({ path, closed, style }: Stroke): string {
  const { width, dashes } = PENS[style];
  const dashed = dashes.length ? ` stroke-dasharray="${dashes.join(' ')}"` : '';
  return `<path class="${style}" d="${svgPath(path, closed)}" stroke-width="${width}"${dashed}/>`;
}

function words({ text, x, y, size, upright }: Lettering): string {
  const place = `translate(${figure(x)} ${figure(y)})${upright ? ' rotate(-90)' : ''}`;
  return `<text transform="${place}" font-size="${figure(size)}" dy="0.35em">${escaped(text)}</text>`;
}

/** A drawing as an SVG file of its true size. */
export function svgOf({ width, height, strokes, letters }: Drawing, title: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${figure(width)}mm" height="${figure(height)}mm" viewBox="0 0 ${figure(width)} ${figure(height)}">`,
    `<title>${escaped(title)}</title>`,
    '<g fill="none" stroke="#000" stroke-linejoin="round">',
    ...strokes.map(line),
    '</g>',
    '<g fill="#000" font-family="\'Source Sans 3\', sans-serif" text-anchor="middle">',
    ...letters.map(words),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
