import { commonErrors } from '@adunni/contracts/errors';
import { limitsOf } from '@adunni/contracts/services/cancellation-policy';
import {
  getService,
  listServiceCategories as listCategoriesEndpoint,
  listServiceFacets,
  listServices as listServicesEndpoint,
} from '@adunni/contracts/services/services';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { getSettings } from '../settings/queries.ts';
import { serviceCategoriesRoutes } from './categories/routes.ts';
import { countServiceFacets } from './facets.ts';
import { findService } from './service-detail.ts';
import { listServiceCategories, listServices } from './service-list.ts';
import { servicesStaffRoutes } from './staff/routes.ts';

/** Serves services: to the public published ones of approved makers, to staff and makers their work on them. */
export function servicesRoutes(app: FastifyInstance): void {
  mount(app, listCategoriesEndpoint, async ({ ctx, cacheTags }) => {
    cacheTags('services', 'makers');
    return { items: await listServiceCategories(ctx.pool) };
  });

  mount(app, listServicesEndpoint, async ({ query, ctx, cacheTags }) => {
    cacheTags('services', 'makers');
    const { items, total } = await listServices(ctx.pool, query, ctx.clock());
    return { items, total, page: query.page, limit: query.limit };
  });

  mount(app, listServiceFacets, async ({ query, ctx, cacheTags }) => {
    cacheTags('services', 'makers');
    return countServiceFacets(ctx.pool, query, ctx.clock());
  });

  mount(app, getService, async ({ params, ctx, cacheTags }) => {
    const limits = limitsOf(await getSettings(ctx.db));
    const service = await findService(ctx.pool, params.serviceId, { now: ctx.clock(), limits });
    if (!service) throw new Refusal(commonErrors.not_found);
    cacheTags(`service:${service._id}`, `maker:${service.maker.slug}`, 'service-categories', 'settings');
    return { service };
  });

  servicesStaffRoutes(app);
  serviceCategoriesRoutes(app);
}
