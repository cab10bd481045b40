import { join } from 'node:path';
import { fillPath, type SentParts } from '@adunni/contracts/request';
import type { PageCaller } from '../apps/api/src/kit/pages/call-in-process.ts';
import type { WebBuild } from '../apps/api/src/kit/pages/web-build.ts';
import { ROOT } from './processes.ts';

/**
 * React Router’s own handler on the built web application with nothing around it: `read` answers what the page’s
 * loaders ask of the API, by path.
 */
export async function bareRenderer(
  read: (path: string) => Promise<unknown>,
): Promise<(path: string) => Promise<string>> {
  const build = (await import(join(ROOT, 'apps/web/build/server/index.js'))) as WebBuild;
  const { createPageContext, createRequestHandler } = build.entry.module;
  const handle = createRequestHandler(build, 'production');
  const call = ((endpoint, sent) => read(fillPath(endpoint, (sent ?? {}) as SentParts))) as PageCaller;
  return async (path) => {
    const response = await handle(new Request(new URL(path, 'http://localhost')), createPageContext(call));
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
    return response.text();
  };
}
