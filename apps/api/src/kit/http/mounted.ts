import type { Endpoint } from '@adunni/contracts/endpoint';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint that is served. */
    endpoints: ReadonlySet<Endpoint>;
  }
}

/** Remembers each endpoint as it is mounted; call it before any route is added. */
export function rememberEndpoints(app: FastifyInstance): void {
  const endpoints = new Set<Endpoint>();
  app.decorate('endpoints', endpoints);
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint) endpoints.add(config.endpoint);
  });
}
