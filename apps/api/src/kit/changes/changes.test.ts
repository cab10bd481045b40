import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { listenForChanges } from './changes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Stands between the listener and the database, so that the way can be cut and mended. */
class Way {
  readonly sockets = new Set<Socket>();
  #server: Server | null = null;
  port = 0;

  async mend(): Promise<void> {
    const { hostname, port } = new URL(test.config.databaseUrl);
    this.#server = createServer((socket) => {
      const behind = connect(Number(port), hostname);
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket) && behind.destroy());
      for (const end of [socket, behind]) end.on('error', () => undefined);
      behind.on('close', () => socket.destroy());
      socket.pipe(behind).pipe(socket);
    }).listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = (this.#server.address() as { port: number }).port;
  }

  cut(): void {
    this.#server?.close();
    for (const socket of this.sockets) socket.destroy();
  }
}

it('listens over one connection again after the database was away for a while, and lets go of it', async () => {
  const way = new Way();
  await way.mend();
  const warn = vi.fn();
  const url = Object.assign(new URL(test.config.databaseUrl), { host: `127.0.0.1:${way.port}` }).href;
  const changes = await listenForChanges(url, { warn } as unknown as FastifyBaseLogger);
  const heard = vi.fn();
  changes.onTags(heard);

  way.cut();
  const failures = () => warn.mock.calls.filter(([, text]) => text === 'still no connection to listen for changes');
  await expect.poll(() => failures().length).toBeGreaterThanOrEqual(3);
  await way.mend();
  await expect
    .poll(async () => {
      await test.app.deps.db.execute(sql`select pg_notify('changes', 'product:1')`);
      return heard.mock.calls;
    })
    .toContainEqual([['product:1']]);
  expect(way.sockets.size).toBe(1);
  await changes.stop();
  await expect.poll(() => way.sockets.size).toBe(0);
  way.cut();
});
