import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, requirePort } from './ports.mjs';

test('says in one line that a port is taken, and names another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await expect(requirePort(port, 'localhost')).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
  server.close();
  await once(server, 'close');
  await requirePort(port, 'localhost');
});

test('refuses to listen on an address of another machine', async () => {
  const port = await freePort();
  await expect(requirePort(port, '192.0.2.7')).rejects.toThrow(`Cannot listen on 192.0.2.7, port ${port}`);
});
