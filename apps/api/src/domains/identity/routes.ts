import type { FastifyInstance } from 'fastify';

/** Serves the identity endpoints. */
export function identityRoutes(_app: FastifyInstance): void {}
