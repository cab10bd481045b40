import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { BELL_EVENT, type BellState, streamNotifications } from '@adunni/contracts/notifications/notifications';
import type { TestApp } from '../../kit/testing/test-app.ts';
import type { TestPerson } from '../identity/testing.ts';
import { registeredKinds } from './kinds.ts';
import { type Notice, type NotificationKind, notify } from './service.ts';

/** What a test tells; a kind is named as it is stored. */
type TestNotice = Omit<Notice, 'kind'> & { kind: string };

const NOTICE: TestNotice = {
  kind: 'stage-moved',
  title: 'Your gown is being sewn',
  text: 'Ireti Stitch House has begun to sew.',
  path: '/orders',
};

/** The registered kind of a name. */
export function kindCalled(name: string): NotificationKind {
  const kind = registeredKinds().find((each) => each.name === name);
  if (!kind) throw new Error(`nobody registers ${name}`);
  return kind;
}

/** Tells people something, as a transaction of its own. */
export const sendNotice = (
  test: TestApp,
  people: readonly TestPerson[],
  change: Partial<TestNotice> = {},
): Promise<void> =>
  test.app.deps.db.transaction((tx) => {
    const { kind, ...notice } = { ...NOTICE, ...change };
    return notify(test.app.deps, tx, { ...notice, kind: kindCalled(kind), userIds: people.map(({ _id }) => _id) });
  });

/** A stream as a test reads it. */
export interface OpenStream<State> {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** The next state that `isIt`; rejects when the stream ends before. */
  until(isIt: (state: State) => boolean): Promise<State>;
  /** Resolves when the server ends the stream. */
  ended(): Promise<void>;
  leave(): void;
}

/** Opens a person’s stream at one of the processes, and reads one of its events. */
export const openStream = <State = BellState>(
  origin: string,
  person: TestPerson,
  event: string = BELL_EVENT,
): Promise<OpenStream<State>> => readStream(origin + streamNotifications.path, event, person);

/** Opens a stream on a connection of its own, as somebody or nobody, and reads one of its events. */
export async function readStream<State>(
  address: string,
  event: string,
  person?: TestPerson,
): Promise<OpenStream<State>> {
  const headers = { ...(person && { 'x-access-token': person.token }), 'accept-encoding': 'br, gzip' };
  const request = get(address, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const states = statesOf<State>(response, event);
  return {
    status: response.statusCode,
    headers: response.headers,
    async until(isIt) {
      for (let next = await states.next(); !next.done; next = await states.next())
        if (isIt(next.value)) return next.value;
      throw new Error('the stream ended before');
    },
    async ended() {
      while (!(await states.next()).done);
    },
    leave: () => void response.destroy(),
  };
}

async function* statesOf<State>(response: IncomingMessage, name: string): AsyncGenerator<State> {
  let buffered = '';
  for await (const chunk of response.setEncoding('utf8')) {
    const events = (buffered + chunk).split('\n\n');
    buffered = events.pop() ?? '';
    for (const event of events)
      if (event.includes(`event: ${name}\n`)) yield JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '') as State;
  }
}
