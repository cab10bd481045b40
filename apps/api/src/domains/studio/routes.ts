import type { FastifyInstance } from 'fastify';
import { askingRoutes } from './asking/routes.ts';
import { designRoutes } from './designs/routes.ts';
import { priceRoutes } from './prices/routes.ts';
import { sellingRoutes } from './selling/routes.ts';

/** Serves the design studio: what people draw, who may see it, and what makers ask for sewing it. */
export function studioRoutes(app: FastifyInstance): void {
  designRoutes(app);
  priceRoutes(app);
  askingRoutes(app);
  sellingRoutes(app);
}
