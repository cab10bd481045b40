import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { type EntryContext, ServerRouter } from 'react-router';
import { ScriptNonce } from './kit/page/script-nonce.ts';

export { createRequestHandler } from 'react-router';
export { createPageContext } from './kit/api/page-api.ts';
export { declaredUrl } from './kit/page/declared-url.ts';

/**
 * Renders a whole page: it is kept and compressed afterwards, so there is nothing to gain from streaming. Each script of
 * ours carries a nonce that nobody could guess, by which the server knows what the page’s policy admits.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const failed: unknown[] = [];
  const nonce = randomUUID();
  const page = (
    <ScriptNonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </ScriptNonce>
  );
  const html = await renderWhole(page, nonce, request.signal, (error) => void failed.push(error));
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('x-script-nonce', nonce);
  return new Response(deferScripts(html), { headers, status: failed.length > 0 ? 500 : status });
}

/**
 * The HTML of a page once all of it is there, by Node’s own renderer: the one for web streams encodes each attribute apart.
 * It stays the bytes that it will be sent as: texts of this size fill the old heap, whose collection holds up other pages.
 */
function renderWhole(
  page: ReactNode,
  nonce: string,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const gather = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: () => resolve(Buffer.concat(chunks)),
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // All in its place: otherwise what was waited for comes at the end, and a script moves the page when it puts it in.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: reject,
      onAllReady: () => pipe(gather),
    });
    signal.addEventListener('abort', () => abort(signal.reason));
  });
}

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/**
 * A page reads before it answers, so its scripts are named at its end: a browser has six connections to a server, and on
 * a slow line a script that takes one of them first makes the page’s picture wait for a whole journey.
 */
function deferScripts(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  if (headEnd < 0 || bodyEnd < 0) return html;
  const head = html.toString('utf8', 0, headEnd);
  const preloads = head.match(PRELOADS)?.join('').replaceAll('<link', '<link fetchpriority="low"') ?? '';
  return Buffer.concat([
    Buffer.from(head.replaceAll(PRELOADS, '')),
    html.subarray(headEnd, bodyEnd),
    Buffer.from(preloads),
    html.subarray(bodyEnd),
  ]);
}
