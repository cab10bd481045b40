import type { FastifyInstance } from 'fastify';
import { pageCaller } from './call-in-process.ts';
import type { WebBuild } from './web-build.ts';

/** Serves pages through Vite: transformed on demand, reloaded when their source changes. */
export async function servePagesInDevelopment(app: FastifyInstance, webRoot: string): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webRoot,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());

  app.get('/*', async (request, reply) => {
    reply.hijack();
    // Vite’s own inline scripts and styles have no hashes: the policy is for the built pages.
    reply.raw.removeHeader('content-security-policy');
    vite.middlewares(request.raw, reply.raw, async () => {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild;
      const { createPageContext, createRequestHandler } = build.entry.module;
      const handle = createRequestHandler(build, 'development');
      const pageRequest = new Request(new URL(request.url, app.deps.config.publicUrl));
      const response = await handle(pageRequest, createPageContext(pageCaller(app, new Set())));
      reply.raw.writeHead(response.status, Object.fromEntries(response.headers));
      reply.raw.end(Buffer.from(await response.arrayBuffer()));
    });
  });
}
