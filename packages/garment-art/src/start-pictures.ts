// Writes the pictures of the garments that a design can start from, which the web application carries itself.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { GARMENTS } from './recipes/choices.ts';
import { drawRecipe } from './recipes/draw.ts';
import './node/rasteriser.ts';

const FOLDER = join(import.meta.dirname, '../../../apps/web/app/domains/studio/editor/start/pictures');

await mkdir(FOLDER, { recursive: true });
for (const [name, { start }] of Object.entries(GARMENTS)) {
  const { pixels, width, height } = await drawRecipe(start, { width: 480, quality: 'sharp' });
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(360)
    .removeAlpha()
    .webp({ quality: 62, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
}
