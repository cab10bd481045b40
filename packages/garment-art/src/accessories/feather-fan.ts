// Feather fan, drawn as SVG.
import { createRandom } from '../core/noise.ts';
import type { Garment } from '../core/piece.ts';
import { mixHex } from '../core/raster.ts';
import { beadDefs, strand } from '../sewing/beads.ts';

function feather(angle: number, length: number, width: number, colour: string, random: () => number): string {
  let svg = `<g transform="translate(600,1040) rotate(${(angle + 90).toFixed(1)})">`;
  const n = 210;
  for (let k = 0; k < n; k++) {
    const t = 0.16 + (k / n) * 0.84;
    const y = -length * t;
    const reach = width * Math.sin(Math.PI * Math.min(1, (t - 0.1) * 1.02)) ** 0.62 * (0.86 + random() * 0.26);
    for (const side of [-1, 1]) {
      const c = mixHex(colour, k % 5 === 0 ? '#ffffff' : '#1a0508', random() * 0.3 + (side > 0 ? 0.06 : 0));
      svg += `<path d="M0,${y.toFixed(0)} q${(side * reach * 0.55).toFixed(0)},${(-12 - random() * 10).toFixed(0)} ${(side * reach).toFixed(0)},${(-52 + random() * 24).toFixed(0)} q${(side * 6).toFixed(0)},14 ${(side * 2).toFixed(0)},26" fill="none" stroke="${c}" stroke-width="${(2.6 + random() * 2.4).toFixed(1)}" stroke-linecap="round" opacity=".9"/>`;
    }
  }
  return `${svg}<path d="M0,0 V${-length * 0.97}" stroke="${mixHex(colour, '#ffffff', 0.45)}" stroke-width="4"/></g>`;
}

/** Round feather fan with a beaded handle. */
export function featherFan(colour: string, second: string): Garment {
  const random = createRandom(17);
  let svg = '';
  const angles = Array.from({ length: 19 }, (_, i) => -172 + i * (164 / 18)).sort(
    (a, b) => Math.abs(b + 90) - Math.abs(a + 90),
  );
  for (const a of angles) svg += feather(a, 560 + random() * 36, 78, colour, random);
  for (let i = 0; i < 11; i++) svg += feather(-162 + i * 14.4, 350 + random() * 24, 60, second, random);
  svg +=
    `<defs><linearGradient id="handle" x1="0" x2="1"><stop offset="0" stop-color="#5a3414"/><stop offset=".35" stop-color="#b98242"/><stop offset="1" stop-color="#3a1f0b"/></linearGradient></defs><path d="M568 1060 L632 1060 L620 1440 C 618 1470 582 1470 580 1440Z" fill="url(#handle)"/>` +
    beadDefs('#c4402b');
  for (let r = 0; r < 5; r++)
    svg += strand((t) => [562 + t * 76 + r * 1.2 - t * r * 2.4, 1120 + r * 26], 6, 8.4, r === 2 ? 2 : 0);
  svg +=
    `<circle cx="600" cy="1040" r="104" fill="#7a1a24"/><circle cx="600" cy="1040" r="104" fill="url(#gold)" opacity=".18"/>` +
    strand((t) => [600 + Math.cos(t * 6.283) * 96, 1040 + Math.sin(t * 6.283) * 96], 30, 12) +
    strand((t) => [600 + Math.cos(t * 6.283) * 62, 1040 + Math.sin(t * 6.283) * 62], 18, 11, 3) +
    strand((t) => [600 + Math.cos(t * 6.283) * 30, 1040 + Math.sin(t * 6.283) * 30], 8, 10) +
    `<circle cx="600" cy="1040" r="17" fill="url(#gold)"/>`;
  return { pieces: [], ornaments: svg, detail: { x: 360, y: 560, zoom: 2.2 } };
}
