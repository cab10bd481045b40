import { countProductView } from '@adunni/contracts/catalog/count-view';
import { productViewResource } from '@adunni/contracts/catalog/views';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { ViewCounter } from './counter.ts';
import { productViewReads } from './queries.ts';

/** Counts looks at products, and serves them to staff. */
export function productViewRoutes(app: FastifyInstance): void {
  const counter = new ViewCounter(() => app.deps);
  app.addHook('preClose', () => counter.write());
  mount(app, countProductView, async ({ ctx, params }) => {
    counter.count(params.productId, ctx);
    return { message: 'Counted.' };
  });
  crud(app, productViewResource, productViewReads);
}
