// media/index.json: what there is, for whoever shows the pictures.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from '../catalogue/types.ts';
import type { PictureEntry, PictureKind } from '../media.ts';
import type { Picture } from '../scenes/picture.ts';
import { type GroundName, studioGround } from '../scenes/studio.ts';
import { dominantColour } from './dominant-colour.ts';

const KIND_ORDER: PictureKind[] = ['product', 'hero', 'category', 'cover', 'maker', 'textile', 'cutout'];

const grounds = new Map<GroundName, Picture>();

/** The ground behind a product picture, drawn once; nothing for other pictures. */
async function groundOf({ kind, ground = 'sand', width, height }: Job): Promise<Picture | undefined> {
  if (kind !== 'product') return undefined;
  const picture = grounds.get(ground) ?? (await studioGround(width, height, ground));
  grounds.set(ground, picture);
  return picture;
}

/** Describes a picture that lies in the media folder; files are the picture and what belongs to it. */
export async function describe(mediaRoot: string, job: Job): Promise<PictureEntry> {
  const bytes = readFileSync(join(mediaRoot, job.path));
  return {
    slug: job.slug,
    kind: job.kind,
    file: job.path,
    files: filesOf(mediaRoot, job),
    width: job.width,
    height: job.height,
    alt: job.alt,
    dominant: await dominantColour(bytes, await groundOf(job)),
    bytes: bytes.length,
    ...(job.colourway ? { colourway: job.colourway } : {}),
  };
}

/** The picture itself and, for a cut-out, the layers that its manifest names and the manifest. */
function filesOf(mediaRoot: string, { kind, path }: Job): string[] {
  if (kind !== 'cutout') return [path];
  const manifest = path.replace('.webp', '.json');
  const { layers } = JSON.parse(readFileSync(join(mediaRoot, manifest), 'utf8')) as { layers: { file: string }[] };
  return [path, ...layers.map((layer) => `cutouts/${layer.file}`), manifest];
}

/** Writes index.json, grouped by slug. */
export function writeIndex(mediaRoot: string, entries: PictureEntry[]): void {
  const order = (entry: PictureEntry): number => KIND_ORDER.indexOf(entry.kind);
  const sorted = entries.toSorted((a, b) => (a.slug === b.slug ? order(a) - order(b) : a.slug < b.slug ? -1 : 1));
  const bySlug = Object.groupBy(sorted, (entry) => entry.slug);
  writeFileSync(join(mediaRoot, 'index.json'), `${JSON.stringify(bySlug, null, 1)}\n`);
}
