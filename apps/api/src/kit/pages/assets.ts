import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Headers that mean something on a page only; a page loads some thirty files, so they would weigh on slow lines. */
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Serves the built files of the browser: those with a hash in their name for ever, the others for an hour. */
export function serveAssets(app: FastifyInstance, root: string): void {
  app.register(async (assets) => {
    assets.addHook('onSend', async (_request, reply) => {
      for (const header of PAGE_HEADERS) {
        reply.removeHeader(header);
        reply.raw.removeHeader(header);
      }
    });
    assets.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
    });
  });
  app.register(fastifyStatic, {
    root,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**'],
    maxAge: '1h',
    index: false,
  });
}
