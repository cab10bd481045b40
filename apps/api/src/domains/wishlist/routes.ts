import type { FastifyInstance } from 'fastify';

/** Serves the wishlist endpoints. */
export function wishlistRoutes(_app: FastifyInstance): void {}
