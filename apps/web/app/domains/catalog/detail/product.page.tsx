import { getProduct, listRelated } from '@adunni/contracts/catalog/catalog';
import { listReviews } from '@adunni/contracts/reviews/reviews';
import { getPublicSettings } from '@adunni/contracts/settings/settings';
import { pageApi } from '../../../kit/api/page-api.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { ReviewsSection } from '../../reviews/public/reviews-section.tsx';
import { ProductCard, ProductGrid } from '../public/product-card.tsx';
import type { Route } from './+types/product.page.ts';
import { Configurator } from './choice/configurator.tsx';
import { MakerBlock } from './maker-block.tsx';
import classes from './product.module.css';
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld.ts';
import { useCountView } from './use-count-view.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const call = context.get(pageApi);
  const url = new URL(request.url);
  const [{ product }, related, reviews, { settings }] = await Promise.all([
    call(getProduct, { params }),
    call(listRelated, { params }),
    call(listReviews, { params }),
    call(getPublicSettings),
  ]).catch(asNotFound);
  return { product, related: related.items, reviews, settings, origin: url.origin };
}

/** An id that is none is a page that does not exist. */
function asNotFound(error: unknown): never {
  if (error instanceof Response && [400, 404, 422].includes(error.status))
    throw new Response('This product does not exist.', { status: 404 });
  throw error;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Product not found · Adunni' }];
  const { product, settings } = loaderData;
  const origin = originOf(matches);
  return pageMeta({
    origin,
    title: `${product.title} by ${product.maker.name}`,
    description: product.summary,
    path: `/products/${product._id}`,
    picture: product.picture,
    type: 'product',
    jsonLd: [productJsonLd(product, origin, settings), breadcrumbJsonLd(product, origin)],
  });
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related, reviews, settings, origin } = loaderData;
  useCountView(product._id);
  return (
    <main id="main" className={classes.page}>
      <Breadcrumbs
        way={[
          { name: 'Products', to: '/products' },
          ...product.categoryPath.map(({ slug, name }) => ({ name, to: `/products?category=${slug}` })),
        ]}
      />
      <Configurator key={product._id} product={product} settings={settings} origin={origin} />
      <MakerBlock productId={product._id} maker={product.maker} about={product.title} />
      <ReviewsSection
        key={`reviews-${product._id}`}
        about={{ kind: 'product', id: product._id }}
        maker={product.maker.name}
        reviews={reviews}
      />
      {related.length > 0 && (
        <section className={classes.section} aria-labelledby="related">
          <h2 id="related">You may also like</h2>
          <ProductGrid>
            {related.map((each) => (
              <ProductCard key={each._id} product={each} />
            ))}
          </ProductGrid>
        </section>
      )}
    </main>
  );
}
