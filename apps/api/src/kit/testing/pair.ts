import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..');

/** A primary and a standby that follows it; addresses of their superuser. Stop them in `afterAll`. */
export interface Pair {
  primary: string;
  standby: string;
  stop(): Promise<void>;
}

/** Starts them, which takes some seconds: tests of what a standby is for need real ones. */
export async function startPair(): Promise<Pair> {
  const script = join(ROOT, 'scripts', 'pair.mjs');
  const running = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(running, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('the pair of databases did not start')));
  failed.catch(() => undefined);
  const [line] = await Promise.race([once(createInterface({ input: running.stdout }), 'line'), failed]);
  const { primary, standby } = JSON.parse(line);
  return {
    ...{ primary: primary.url, standby: standby.url },
    async stop() {
      running.stdin.end();
      await ended;
    },
  };
}
