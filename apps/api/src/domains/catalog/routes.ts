import type { FastifyInstance } from 'fastify';

/** Serves the catalog endpoints. */
export function catalogRoutes(_app: FastifyInstance): void {}
