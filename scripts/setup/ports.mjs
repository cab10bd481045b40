import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { Failure } from './lifecycle.mjs';

/** Listens for a moment. @returns {Promise<number>} the port that was given */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const given = server.address().port;
      server.close(() => resolve(given));
    });
  });
}

/** A port of 127.0.0.1 that nobody listens on at this moment: the `wanted` one, else any. */
export const freePort = (wanted = 0) =>
  tryPort(wanted, '127.0.0.1').catch((error) => {
    if (wanted === 0) throw error;
    return freePort();
  });

const nextPort = (port) => (port < 65535 ? port + 1 : port - 1);

/**
 * Makes sure that the address can be listened on, before any slow work begins.
 * @throws {Failure} when the port is taken or may not be used
 */
export async function requirePort(port, host) {
  const addresses = await lookup(host, { all: true }).catch(() => {
    throw new Failure(`HOST is "${host}", which is not an address of this machine.`);
  });
  for (const { address } of addresses) {
    await tryPort(port, address).catch((error) => {
      // A machine without IPv6 still resolves localhost to ::1.
      if (error.code === 'EADDRNOTAVAIL' && addresses.length > 1) return;
      throw new Failure(portProblem(error.code, port, host));
    });
  }
}

function portProblem(code, port, host) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${nextPort(port)} npm start`;
  }
  if (code === 'EACCES') return `Port ${port} needs special rights. Choose one above 1023: PORT=3000 npm start`;
  return `Cannot listen on ${host}, port ${port} (${code}).`;
}
