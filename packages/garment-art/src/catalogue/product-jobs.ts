// The pictures of one product: card, close view, cloth, and a card in every further colour.
import type { Textile } from '../core/piece.ts';
import { toWebp } from '../output/webp.ts';
import { swatchPicture } from '../scenes/cloth-wall.ts';
import { layOver, type Picture } from '../scenes/picture.ts';
import { detailCrop, fitView, renderGarment, studioCard } from '../scenes/studio.ts';
import { getTextile, TEXTILES } from '../textiles/library.ts';
import { sewProduct } from './sew-product.ts';
import type { Colourway, Job, Product } from './types.ts';

/** What a colourway is called in prose. */
const colourName = (key: string, way: Colourway): string => way.name ?? key;

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

/** Picture 3: the main cloth, draped; with the piece lying on it when it has no cloth of its own. */
function clothJob(product: Product, main: [string, Colourway]): Job {
  const { title } = TEXTILES[main[1].cloth]!;
  const cloth = (): Promise<Textile> => getTextile(main[1].cloth);
  if (product.liesOnCloth)
    return productJob(product, main, '3', `${product.title} on softly draped cloth: ${title}.`, async () => {
      const piece = await sewProduct(product, main[1]);
      const lying = await renderGarment(piece, await fitView(piece, 1200, 1600, 110, 150));
      return layOver(await swatchPicture(await cloth()), lying, 0, 0, 0.6, 18);
    });
  return productJob(product, main, '3', `${title}: the cloth of the ${product.title}, softly draped.`, async () =>
    swatchPicture(await cloth(), 1200, 1600, product.slug.length * 2 + 1),
  );
}

/** All pictures of a product, in the order of display. */
export function productJobs(product: Product): Job[] {
  const [main, ...others] = Object.entries(product.ways) as [[string, Colourway], ...[string, Colourway][]];
  const card = (entry: [string, Colourway], file: string): Job =>
    productJob(product, entry, file, `${product.alt}, in ${colourName(...entry)}.`, async () =>
      studioCard(await sewProduct(product, entry[1]), product.ground),
    );
  return [
    card(main, '1'),
    productJob(product, main, '2', `Close view of the ${product.title}: ${product.closeUp}.`, async () =>
      detailCrop(await sewProduct(product, main[1]), product.ground),
    ),
    clothJob(product, main),
    ...others.map((entry) => card(entry, entry[0])),
  ];
}
