import type { FastifyInstance } from 'fastify';

/** Serves the payments endpoints. */
export function paymentsRoutes(_app: FastifyInstance): void {}
