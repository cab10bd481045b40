// Shapes of the catalogue lists.
import type { Garment } from '../core/piece.ts';
import type { PictureKind } from '../media.ts';
import type { GarmentDesign } from '../recipes/recipe.ts';
import type { Picture } from '../scenes/picture.ts';
import type { GroundName } from '../scenes/studio.ts';

/** Names of the textiles and thread colours that make one colourway of a product. */
export interface Colourway {
  cloth: string; // name in textiles/library.ts
  second?: string;
  trim: string;
  dark: string;
  /** The colour in prose, where it is not the colourway's own key. */
  name?: string;
}

interface Described {
  slug: string;
  title: string;
  /** A sentence without the colourway and without its full stop. */
  alt: string;
  /** What the close view shows. */
  closeUp: string;
  /** Jewellery and feathers: picture 3 shows the piece lying on the cloth instead of the cloth alone. */
  liesOnCloth?: boolean;
  category: 'men' | 'women' | 'accessories' | 'fabrics' | 'kids';
  ground?: GroundName;
  ways: Record<string, Colourway>;
}

/**
 * A catalogue product: its colourways, of which the first is the main one, and how to draw it in one: the design of a
 * recipe, or a function of its own.
 */
export type Product = Described & ({ design: GarmentDesign } | { make: (way: Colourway) => Promise<Garment> });

/** A picture of the catalogue that is not of one product or textile. */
export interface Composition {
  kind: PictureKind;
  folder: string;
  slug: string;
  width: number;
  height: number;
  alt: string;
  make: () => Promise<Picture>;
}

/** One picture to draw: its path below media/, how it is described, and the files that drawing it yields. */
export interface Job {
  path: string;
  slug: string;
  kind: PictureKind;
  alt: string;
  width: number;
  height: number;
  colourway?: string;
  /** The studio ground behind a product, when it is not the usual one. */
  ground?: GroundName;
  draw: () => Promise<Record<string, Buffer>>;
}
