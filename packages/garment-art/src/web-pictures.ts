// Writes the few pictures that the web application carries itself: the home page's two scenes in the sizes that
// browsers ask for, the preview of shared links, and the icons of the favicon's drawing.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaRoot } from './media-folder.ts';

const WEB = join(import.meta.dirname, '..', '..', '..', 'apps', 'web');
const HOME = join(WEB, 'app', 'domains', 'home', 'pictures');
const PUBLIC = join(WEB, 'public');

/** Widths in px by composition; the last of each list is also written as WebP, for browsers without AVIF. */
const SCENES: Record<string, number[]> = {
  owambe: [1600, 2000, 1280],
  'owambe-portrait': [480, 800],
  everyday: [1600, 1280],
  'everyday-portrait': [480, 800],
};

async function writeScene(slug: string, widths: readonly number[]): Promise<void> {
  const original = join(mediaRoot, 'hero', `${slug}.webp`);
  for (const width of widths)
    await sharp(original)
      .resize(width)
      .avif({ quality: 48, effort: 7 })
      .toFile(join(HOME, `${slug}-${width}.avif`));
  const fallback = widths.at(-1);
  await sharp(original)
    .resize(fallback)
    .webp({ quality: 66, effort: 6 })
    .toFile(join(HOME, `${slug}-${fallback}.webp`));
}

/** The picture that a shared link shows: 1200 × 630 px, the common size of link previews. */
async function writePreview(): Promise<void> {
  await sharp(join(mediaRoot, 'hero', 'owambe.webp'))
    .resize(1200, 630, { fit: 'cover', position: 'right' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(join(PUBLIC, 'preview.jpg'));
}

async function writeIcons(): Promise<void> {
  const sizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };
  for (const [name, size] of Object.entries(sizes))
    await sharp(join(PUBLIC, 'favicon.svg'), { density: 600 })
      .resize(size)
      .flatten({ background: '#8a2f1b' })
      .png({ palette: true })
      .toFile(join(PUBLIC, name));
}

await mkdir(HOME, { recursive: true });
for (const [slug, widths] of Object.entries(SCENES)) await writeScene(slug, widths);
await writePreview();
await writeIcons();
