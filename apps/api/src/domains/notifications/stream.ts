import type { PassThrough } from 'node:stream';
import { commonErrors } from '@adunni/contracts/errors';
import { BELL_EVENT } from '@adunni/contracts/notifications/notifications';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps, Viewer } from '../../kit/context.ts';
import { extensionsOf } from '../../kit/domain.ts';
import { Refusal } from '../../kit/errors.ts';
import { EventStreams } from '../../kit/http/event-streams.ts';
import { bellOf } from './queries.ts';

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
  readonly #streams: EventStreams;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.#streams = new EventStreams(app, STREAMS_PER_PERSON);
  }

  /**
   * Answers with the state of the caller’s bell, now and after every change, until the caller leaves, the session no
   * longer counts or the server stops. Throws 429 when too many are open.
   */
  async answer(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const told = new Map<string, string>();
    return this.#streams.answer(
      userId,
      { request, reply },
      {
        listen: (wake) => this.#app.deps.changes.onPerson(userId, wake),
        tell: (stream) => this.#tell(request, stream, told),
      },
    );
  }

  /** `told` is what the stream said last, by event. */
  async #tell(request: FastifyRequest, stream: PassThrough, told: Map<string, string>): Promise<void> {
    const { deps } = this.#app;
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
  }
}
