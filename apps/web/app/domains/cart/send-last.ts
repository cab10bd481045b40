/** What is sent for a key, one after another. */
export interface LastSender<T> {
  /** Sends a value, after the one that is on its way; of several that wait only the last is sent. */
  send: (key: string, value: T) => Promise<void>;
  /** Whether something of the key is on its way or waits. */
  isSending: (key: string) => boolean;
  /** Settles once nothing of the key is on its way any more. */
  settled: (key: string) => Promise<void>;
}

/** Makes quick changes of one thing end at the last, whatever order the answers would take. */
export function sendLast<T>(sendOne: (key: string, value: T) => Promise<unknown>): LastSender<T> {
  const waiting = new Map<string, T>();
  const running = new Map<string, Promise<void>>();

  async function run(key: string): Promise<void> {
    try {
      for (let value = waiting.get(key); value !== undefined; value = waiting.get(key)) {
        waiting.delete(key);
        // A refusal of a value that nobody wants any more is no matter.
        await sendOne(key, value).catch((error) => {
          if (!waiting.has(key)) throw error;
        });
      }
    } finally {
      running.delete(key);
    }
  }

  function send(key: string, value: T): Promise<void> {
    waiting.set(key, value);
    const under = running.get(key) ?? run(key);
    running.set(key, under);
    return under;
  }

  return {
    send,
    isSending: (key) => running.has(key),
    settled: (key) => running.get(key)?.catch(() => undefined) ?? Promise.resolve(),
  };
}
