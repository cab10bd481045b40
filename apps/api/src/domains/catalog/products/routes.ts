import {
  applyPrices as applyPricesEndpoint,
  listProductChoices,
  previewPrices as previewPricesEndpoint,
  productResource,
} from '@adunni/contracts/catalog/products';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { productActions } from './actions.service.ts';
import { productChoices } from './choices.queries.ts';
import { loadProducts, productList } from './list.queries.ts';
import { applyPrices, previewPrices } from './prices.service.ts';
import { productRecord } from './record.queries.ts';
import { createProduct, updateProduct } from './write.service.ts';

/** Serves products to staff, and to designers their own. */
export function productsRoutes(app: FastifyInstance): void {
  crud(app, productResource, {
    ...productList,
    load: loadProducts,
    record: productRecord,
    create: createProduct,
    update: updateProduct,
    actions: productActions,
  });
  mount(app, listProductChoices, ({ ctx }) => productChoices(ctx));
  mount(app, previewPricesEndpoint, async ({ ctx, body: { ids, change } }) => ({
    results: await previewPrices(ctx, ids, change),
  }));
  mount(app, applyPricesEndpoint, async ({ ctx, body: { products, change } }) => ({
    results: await applyPrices(ctx, products, change),
  }));
}
