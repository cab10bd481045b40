// The pictures of one product: card, close view, cloth, and a card in every further colour.
import { swatchPicture } from '../scenes/cloth-wall.ts';
import { type Picture, toWebp } from '../scenes/picture.ts';
import { detailCrop, studioCard } from '../scenes/studio.ts';
import { getTextile, TEXTILES } from '../textiles/library.ts';
import type { Colourway, Job, Product } from './types.ts';

/** What a colourway is called in prose. */
export const colourName = (key: string, way: Colourway): string => way.name ?? key;

/** A job that draws one product picture. */
function productJob(
  product: Product,
  [key, way]: [string, Colourway],
  file: string,
  alt: string,
  draw: () => Promise<Picture>,
): Job {
  const path = `products/${product.slug}/${file}.webp`;
  return {
    path,
    slug: product.slug,
    kind: 'product',
    alt,
    colourway: colourName(key, way),
    ...(product.ground ? { ground: product.ground } : {}),
    width: 1200,
    height: 1600,
    draw: async () => ({ [path]: await toWebp(await draw()) }),
  };
}

/** All pictures of a product, in the order of display. */
export function productJobs(product: Product): Job[] {
  const [main, ...others] = Object.entries(product.ways) as [[string, Colourway], ...[string, Colourway][]];
  const card = (entry: [string, Colourway], file: string): Job =>
    productJob(product, entry, file, `${product.alt}, in ${colourName(...entry)}.`, async () =>
      studioCard(await product.make(entry[1]), product.ground),
    );
  const cloth = main[1].cloth;
  return [
    card(main, '1'),
    productJob(product, main, '2', `Close view of the ${product.title}: ${product.closeUp}.`, async () =>
      detailCrop(await product.make(main[1]), product.ground),
    ),
    productJob(
      product,
      main,
      '3',
      `${TEXTILES[cloth]!.title}: the cloth of the ${product.title}, softly draped.`,
      async () => swatchPicture(await getTextile(cloth), 1200, 1600, product.slug.length * 2 + 1),
    ),
    ...others.map((entry) => card(entry, entry[0])),
  ];
}
