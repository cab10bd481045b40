import type { Product } from '@adunni/contracts/catalog/catalog';
import { priceOfChoice } from '@adunni/contracts/catalog/choice';
import { toKobo, toNaira } from '@adunni/contracts/money';
import { shownPrice, type TaxSettings } from '@adunni/contracts/settings/shown-price';

/** The product as schema.org knows it, for search engines, at the prices that its page shows. `origin` is scheme and host. */
export function productJsonLd(product: Product, origin: string, tax: TaxSettings): Record<string, unknown> {
  const url = `${origin}/products/${product._id}`;
  const shown = (amount: number) => toNaira(shownPrice(toKobo(amount), tax));
  const availability = !product.inStock ? 'SoldOut' : product.kind === 'made-to-measure' ? 'MadeToOrder' : 'InStock';
  return {
    '@type': 'Product',
    '@id': url,
    name: product.title,
    description: product.summary,
    image: product.pictures.map((picture) => `${origin}${picture.url}/1280.jpg`),
    brand: { '@type': 'Brand', name: product.maker.name },
    material: product.fabric,
    category: product.categoryPath.map(({ name }) => name).join(' > '),
    offers: {
      '@type': 'AggregateOffer',
      url,
      priceCurrency: 'NGN',
      lowPrice: shown(product.price),
      highPrice: shown(highestPrice(product)),
      offerCount: Math.max(1, product.variants.length),
      availability: `https://schema.org/${availability}`,
    },
    ...(product.rating !== null &&
      product.reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviewCount },
      }),
  };
}

/** Price with the dearest variant and the dearest choice of every group. */
function highestPrice(product: Product): number {
  const dearest = product.variants.toSorted((one, other) => other.price - one.price)[0];
  const options = product.optionGroups.flatMap(({ _id, choices }) => {
    const choice = choices.toSorted((one, other) => other.priceDelta - one.priceDelta)[0];
    return choice && choice.priceDelta > 0 ? [[_id, choice._id] as const] : [];
  });
  return priceOfChoice(product, { variantId: dearest?._id ?? null, options: Object.fromEntries(options) });
}

/** The way to the product through the categories, for search engines. */
export function breadcrumbJsonLd(product: Product, origin: string): Record<string, unknown> {
  const steps = [
    { name: 'Products', path: '/products' },
    ...product.categoryPath.map(({ name, slug }) => ({ name, path: `/products?category=${slug}` })),
    { name: product.title, path: `/products/${product._id}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
