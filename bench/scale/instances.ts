import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import memory from '../../scripts/setup/server-memory.json' with { type: 'json' };
import { ROOT } from '../processes.ts';

/** One process of the shop behind the balancer. */
export interface Instance {
  readonly origin: string;
  /** Starts it, of this version or of one in another folder, and waits until it is ready. */
  start(root?: string): Promise<void>;
  /** Ends it in order, or in the midst of whatever it does. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** A process that listens on a port with this environment; not started yet. */
export function instanceAt(port: number, environment: Record<string, string>): Instance {
  let running: ChildProcess | null = null;
  return {
    origin: `http://127.0.0.1:${port}`,
    async start(root = ROOT) {
      const child = spawn(process.execPath, [...memory.nodeFlags, join(root, 'apps/api/src/main.ts')], {
        cwd: root,
        env: {
          ...process.env,
          ...memory.environment,
          ...{ NODE_ENV: 'production', DEMO: '1', HOST: '127.0.0.1', PORT: String(port) },
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running = child;
      const said = child.stdout.iterator({ destroyOnReturn: false });
      for await (const chunk of said) if (String(chunk).includes('ready')) return void child.stdout.resume();
      throw new Error('an instance ended before it was ready');
    },
    async stop(signal = 'SIGTERM') {
      const child = running;
      running = null;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
