import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../processes.ts';

/** HAProxy before the instances and before the database, and PgBouncer between. */
export interface Proxies {
  /** Where people come. */
  origin: string;
  /** Ports through which the database is reached: by way of the pooler, and by itself, whoever is the primary. */
  pooler: number;
  database: number;
  /** Lets the database’s name lead to another server, and ends every connection to the former one. */
  leadTo(databasePort: number): Promise<void>;
}

/** A folder to work in, and how what was started there is ended, the last first. */
export interface Place {
  folder: string;
  whenDone: (end: () => Promise<unknown>) => void;
}

/** HAProxy’s settings: an instance gets people while it says that it is ready. */
const balancer = (socket: string, front: number, instances: readonly number[], database: number, primary: number) => `
global
  stats socket ${socket} mode 600 level admin
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
frontend people
  mode http
  bind 127.0.0.1:${front}
  default_backend instances
backend instances
  mode http
  option httpchk GET /readyz
  option redispatch 1
  retries 2
  retry-on conn-failure
${instances.map((port, index) => `  server instance${index} 127.0.0.1:${port} check inter 500 fall 2 rise 1`).join('\n')}
listen database
  mode tcp
  timeout client 1h
  timeout server 1h
  bind 127.0.0.1:${database}
  server primary 127.0.0.1:${primary} check inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
`;

const pooler = (port: number, database: number, user: URL) => `
[databases]
* = host=127.0.0.1 port=${database} user=${user.username} password=${decodeURIComponent(user.password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_login_retry = 1
unix_socket_dir =
`;

/** Starts both before instances on these ports and a primary at an address. */
export async function startProxies(
  { folder, whenDone }: Place,
  instances: readonly number[],
  primary: string,
): Promise<Proxies> {
  const [front, database, pooled] = [await freePort(), await freePort(), await freePort()];
  const own = join(folder, 'proxies');
  mkdirSync(own);
  const socket = join(own, 'haproxy.sock');
  const user = new URL(primary);
  writeFileSync(join(own, 'haproxy.cfg'), balancer(socket, front, instances, database, Number(user.port)));
  writeFileSync(join(own, 'pgbouncer.ini'), pooler(pooled, database, user));
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const running = [
    spawn('haproxy', ['-q', '-f', join(own, 'haproxy.cfg')], { stdio: ['ignore', 'inherit', 'inherit'] }),
    spawn('pgbouncer', ['-q', ...asNobody, join(own, 'pgbouncer.ini')], { stdio: ['ignore', 'inherit', 'inherit'] }),
  ];
  for (const child of running) whenDone(() => end(child));
  for (const port of [front, database, pooled]) await listens(port);
  return {
    ...{ origin: `http://127.0.0.1:${front}`, pooler: pooled, database },
    async leadTo(databasePort) {
      await tell(socket, `set server database/primary addr 127.0.0.1 port ${databasePort}`);
      await tell(socket, 'shutdown sessions server database/primary');
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function listens(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(50);
  }
  throw new Error(`nothing listens on port ${port}`);
}

async function tell(path: string, command: string): Promise<void> {
  const socket = connect(path);
  await once(socket, 'connect');
  socket.end(`${command}\n`);
  const said = (await socket.toArray()).join('').trim();
  if (/unknown|error|require/i.test(said)) throw new Error(`HAProxy: ${said}`);
}
