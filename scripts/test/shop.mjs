import { createDatabase, scratchFolder } from '../postgres/throwaway.mjs';
import { startApi } from '../setup/api.mjs';
import { Failure } from '../setup/lifecycle.mjs';
import { freePort } from '../setup/ports.mjs';

/** Long enough for a busy machine: it only ends what would never be ready. */
const READY_LIMIT_MS = 300_000;

/** Waits until the application answers that its database is migrated. */
async function untilReady(origin, ended) {
  let stopped = false;
  ended.then(() => (stopped = true));
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!stopped && Date.now() < deadline) {
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Failure('The application for the journeys did not become ready.');
}

/**
 * A shop on a database of its own: as a person gets it from `npm start`, or from another entry, at a port of its choice
 * where that is free.
 * @returns {Promise<{ origin: string, databaseUrl: string, mailPort: string, stop: () => Promise<unknown> }>}
 */
export async function startShop(serverUrl, name, { entry, env, port: wanted } = {}) {
  const databaseUrl = await createDatabase(serverUrl, name);
  const port = String(await freePort(wanted));
  const mailPort = String(await freePort());
  const origin = `http://localhost:${port}`;
  const api = startApi(
    {
      NODE_ENV: 'production',
      DEMO: '1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: scratchFolder(),
      HOST: 'localhost',
      PORT: port,
      PUBLIC_URL: origin,
      INBOUND_SMTP_PORT: mailPort,
      // The journeys name the network that they come from, so that limits per network count each on its own.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...env,
    },
    { entry },
  );
  await untilReady(origin, api.ended);
  return { origin, databaseUrl, mailPort, stop: api.stop };
}
