import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendForAll } from '../cache/front-door.ts';
import type { Kept } from '../cache/tagged-cache.ts';
import { takes } from '../http/accepted-encoding.ts';
import { contentPolicy, takeNonce } from '../security/content-policy.ts';

/** A rendered page as it is sent, with what it shows. */
export interface CachedPage extends Kept {
  status: number;
  headers: Record<string, string>;
  /** The body in Brotli, as most take it. */
  br: Buffer;
  /** In gzip, once somebody takes it only so. */
  gzip?: Promise<Buffer>;
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const unpackBrotli = promisify(brotliDecompress);
/** A window of 256 kB spans a page; the default of 4 MB would cost the process that much for each page under way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Reads a rendered response to its end and readies it for sending: script policy, entity tag, compressed bodies. */
export async function renderPage(response: Response, tags: string[], secure: boolean): Promise<CachedPage> {
  const { 'x-script-nonce': nonce, ...headers } = Object.fromEntries(response.headers) as Record<string, string>;
  const rendered = Buffer.from(await response.arrayBuffer());
  // The page is kept for many, so hashes admit its scripts and the nonce must not be known to anybody.
  const { page: identity, hashes } = nonce ? takeNonce(rendered, nonce) : { page: rendered, hashes: [] };
  if ((headers['content-type'] ?? '').includes('text/html'))
    headers['content-security-policy'] = contentPolicy(hashes, secure);
  headers['cache-control'] ??= 'no-cache';
  headers.vary = 'accept-encoding';
  if (response.status === 200)
    headers.etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const br = ownCopy(await compressBrotli(identity, BROTLI));
  // What gzip may take is counted with it: a fifth more.
  return { status: response.status, headers, br, tags, bytes: Math.ceil(2.2 * br.length) };
}

/** A copy in memory of its own: what zlib answers are slices of 64 kB pools, and a kept slice keeps its whole pool. */
function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.alloc(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Sends a page in the best encoding that the browser takes, or 304 when it has it already. */
export async function sendPage(page: CachedPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers(page.headers);
  if (page.headers.etag && request.headers['if-none-match'] === page.headers.etag) return reply.status(304).send();
  reply.status(page.status);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (takes(accepted, 'br')) {
    reply.header('content-encoding', 'br');
    return page.status === 200 ? sendForAll(page, reply, page.br) : reply.send(page.br);
  }
  // To unpack it for who takes neither is too rare to keep.
  if (!takes(accepted, 'gzip')) return reply.send(await unpackBrotli(page.br));
  page.gzip ??= zipped(page.br);
  return reply.header('content-encoding', 'gzip').send(await page.gzip);
}

const zipped = async (br: Buffer): Promise<Buffer> => ownCopy(await compressGzip(await unpackBrotli(br)));
