import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeFigures } from '../report.ts';
import { accountFor } from './accounts.ts';
import { Clients } from './clients.ts';
import { reportOf, type Step } from './figures.ts';
import { type Machines, startMachines } from './machines.ts';
import { runDay, uploader } from './people.ts';

/** How many shop at once, and how long each step is watched, in ms. */
const SHOPPERS = 4;
const WATCHED_MS = 20_000;
const DOWN_MS = 5000;

/** What uploads were answered with while the disk of files was full, and afterwards. */
const uploads: number[] = [];

/** What is done to the shop while people use it. */
const STEPS: readonly [name: string, happen: (machines: Machines) => Promise<void>][] = [
  ['nothing happens', async () => undefined],
  [
    'an instance is killed, and started again after 5 s',
    async ({ instances: [first] }) => {
      await first?.stop('SIGKILL');
      await setTimeout(DOWN_MS);
      await first?.start();
    },
  ],
  [
    'each instance is restarted into a newer version with a migration',
    async ({ instances, newerVersion }) => {
      const root = newerVersion();
      for (const instance of instances) {
        await instance.stop();
        await instance.start(root);
      }
    },
  ],
  [
    'the connections that hear of changes are cut, five times',
    async ({ cutChanges }) => {
      for (let time = 0; time < 5; time++) {
        await cutChanges();
        await setTimeout(1000);
      }
    },
  ],
  ['the primary is killed, and the standby promoted', ({ failOver }) => failOver()],
  [
    'the disk of files is full, then has room again',
    async ({ origin, fillDisk }) => {
      const upload = await uploader(origin);
      await fillDisk(async () => void uploads.push(await upload()));
      uploads.push(await upload());
    },
  ],
];

/**
 * `npm run scale-test [-- --write]`: three instances behind HAProxy, their connections through PgBouncer, a primary and a
 * standby; people shop and work while machines fail. Prints what they saw; fails when an order that was confirmed, or a
 * charge, is not as it should be, or a page is outdated. `--write` puts the figures into docs/operations.md.
 */
const folder = mkdtempSync(join(tmpdir(), 'adunni-scale-'));
const ends: (() => Promise<unknown>)[] = [];
try {
  const machines = await startMachines({ folder, whenDone: (end) => ends.unshift(end) });
  const clients = new Clients(machines.origin);
  const since = new Date();
  let isOver = false;
  const day = runDay(clients, SHOPPERS, () => isOver);
  const steps: Step[] = [];
  for (const [name, happen] of STEPS) {
    clients.seen();
    const began = performance.now();
    await Promise.race([happen(machines), day]);
    await setTimeout(Math.max(0, WATCHED_MS - (performance.now() - began)));
    steps.push({ name, ...clients.seen() });
    process.stdout.write(`${JSON.stringify(steps.at(-1))}\n`);
  }
  isOver = true;
  const done = await day;
  const account = await accountFor(machines.databaseUrl(), clients.told, since);
  const report = reportOf(steps, done, account, uploads);
  process.stdout.write(`\n${report}\n`);
  if (done.refused.length > 0) process.stdout.write(`\nRefused:\n${done.refused.join('\n')}\n`);
  if (process.argv.includes('--write')) writeFigures('figures of many machines', report, 'operations.md');
  const wrong = account.lostOrders + account.lostPayments + account.doubled + account.mailsLeft + done.stale;
  const isRefused = uploads[0] === 503 && uploads[1] === 200;
  process.exitCode = wrong === 0 && isRefused ? 0 : 1;
} finally {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true, force: true });
}
