// Command line: `node draw.ts folder` draws every garment for eight bodies as SVG, to be looked at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftGarment, GARMENT_NAMES, GARMENTS } from '../drafts/garments.ts';
import { svgOf } from '../output/svg.ts';
import { patternSheet } from '../paper/pattern-sheet.ts';
import { EIGHT_BODIES } from './eight-bodies.ts';

const folder = process.argv[2] ?? 'test-results/patterns';
mkdirSync(folder, { recursive: true });
for (const garment of GARMENT_NAMES)
  for (const [n, { name, figure, measured, fit }] of EIGHT_BODIES.entries()) {
    const title = GARMENTS[garment].name;
    const sheet = patternSheet(draftGarment(garment, figure, measured, fit), title);
    const file = join(folder, `${garment}-${n + 1}.svg`);
    writeFileSync(file, svgOf(sheet, `${title}, ${name}`));
    console.log(`${file}: ${name}, ${fit} fit, ${Math.round(sheet.width)} x ${Math.round(sheet.height)} mm`);
  }
