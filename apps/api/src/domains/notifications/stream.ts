import { PassThrough } from 'node:stream';
import { commonErrors } from '@adunni/contracts/errors';
import { BELL_EVENT } from '@adunni/contracts/notifications/notifications';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps, Viewer } from '../../kit/context.ts';
import { extensionsOf } from '../../kit/domain.ts';
import { Refusal } from '../../kit/errors.ts';
import { bellOf } from './queries.ts';

/** The state is told again this often, so that no proxy takes the line for dead and a session that lapsed ends it. */
const HEARTBEAT_MS = 25_000;
/** Streams of one person that one process keeps open. A browser shares one among its tabs. */
const STREAMS_PER_PERSON = 8;

/** What a person’s stream tells beside the bell: at its start, and after a change when it is not what was told last. */
export interface StreamedState {
  /** Name of the event. */
  event: string;
  /** What it tells the person; null for who is told nothing of it. */
  stateOf: (deps: Deps, viewer: Viewer) => Promise<object | null>;
}

/** Opens streams of what a person’s bell shows. */
export class BellStreams {
  readonly #app: FastifyInstance;
  readonly #open = new Map<string, Set<PassThrough>>();

  constructor(app: FastifyInstance) {
    this.#app = app;
    // A server waits for answers under way, and these have no end of their own.
    app.addHook('preClose', async () => {
      for (const stream of [...this.#open.values()].flatMap((each) => [...each])) stream.end();
    });
  }

  /**
   * Answers with the state of the caller’s bell, now and after every change, until the caller leaves, the session no
   * longer counts or the server stops. Throws 429 when too many are open.
   */
  async answer(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const mine = this.#open.get(userId) ?? new Set();
    if (mine.size >= STREAMS_PER_PERSON) throw new Refusal(commonErrors.too_many_requests);
    const stream = new PassThrough();
    this.#open.set(userId, mine.add(stream));
    const told = new Map<string, string>();
    const send = coalesce(() => this.#send(request, stream, told));
    const stopListening = this.#app.deps.changes.onPerson(userId, send);
    const heartbeat = setInterval(send, HEARTBEAT_MS);
    reply.raw.once('close', () => stream.destroy());
    stream.once('close', () => {
      clearInterval(heartbeat);
      stopListening();
      mine.delete(stream);
      if (mine.size === 0) this.#open.delete(userId);
    });
    send();
    reply.header('content-type', 'text/event-stream; charset=utf-8');
    reply.header('cache-control', 'no-store, no-transform');
    reply.header('x-accel-buffering', 'no');
    // Kept alive afterwards, the connection would hold up a server that stops.
    reply.header('connection', 'close');
    return reply.send(stream);
  }

  /** `told` is what the stream said last, by event. */
  async #send(request: FastifyRequest, stream: PassThrough, told: Map<string, string>): Promise<void> {
    const { deps } = this.#app;
    try {
      const viewer = await this.#app.identify(request);
      if (!viewer) throw new Refusal(commonErrors.signed_out);
      const state = await bellOf(deps.db, viewer._id);
      if (stream.writable)
        stream.write(`event: ${BELL_EVENT}\nid: ${state.newest?._id ?? ''}\ndata: ${JSON.stringify(state)}\n\n`);
      for (const { event, stateOf } of extensionsOf('streamedStates')) {
        const data = JSON.stringify(await stateOf(deps, viewer));
        if (data === 'null' || data === told.get(event) || !stream.writable) continue;
        told.set(event, data);
        stream.write(`event: ${event}\ndata: ${data}\n\n`);
      }
    } catch (error) {
      // The session is over, or the database is away: the browser comes back when it can.
      if (!(error instanceof Refusal)) request.log.warn(error);
      stream.end();
    }
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
