import type { FastifyInstance } from 'fastify';

/** Serves the orders endpoints. */
export function ordersRoutes(_app: FastifyInstance): void {}
