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
  return new Response(letScriptsWait(html), { headers, status: failed.length > 0 ? 500 : status });
}

/** A page reads before it answers, so on a slow line its styles and first picture come before its scripts. */
const letScriptsWait = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
