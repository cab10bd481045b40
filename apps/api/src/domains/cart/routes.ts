import type { FastifyInstance } from 'fastify';

/** Serves the cart endpoints. */
export function cartRoutes(_app: FastifyInstance): void {}
