import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendForAll } from '../cache/front-door.ts';
import type { Kept } from '../cache/tagged-cache.ts';
import { takes } from '../http/accepted-encoding.ts';
import { contentPolicy, inlineScriptHashes } from '../security/content-policy.ts';

/** A rendered page as it is sent, with what it shows. */
export interface CachedPage extends Kept {
  status: number;
  headers: Record<string, string>;
  /** Body by content encoding; who takes neither gets the first unpacked, which is too rare to keep. */
  bodies: { gzip: Buffer; br: Buffer };
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** A window of 256 kB spans a page; the default of 4 MB would cost the process that much for each page under way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Reads a rendered response to its end and readies it for sending: script policy, entity tag, compressed bodies. */
export async function renderPage(response: Response, tags: string[], secure: boolean): Promise<CachedPage> {
  const { 'x-script-nonce': nonce, ...headers } = Object.fromEntries(response.headers) as Record<string, string>;
  let identity = Buffer.from(await response.arrayBuffer());
  if ((headers['content-type'] ?? '').includes('text/html')) {
    const html = identity.toString('utf8');
    headers['content-security-policy'] = contentPolicy(nonce ? inlineScriptHashes(html, nonce) : [], secure);
    // The page is kept for many, so hashes admit its scripts and the nonce must not be known to anybody.
    if (nonce) identity = Buffer.from(html.replaceAll(` nonce="${nonce}"`, ''));
  }
  headers['cache-control'] ??= 'no-cache';
  headers.vary = 'accept-encoding';
  if (response.status === 200)
    headers.etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const [gzipped, brotlied] = await Promise.all([compressGzip(identity), compressBrotli(identity, BROTLI)]);
  const bodies = { gzip: ownCopy(gzipped), br: ownCopy(brotlied) };
  return { status: response.status, headers, bodies, tags, bytes: bodies.gzip.length + bodies.br.length };
}

/** A copy in memory of its own: what zlib answers are slices of 64 kB pools, and a kept slice keeps its whole pool. */
function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.alloc(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Sends a page in the best encoding that the browser takes, or 304 when it has it already. */
export function sendPage(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(page.headers);
  if (page.headers.etag && request.headers['if-none-match'] === page.headers.etag) return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((offered) => takes(accepted, offered));
  if (!encoding) return reply.status(page.status).send(gunzipSync(page.bodies.gzip));
  reply.status(page.status).header('content-encoding', encoding);
  const body = page.bodies[encoding];
  return encoding === 'br' && page.status === 200 ? sendForAll(page, reply, body) : reply.send(body);
}
