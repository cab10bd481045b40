import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takes } from '../http/accepted-encoding.ts';
import { THRESHOLD } from '../http/compress-answers.ts';
import { sendForAll } from './front-door.ts';
import { type Kept, TaggedCache } from './tagged-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers that are the same for everybody, kept until what they show changes; null where none are kept. */
    keptAnswers: KeptAnswers | null;
  }
}

/** An answer as it is sent; compressed once somebody takes it so. */
export interface KeptAnswer extends Kept {
  readonly json: Buffer;
  brotli?: Promise<Buffer>;
}

const CACHE_BYTES = 8 * 1024 * 1024;
/** How many addresses are remembered that were asked for: to keep what nobody asks for again costs a fifth of a read. */
const REMEMBERED = 5000;
const compress = promisify(brotliCompress);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Answers by URL, and which addresses were asked for, also before what they show changed. */
export class KeptAnswers extends TaggedCache<KeptAnswer> {
  readonly #asked = new Set<string>();

  constructor() {
    super(CACHE_BYTES);
  }

  /** Whether an address was asked for before, which makes its answer worth keeping; it is remembered from now on. */
  isAskedAgain(url: string): boolean {
    const isKnown = this.#asked.delete(url);
    this.#asked.add(url);
    const [oldest = ''] = this.#asked.size > REMEMBERED ? this.#asked : [];
    this.#asked.delete(oldest);
    return isKnown;
  }
}

/** Keeps answers of this application from now on; whoever hears of changes has to tell what is returned. */
export function keepAnswers(app: FastifyInstance): KeptAnswers {
  const cache = new KeptAnswers();
  app.keptAnswers = cache;
  return cache;
}

/** Serialises an answer by its endpoint’s schema to be kept: what it takes is counted with what compressing adds. */
export function keptAnswer(reply: FastifyReply, answer: unknown, tags: readonly string[]): KeptAnswer {
  const json = Buffer.from(reply.serialize(answer) as string);
  return { json, tags, bytes: 1.5 * json.length };
}

/** Sends a kept answer, in Brotli to who takes it; in gzip it is compressed on the way, which is too rare to keep. */
export async function sendKept(kept: KeptAnswer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('surrogate-key', kept.tags.join(' ')).type('application/json; charset=utf-8');
  if (kept.json.length < THRESHOLD || !takes(request.headers['accept-encoding'] ?? '', 'br'))
    return reply.send(kept.json);
  kept.brotli ??= compress(kept.json, BROTLI);
  return sendForAll(kept, reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' }), await kept.brotli);
}
