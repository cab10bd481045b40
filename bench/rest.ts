import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { createDatabase, startApplication } from './application.ts';
import { childrenOf, parentOf, workedMs } from './process-times.ts';
import type { Server } from './processes.ts';
import { table } from './report.ts';
import { spreadOf } from './samples.ts';

/** How long nobody comes before it counts, since a new demo tells people of its past at first, and how long it is counted, in ms. */
const SETTLES_MS = 300_000;
const COUNTED_MS = 120_000;
const [ROUNDS, TOGETHER] = [10, 10];

/**
 * Measures what servers cost while nobody comes, one alone and ten on one database, how soon work begins that was
 * committed or put off, and how soon a second start is ready. Returns the figures as Markdown.
 */
export async function measureRest(folder: string): Promise<string> {
  const databaseUrl = await createDatabase();
  await (await startApplication(databaseUrl, folder)).stop();
  const began = Date.now();
  const servers = [await startApplication(databaseUrl, folder)];
  const ready = Date.now() - began;
  try {
    const alone = await atRest(databaseUrl, servers);
    const [now, later] = [await startsWithin(databaseUrl, 0), await startsWithin(databaseUrl, 1)];
    while (servers.length < TOGETHER) servers.push(await startApplication(databaseUrl, folder));
    const together = await atRest(databaseUrl, servers);
    const rows = [
      ['transactions a second, one server', alone.transactions.toFixed(2), '2'],
      ['of a core, one server', `${alone.server.toFixed(2)} %`, '0.5 %'],
      ['of a core, what PostgreSQL does for it', `${alone.database.toFixed(2)} %`, '0.5 %'],
      [`transactions a second, ${TOGETHER} servers`, together.transactions.toFixed(2), '10'],
      ['committed work begins and is done within', `${now.p50} ms, worst ${now.highest} ms`, '200 ms'],
      ['work that was put off, after its time', `${later.p50} ms, worst ${later.highest} ms`, '5 s'],
      ['second start, until ready', `${(ready / 1000).toFixed(1)} s`, '4 s'],
    ];
    return [`Load average ${(loadavg()[0] ?? 0).toFixed(1)}.`, table(['at rest', 'measured', 'target'], rows)].join(
      '\n\n',
    );
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Transactions of a database a second, and what its servers and their connections take of a core, in percent. */
async function atRest(databaseUrl: string, servers: readonly Server[]) {
  const client = await connected(databaseUrl);
  const look = async () => {
    const { rows } = await client.query<{ pid: number; commits: string }>(`
      select pg_backend_pid() as pid, xact_commit + xact_rollback as commits
      from pg_stat_database where datname = current_database()`);
    const postmaster = parentOf(rows[0]?.pid ?? 0);
    return {
      commits: Number(rows[0]?.commits ?? 0),
      server: servers.reduce((sum, { pid }) => sum + workedMs(pid), 0),
      // What its processes did that have ended is counted with the one that began them all.
      database: childrenOf(postmaster).reduce((sum, pid) => sum + workedMs(pid), workedMs(postmaster, true)),
    };
  };
  try {
    await setTimeout(SETTLES_MS);
    const [began, before] = [Date.now(), await look()];
    await setTimeout(COUNTED_MS);
    const [after, took] = [await look(), Date.now() - began];
    const percent = (of: 'server' | 'database'): number => ((after[of] - before[of]) / took) * 100;
    return {
      // What asks counts itself once.
      transactions: ((after.commits - before.commits - 1) / took) * 1000,
      server: percent('server'),
      database: percent('database'),
    };
  } finally {
    await client.end();
  }
}

/** How long after it was due a mail is out of the queue, of mails that are due after so many seconds, in ms. */
async function startsWithin(databaseUrl: string, seconds: number) {
  const client = await connected(databaseUrl);
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', supervise: false, schedule: false });
  boss.on('error', (error) => process.stderr.write(`${error}\n`));
  await boss.start();
  try {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { rows } = await client.query<{ id: string }>(`
        insert into mails (kind, recipient, subject, text, html)
        values ('bench', 'amaka@example.com', 'Yours', 'Yours', '<p>Yours</p>') returning id`);
      const due = Date.now() + seconds * 1000;
      await boss.send('mail-deliver', { mailId: rows[0]?.id }, seconds ? { startAfter: new Date(due) } : {});
      for (;;) {
        const { rowCount } = await client.query(`select from mails where id = $1 and status <> 'queued'`, [
          rows[0]?.id,
        ]);
        if (rowCount) break;
        await setTimeout(5);
      }
      times.push(Date.now() - due);
    }
    return spreadOf(times);
  } finally {
    await boss.stop({ graceful: false });
    await client.end();
  }
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}
