import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';

/** Channel on which database triggers name what has changed, as space-separated tags such as `product:…`. */
const TAGS = 'changes';
/** Channel on which they name a person, by id, whose bell or status has changed. */
const PEOPLE = 'people';
/** Channel on which they name what somebody may look at by its link, by id, that has changed. */
const SHOWN = 'shown';

/** Times of the connection, in milliseconds. */
interface Times {
  /** How long it waits before it opens it again; twice as long each time, up to the longest. */
  retry: number;
  longestRetry: number;
  /** How long opening it, and an answer, may take before it is given up. */
  patience: number;
  /** How often the database is asked whether it is still there, which a proxy in between may hide. */
  silence: number;
}
const TIMES: Times = { retry: 1000, longestRetry: 15_000, patience: 10_000, silence: 60_000 };
/** After how much silence the network is asked whether the other end is still there, in ms; by itself, after two hours. */
const KEEP_ALIVE_MS = 10_000;

/** What this or any other process changes, heard over one connection. */
export interface Changes {
  /** Whether changes are heard of now; while they are not, nothing that may change can be remembered. */
  isHearing(): boolean;
  /** Hears tags; null means that some may have been missed (the connection was lost), so drop all you remember. */
  onTags(listener: (tags: string[] | null) => void): () => void;
  /** Hears that something about a person changed, or may have. Returns how to stop. */
  onPerson(userId: string, listener: () => void): () => void;
  /** Hears that what somebody looks at by its link changed, or may have. Returns how to stop. */
  onShown(shownId: string, listener: () => void): () => void;
  stop(): Promise<void>;
}

/** Opens the connection that hears of changes; lost, it is opened again until `stop`. */
export async function listenForChanges(
  connectionString: string,
  log: FastifyBaseLogger,
  times: Times = TIMES,
): Promise<Changes> {
  const listeners = new Listeners();
  let client: Client | null = null;
  let stopped = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const next = new Client({
      connectionString,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: times.patience,
      query_timeout: times.patience,
      application_name: 'adunni-changes',
    });
    next.on('notification', ({ channel, payload = '' }) => listeners.notify(channel, payload));
    next.on('error', (error) => log.warn(error, 'lost the connection that listens for changes'));
    // Ends too when it could not be opened, which is told by what is thrown.
    next.on('end', () => {
      if (client !== next) return;
      client = null;
      listeners.notifyLost();
      openLater();
    });
    try {
      await next.connect();
      await next.query(`listen ${TAGS}; listen ${PEOPLE}; listen ${SHOWN}`);
      client = next;
      failures = 0;
    } finally {
      if (client !== next || stopped) void next.end().catch(() => undefined);
    }
  }

  function openLater(): void {
    const wait = Math.min(times.retry * 2 ** failures, times.longestRetry);
    failures += 1;
    if (!stopped) retry = setTimeout(() => void reopen(), wait);
  }

  /** Ends a connection whose other end does not answer, which opens another. */
  async function ask(): Promise<void> {
    const asked = client;
    await asked?.query('select').catch(() => asked.connection.stream.destroy());
  }

  async function reopen(): Promise<void> {
    try {
      await open();
      listeners.notifyLost();
    } catch (error) {
      log.warn(error, 'still no connection to listen for changes');
      openLater();
    }
  }

  await open();
  const asking = setInterval(() => void ask(), times.silence).unref();
  return {
    isHearing: () => client !== null,
    onTags: (listener) =>
      listeners.add(TAGS, (tags) => listener(tags === null ? null : tags.split(' ').filter(Boolean))),
    onPerson: (userId, listener) => listeners.add(`${PEOPLE}:${userId}`, () => listener()),
    onShown: (shownId, listener) => listeners.add(`${SHOWN}:${shownId}`, () => listener()),
    async stop() {
      stopped = true;
      clearTimeout(retry);
      clearInterval(asking);
      await client?.end();
    },
  };
}

type Listener = (payload: string | null) => void;

/** Who hears what: everything of the channel of tags, or of the others what names one id. */
class Listeners {
  readonly #byTopic = new Map<string, Set<Listener>>();

  add(topic: string, listener: Listener): () => void {
    const present = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, present.add(listener));
    return () => {
      present.delete(listener);
      if (present.size === 0 && this.#byTopic.get(topic) === present) this.#byTopic.delete(topic);
    };
  }

  notify(channel: string, payload: string): void {
    const topic = channel === TAGS ? TAGS : `${channel}:${payload}`;
    for (const listener of [...(this.#byTopic.get(topic) ?? [])]) listener(payload);
  }

  /** Everybody may have missed something. */
  notifyLost(): void {
    for (const listener of [...this.#byTopic.values()].flatMap((each) => [...each])) listener(null);
  }
}
