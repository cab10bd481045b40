import type { FastifyInstance } from 'fastify';

/** Serves the makers endpoints. */
export function makersRoutes(_app: FastifyInstance): void {}
