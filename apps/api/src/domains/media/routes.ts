import type { FastifyInstance } from 'fastify';

/** Serves the media endpoints. */
export function mediaRoutes(_app: FastifyInstance): void {}
