import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export const ROOT = join(import.meta.dirname, '..');

/** A started server, pinned to the first core; the load comes from another. */
export interface Server {
  origin: string;
  pid: number;
  /** Resident memory now, in MB. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** A port that nothing uses. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts `node <args>` pinned to a core and waits until it prints that it is ready. */
export async function startServer(args: string[], environment: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const child = spawn(...pinned(0, [process.execPath, ...args]), {
    cwd: ROOT,
    env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** A command bound to one core, where the system has `taskset` and more than one core. */
export function pinned(core: number, [command = '', ...args]: string[]): [string, string[]] {
  if (process.platform !== 'linux' || availableParallelism() < 2) return [command, args];
  return ['taskset', ['-c', String(core), command, ...args]];
}

async function ready(child: ChildProcess): Promise<void> {
  const chunks = (child.stdout as Readable).iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) if (String(chunk).includes('ready')) return void child.stdout?.resume();
  throw new Error('the server ended before it was ready');
}

/** Looks at a server’s memory several times a second; the returned function ends that and tells the highest, in MB. */
export function watchMemory(server: Server): () => number {
  let highest = 0;
  const look = (): void => {
    highest = Math.max(highest, server.memory());
  };
  const timer = setInterval(look, 200);
  return () => {
    clearInterval(timer);
    look();
    return highest;
  };
}
