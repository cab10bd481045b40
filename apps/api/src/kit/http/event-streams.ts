import { PassThrough } from 'node:stream';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

/** The work of a stream is done again this often, so that no proxy takes the line for dead and what lapsed ends it. */
const HEARTBEAT_MS = 25_000;

/** What a stream tells. */
export interface Telling {
  /** Calls back after every change. Returns how to stop. */
  listen: (wake: () => void) => () => void;
  /** Writes what is to be told now; called at the start, after every change and from time to time. A Refusal ends the stream. */
  tell: (stream: PassThrough) => Promise<void>;
}

/** Keeps streams of server-sent events open, so many for each key. */
export class EventStreams {
  readonly #app: FastifyInstance;
  readonly #most: number;
  readonly #open = new Map<string, Set<PassThrough>>();

  constructor(app: FastifyInstance, most: number) {
    this.#app = app;
    this.#most = most;
    // A server waits for answers under way, and these have no end of their own.
    this.#app.addHook('preClose', async () => {
      for (const stream of [...this.#open.values()].flatMap((each) => [...each])) stream.end();
    });
  }

  /** Answers with a stream until the caller leaves, it is ended or the server stops. Throws 429 when too many are open. */
  async answer(
    key: string,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    { listen, tell }: Telling,
  ): Promise<FastifyReply> {
    const mine = this.#open.get(key) ?? new Set();
    if (mine.size >= this.#most) throw new Refusal(commonErrors.too_many_requests);
    const stream = new PassThrough();
    this.#open.set(key, mine.add(stream));
    const send = coalesce(() =>
      tell(stream).catch((error) => {
        // What was told of is over, or the database is away: the browser comes back when it can.
        if (!(error instanceof Refusal)) request.log.warn(error);
        stream.end();
      }),
    );
    const stopListening = listen(send);
    const heartbeat = setInterval(send, HEARTBEAT_MS);
    reply.raw.once('close', () => stream.destroy());
    stream.once('close', () => {
      clearInterval(heartbeat);
      stopListening();
      mine.delete(stream);
      if (mine.size === 0) this.#open.delete(key);
    });
    send();
    reply.header('content-type', 'text/event-stream; charset=utf-8');
    reply.header('cache-control', 'no-store, no-transform');
    reply.header('x-accel-buffering', 'no');
    // Kept alive afterwards, the connection would hold up a server that stops.
    reply.header('connection', 'close');
    return reply.send(stream);
  }
}

/** Runs work again after it is done when it was asked for meanwhile, never twice at once. */
function coalesce(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  return function run(): void {
    again = running;
    if (running) return;
    running = true;
    void work().then(() => {
      running = false;
      if (again) run();
    });
  };
}
