import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort, ROOT } from '../processes.ts';
import { type Instance, instanceAt } from './instances.ts';
import { makeNewerVersion } from './newer-version.ts';
import { type Place, startProxies } from './proxies.ts';

const INSTANCES = 3;
/** Room for files, in MB: the demo’s, and little more. */
const DISK_MB = 256;
const FULL_MS = 8000;

/** All that a large shop runs on, on one machine. */
export interface Machines {
  origin: string;
  instances: readonly Instance[];
  /** Where the primary is now. */
  databaseUrl(): string;
  newerVersion(): string;
  cutChanges(): Promise<void>;
  failOver(): Promise<void>;
  /** Fills the disk of files, lets `tryIt` be done while it is full, and makes room again. */
  fillDisk(tryIt: () => Promise<void>): Promise<void>;
}

interface Told {
  primary: { url: string; pid: number };
  standby: { url: string; pid: number };
}

/** Starts everything, with the demo; what is confirmed is on both databases. */
export async function startMachines(place: Place): Promise<Machines> {
  const { folder, whenDone } = place;
  const told = await startPair(whenDone);
  let primary = told.primary.url;
  const ports = await Promise.all(Array.from({ length: INSTANCES }, () => freePort()));
  const proxies = await startProxies(place, ports, primary);
  const files = join(folder, 'data', 'files');
  mkdirSync(files, { recursive: true });
  const isMounted = mountSmall(files);
  if (isMounted) whenDone(async () => spawnSync('umount', [files]));
  const at = (url: string, port: number) => Object.assign(new URL(url), { port: String(port) }).href;
  const instances = ports.map((port) =>
    instanceAt(port, {
      DATABASE_URL: at(primary, proxies.pooler),
      DATABASE_DIRECT_URL: at(primary, proxies.database),
      DATABASE_REPLICA_URL: told.standby.url,
      DATA_DIR: join(folder, 'data'),
      AUTH_SECRET: 'a secret of the scale test alone, with room',
      PUBLIC_URL: proxies.origin,
      TRUSTED_PROXIES: '127.0.0.1',
    }),
  );
  for (const instance of instances) {
    whenDone(() => instance.stop());
    await instance.start();
  }
  await query(primary, 'update variants set stock = 1000000');
  await query(primary, `alter system set synchronous_standby_names = '*'`);
  await query(primary, 'select pg_reload_conf()');
  return {
    ...{ origin: proxies.origin, instances, databaseUrl: () => primary },
    newerVersion: () => makeNewerVersion(folder),
    cutChanges: () =>
      query(
        primary,
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'adunni-changes'`,
      ),
    async failOver() {
      process.kill(told.primary.pid, 'SIGKILL');
      await query(told.standby.url, 'select pg_promote()');
      primary = told.standby.url;
      await proxies.leadTo(Number(new URL(primary).port));
    },
    async fillDisk(tryIt) {
      if (!isMounted) throw new Error('only root can give the files a small disk of their own');
      const filler = join(files, 'filler');
      writeUntilFull(filler);
      await tryIt();
      await setTimeout(FULL_MS);
      rmSync(filler);
    },
  };
}

async function startPair(whenDone: Place['whenDone']): Promise<Told> {
  const script = join(ROOT, 'scripts', 'pair.mjs');
  const running = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(running, 'exit');
  whenDone(() => {
    running.stdin.end();
    return ended;
  });
  const [line] = await once(createInterface({ input: running.stdout }), 'line');
  return JSON.parse(line);
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

const mountSmall = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'ignore' }).status === 0;

function writeUntilFull(file: string): void {
  const chunk = Buffer.alloc(1024 * 1024);
  try {
    for (let written = 0; written < DISK_MB; written++) writeFileSync(file, chunk, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
