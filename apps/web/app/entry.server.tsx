import { renderToReadableStream } from 'react-dom/server.edge';
import { type EntryContext, ServerRouter } from 'react-router';

export { createRequestHandler } from 'react-router';
export { createPageContext } from './kit/api/page-api.ts';

/** Renders a whole page: it is kept and compressed afterwards, so there is nothing to gain from streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const failed: unknown[] = [];
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
    onError: (error) => void failed.push(error),
  });
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await new Response(stream).text();
  return new Response(deferScripts(html), { headers, status: failed.length > 0 ? 500 : status });
}

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/**
 * A page reads before it answers, so its scripts are named at its end: a browser has six connections to a server, and on
 * a slow line a script that takes one of them first makes the page’s picture wait for a whole journey.
 */
function deferScripts(html: string): string {
  const preloads = html.match(PRELOADS)?.join('').replaceAll('<link', '<link fetchpriority="low"') ?? '';
  return html.replaceAll(PRELOADS, '').replace('</body>', () => `${preloads}</body>`);
}
