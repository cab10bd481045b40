import {
  getProduct,
  listCategories as listCategoriesEndpoint,
  listFacets,
  listProducts as listProductsEndpoint,
  listRelated,
} from '@adunni/contracts/catalog/catalog';
import { commonErrors } from '@adunni/contracts/errors';
import { shownPrice } from '@adunni/contracts/settings/shown-price';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { mountKept } from '../../kit/http/mount.ts';
import { getSettings } from '../settings/queries.ts';
import { listCategories } from './categories/list.queries.ts';
import { categoriesStaffRoutes } from './categories/routes.ts';
import { importRoutes } from './import/routes.ts';
import { countFacets } from './listing/facets.ts';
import { listProducts } from './listing/product-list.ts';
import { catalogPicturesRoutes } from './pictures/routes.ts';
import { findProduct } from './product-page/product-detail.ts';
import { findRelated } from './product-page/related.ts';
import { productsRoutes } from './products/routes.ts';
import { beforeTax } from './rules.ts';
import { productViewRoutes } from './views/routes.ts';

/** The answer, or 404 where the public sees nothing. */
function present<T>(answer: T | null): T {
  if (answer === null) throw new Refusal(commonErrors.not_found);
  return answer;
}

/** Serves the catalogue: to the public published products of approved makers, to staff and designers their work on it. */
export function catalogRoutes(app: FastifyInstance): void {
  mountKept(app, listCategoriesEndpoint, async ({ ctx, cacheTags }) => {
    cacheTags('categories');
    return { items: await listCategories(ctx) };
  });

  mountKept(app, listProductsEndpoint, async ({ query, ctx, cacheTags }) => {
    cacheTags('products', 'settings');
    // Most lists are filtered by no price: they need not ask.
    const byPrice = query.minPrice !== undefined || query.maxPrice !== undefined;
    const stored = byPrice ? beforeTax(query, await getSettings(ctx.db)) : query;
    const found = await listProducts(ctx, stored);
    return { ...found, page: query.page, limit: query.limit };
  });

  mountKept(app, listFacets, async ({ query, ctx, cacheTags }) => {
    cacheTags('products', 'settings');
    const tax = await getSettings(ctx.db);
    const { price, ...facets } = await countFacets(ctx, beforeTax(query, tax));
    return { ...facets, price: { min: shownPrice(price.min, tax), max: shownPrice(price.max, tax) } };
  });

  mountKept(app, getProduct, async ({ params, ctx, cacheTags }) => {
    const product = present(await findProduct(ctx.pool, params.productId, ctx.clock()));
    cacheTags(`product:${product._id}`, `maker:${product.maker.slug}`, 'categories');
    return { product };
  });

  mountKept(app, listRelated, async ({ params, ctx, cacheTags }) => {
    cacheTags('products');
    return { items: present(await findRelated(ctx, params.productId)) };
  });

  productsRoutes(app);
  catalogPicturesRoutes(app);
  categoriesStaffRoutes(app);
  importRoutes(app);
  productViewRoutes(app);
}
