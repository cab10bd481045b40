import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';

/** Channel on which database triggers name what has changed, as space-separated tags such as `product:…`. */
const CHANNEL = 'changes';
const RETRY_MS = 1000;

/**
 * Listens for changes made by this or any other process. `onChange` receives the tags; null means that changes may
 * have been missed (the connection was lost), so everything remembered must be dropped.
 */
export async function listenForChanges(
  connectionString: string,
  onChange: (tags: string[] | null) => void,
  log: FastifyBaseLogger,
): Promise<{ stop: () => Promise<void> }> {
  let client: Client | null = null;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const next = new Client({ connectionString, keepAlive: true, application_name: 'adunni-changes' });
    next.on('notification', ({ payload }) => onChange((payload ?? '').split(' ').filter(Boolean)));
    next.on('error', (error) => log.warn(error, 'lost the connection that listens for changes'));
    next.on('end', () => {
      if (stopped) return;
      onChange(null);
      retry = setTimeout(() => void reopen(), RETRY_MS);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  async function reopen(): Promise<void> {
    try {
      await open();
      onChange(null);
    } catch (error) {
      log.warn(error, 'still no connection to listen for changes');
      if (!stopped) retry = setTimeout(() => void reopen(), RETRY_MS);
    }
  }

  await open();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
