import type { FastifyInstance } from 'fastify';

/** Serves the currency endpoints. */
export function currencyRoutes(_app: FastifyInstance): void {}
