import type { GENDERS } from '@adunni/contracts/catalog/catalog';
import type { colourHex } from './palette.ts';

/** A colour of the demo catalogue; its paint is in palette.ts. */
export type Colour = keyof typeof colourHex;

/**
 * Label, what it adds in thousand naira, days it adds to the lead time, name of the product’s picture, or the path
 * of another, that shows it. The first choice
 * of a group is the default, and what the first picture shows.
 */
export type DemoChoice = readonly [label: string, adds: number, days?: number, picture?: string];

export interface DemoGroup {
  name: string;
  kind: string;
  choices: readonly DemoChoice[];
  required?: false;
}

/** Author, stars, fit, title, text. */
export type DemoReview = readonly [
  author: string,
  rating: 1 | 2 | 3 | 4 | 5,
  fit: 'small' | 'true' | 'large' | null,
  title: string,
  text: string,
];

interface DemoPiece {
  /** Also the slug of its pictures. */
  slug: string;
  title: string;
  maker: string;
  category: string;
  gender: (typeof GENDERS)[number];
  fabric: string;
  occasions: readonly string[];
  tags: readonly string[];
  /** Thousand naira. */
  price: number;
  leadDays: readonly [min: number, max: number];
  summary: string;
  /** Paragraphs. */
  description: readonly string[];
  care: readonly string[];
  featured?: true;
  sizeChart?: 'women' | 'men';
  /** Name of the picture that shows a colour (`1` is the main one) → the colour. */
  colours: Readonly<Record<string, Colour>>;
  reviews: readonly DemoReview[];
}

/** Cut for one person: option groups beside the colour. */
export interface MadeToMeasure extends DemoPiece {
  groups: readonly DemoGroup[];
}

/** On the shelf: `stock` has a row per colour with a number per size. `dearer` adds thousand naira for some sizes. */
export interface ReadyToWear extends DemoPiece {
  sizes: readonly string[];
  stock: readonly (readonly number[])[];
  dearer?: Readonly<Record<string, number>>;
}

export type DemoProduct = MadeToMeasure | ReadyToWear;
