import { BELL_EVENT, type BellState, streamNotifications } from '@adunni/contracts/notifications';
import type { TestApp } from '../../kit/testing/test-app.ts';
import type { TestPerson } from '../identity/testing.ts';
import { type Notice, notify } from './service.ts';

const NOTICE: Notice = {
  kind: 'stage-moved',
  title: 'Your gown is being sewn',
  text: 'Ireti Stitch House has begun to sew.',
  path: '/orders',
};

/** Tells people something, as a transaction of its own. */
export const tell = (test: TestApp, people: readonly TestPerson[], change: Partial<Notice> = {}): Promise<void> =>
  test.app.deps.db.transaction((tx) =>
    notify(test.app.deps, tx, { ...NOTICE, ...change, userIds: people.map(({ _id }) => _id) }),
  );

/** A stream as a test reads it. */
export interface OpenStream {
  status: number;
  headers: Headers;
  /** The next state that `isIt`; rejects when the stream ends before. */
  until(isIt: (state: BellState) => boolean): Promise<BellState>;
  /** Resolves when the server ends the stream. */
  ended(): Promise<void>;
  leave(): Promise<void>;
}

/** Opens a person’s stream at one of the processes. */
export async function openStream(origin: string, person: TestPerson): Promise<OpenStream> {
  const response = await fetch(origin + streamNotifications.path, {
    headers: { 'x-access-token': person.token, 'accept-encoding': 'br, gzip' },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';

  async function next(): Promise<BellState | null> {
    for (;;) {
      const end = buffered.indexOf('\n\n');
      if (end >= 0) {
        const event = buffered.slice(0, end);
        buffered = buffered.slice(end + 2);
        if (event.includes(`event: ${BELL_EVENT}`))
          return JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '') as BellState;
        continue;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      buffered += chunk.value;
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    async until(isIt) {
      for (let state = await next(); state; state = await next()) if (isIt(state)) return state;
      throw new Error('the stream ended before');
    },
    async ended() {
      while (await next());
    },
    leave: async () => void (await reader?.cancel()),
  };
}
