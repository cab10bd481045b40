import type { FastifyInstance } from 'fastify';

/** Serves the checkout endpoints. */
export function checkoutRoutes(_app: FastifyInstance): void {}
