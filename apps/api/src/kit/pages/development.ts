import type { ServerResponse } from 'node:http';
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

  async function answer(url: string, raw: ServerResponse): Promise<void> {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild;
    const { createPageContext, createRequestHandler } = build.entry.module;
    const handle = createRequestHandler(build, 'development');
    const pageRequest = new Request(new URL(url, app.deps.config.publicUrl));
    const response = await handle(pageRequest, createPageContext(pageCaller(app, new Set())));
    raw.writeHead(response.status, Object.fromEntries(response.headers));
    raw.end(Buffer.from(await response.arrayBuffer()));
  }

  app.get('/*', async (request, reply) => {
    reply.hijack();
    // Vite’s own inline scripts and styles have no hashes: the policy is for the built pages.
    reply.raw.removeHeader('content-security-policy');
    vite.middlewares(request.raw, reply.raw, () =>
      answer(request.url, reply.raw).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        request.log.error(error);
        reply.raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
      }),
    );
  });
}
