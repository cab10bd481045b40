import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Answers below this size, in bytes, gain nothing from compression. */
export const THRESHOLD = 4096;

/** Compresses JSON answers on the way out; pages, pictures and files come compressed already. */
export function compressAnswers(app: FastifyInstance): void {
  app.register(compress, {
    threshold: THRESHOLD,
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } },
  });
}
