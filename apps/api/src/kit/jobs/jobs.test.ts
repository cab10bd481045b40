import { eq, sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { QueueClient } from '../database/planned-once.ts';
import { deliverMail, writeMails } from '../mail/outbox.ts';
import { mails } from '../mail/tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { job, startJobs } from './jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('takes work up again whose process died over it, however often that was looked for before', async () => {
  const { db, jobs } = test.app.deps;
  const connection = { connectionString: test.config.databaseUrl, schema: 'jobs', Client: QueueClient };
  const supervisor = new PgBoss({ ...connection, supervise: false, monitorIntervalSeconds: 1 });
  const errors: unknown[] = [];
  supervisor.on('error', (error) => errors.push(error));
  await supervisor.start();
  for (let time = 0; time < 4; time++) {
    await db.execute(sql`update jobs.queue set monitor_claim_on = null, monitor_on = null`);
    await supervisor.supervise(deliverMail.name);
  }
  const mail = { kind: 'test', recipient: 'amaka@example.com', subject: 'Yours', text: 'Yours', html: '<p>Yours</p>' };
  const [mailId = ''] = await writeMails(db, [mail]);
  await db.transaction(async (tx) => {
    await jobs.enqueue(tx, deliverMail, { mailId });
    await tx.execute(sql`
      update jobs.job set state = 'active', started_on = now() - interval '1 minute',
        heartbeat_on = now() - interval '1 minute'
      where name = ${deliverMail.name}`);
    await tx.execute(sql`update jobs.queue set monitor_claim_on = null, monitor_on = null`);
  });
  await supervisor.supervise(deliverMail.name);
  await supervisor.stop();
  const status = async () => (await db.select().from(mails).where(eq(mails._id, mailId)))[0]?.status;
  await expect.poll(status).toBe('kept');
  expect(errors).toEqual([]);
});

it('does what was put off when its time has come, and not before', async () => {
  const { db, jobs } = test.app.deps;
  const done: Date[] = [];
  const later = job({ name: 'put-off', run: async () => void done.push(new Date()) });
  const queue = await startJobs(test.config.databaseUrl, { jobs: [later] }, () => test.app.deps, test.app.log);
  const startAfter = new Date(Date.now() + 1500);
  await jobs.enqueue(db, later, {}, { startAfter });
  await expect.poll(() => done.length).toBe(1);
  expect(done[0]?.getTime()).toBeGreaterThanOrEqual(startAfter.getTime());
  await queue.stop();
});

it('does nothing by the clock in an application that leaves out what recurs, such as that of a test', async () => {
  const { rows } = await test.app.deps.db.execute(sql`select name from jobs.schedule`);
  expect(rows).toEqual([]);
});

it('cares for the queues of an earlier version as for new ones', async () => {
  const { deps, log } = test.app;
  const heartbeat = sql`select heartbeat_seconds from jobs.queue where name = ${deliverMail.name}`;
  await deps.db.execute(sql`update jobs.queue set heartbeat_seconds = null where name = ${deliverMail.name}`);
  await (await startJobs(test.config.databaseUrl, { jobs: [deliverMail] }, () => deps, log)).stop();
  expect((await deps.db.execute(heartbeat)).rows).toEqual([{ heartbeat_seconds: 30 }]);
});

it('does no more by the clock what is retired, and leaves what it does not know', async () => {
  const { deps, log } = test.app;
  const earlier = job({ name: 'of-an-earlier-version', schedule: '0 0 1 1 *', run: async () => undefined });
  const scheduled = async () =>
    (await deps.db.execute(sql`select name from jobs.schedule where name = ${earlier.name}`)).rows.length;
  await (await startJobs(test.config.databaseUrl, { jobs: [deliverMail, earlier] }, () => deps, log)).stop();
  expect(await scheduled()).toBe(1);
  await (await startJobs(test.config.databaseUrl, { jobs: [deliverMail] }, () => deps, log)).stop();
  expect(await scheduled()).toBe(1);
  const retired = [earlier.name];
  await (await startJobs(test.config.databaseUrl, { jobs: [deliverMail], retired }, () => deps, log)).stop();
  expect(await scheduled()).toBe(0);
});

it('does together what recurs at one time several times an hour, and the others where one fails', async () => {
  const { deps, log } = test.app;
  const done: string[] = [];
  const each = (name: string, schedule: string, run = async () => void done.push(name)) => job({ name, schedule, run });
  const broken = each('every-seven-breaks', '*/7 * * * *', () => Promise.reject(new Error('out of paper')));
  const jobs = [
    broken,
    each('every-seven', '*/7 * * * *'),
    each('every-eleven', '*/11 * * * *'),
    each('daily', '1 2 * * *'),
  ];
  // At times of its own, since the application of the test works what every version does at others; an earlier version let the clock start each by itself.
  const supervisor = new PgBoss({ connectionString: test.config.databaseUrl, schema: 'jobs', supervise: false });
  supervisor.on('error', () => undefined);
  await supervisor.start();
  await supervisor.createQueue(broken.name);
  await supervisor.schedule(broken.name, '*/7 * * * *');
  const queue = await startJobs(test.config.databaseUrl, { jobs }, () => deps, log);
  const names = (await supervisor.getSchedules()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['clock/x/11.x.x.x.x', 'clock/x/7.x.x.x.x', 'daily']);
  await supervisor.send('clock/x/7.x.x.x.x', {});
  await expect.poll(() => done).toEqual(['every-seven']);
  const failed = sql`select state from jobs.job where name = 'clock/x/7.x.x.x.x' and state = 'retry'`;
  await expect.poll(async () => (await deps.db.execute(failed)).rows.length).toBe(1);
  const tries = sql`select retry_limit as tries from jobs.queue where name = 'clock/x/7.x.x.x.x'`;
  expect((await deps.db.execute(tries)).rows).toEqual([{ tries: 2 }]);
  await queue.stop();
  await startJobs(test.config.databaseUrl, { jobs, retired: names }, () => deps, log).then((again) => again.stop());
  await supervisor.stop();
});
