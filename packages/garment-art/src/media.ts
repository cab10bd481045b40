// The finished pictures: where they lie and what each of them shows. Draws nothing and loads no image library.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaRoot } from './media-folder.ts';

export { mediaRoot };

export type PictureKind = 'product' | 'cutout' | 'textile' | 'hero' | 'category' | 'cover' | 'maker';

/** One entry of media/index.json. Paths are relative to `mediaRoot`. */
export interface PictureEntry {
  slug: string;
  kind: PictureKind;
  /** The picture itself. */
  file: string;
  /** The picture and what belongs to it: a cut-out's layers and its anchors (.json). */
  files: string[];
  /** Pixels. */
  width: number;
  height: number;
  /** British English prose, at most 125 characters, different for every picture. */
  alt: string;
  /** The colour that stands for the picture while it loads, as #rrggbb; a product's own colour, not its ground's. */
  dominant: string;
  bytes: number;
  /** Name of the colour in which a product is shown; product pictures only. */
  colourway?: string;
}

/** Pictures by slug, each list in the order of display: a product's card, detail, swatch, then its other colours. */
export const pictureIndex: Readonly<Record<string, PictureEntry[]>> = JSON.parse(
  readFileSync(join(mediaRoot, 'index.json'), 'utf8'),
);

/** Every picture, of one kind when given. */
export function listPictures(kind?: PictureKind): PictureEntry[] {
  const pictures = Object.values(pictureIndex).flat();
  return kind ? pictures.filter((picture) => picture.kind === kind) : pictures;
}
