import {
  getFestivalIcs,
  getFestivalReminder,
  getFestivalsIcs,
  setFestivalReminder,
} from '@adunni/contracts/festivals/festivals';
import { exportAccount } from '@adunni/contracts/identity/account';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '../../kit/mail/tables.ts';
import { daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { remindOfFestivalsJob } from './jobs.ts';
import { eraseReminders } from './reminders.service.ts';
import { type FestivalRow, festivalReminders, festivals } from './tables.ts';
import { publishFestival } from './testing.ts';

let test: TestApp;
let person: TestPerson;
let festival: FestivalRow;
beforeAll(async () => {
  test = await startTestApp();
  person = await signInAs(test, 'Customer');
});
afterAll(() => test.close());

const inDays = (days: number): string => daysAfter(shopDay(test.now), days);
let count = 0;
beforeEach(async () => {
  await test.app.deps.db.delete(festivals);
  await test.app.deps.db.delete(mails);
  count += 1;
  const dates = { startsOn: inDays(40), endsOn: inDays(41) };
  festival = await publishFestival(test, { title: `Festival ${count}`, ...dates });
});

const ask = (daysBefore: 7 | 30 | 60 | null, who: TestPerson | undefined = person) =>
  test.call(setFestivalReminder, { params: { festivalId: festival._id }, body: { daysBefore } }, who);
const remind = () => remindOfFestivalsJob.run(test.app.deps, {});
const sent = async () =>
  (await test.app.deps.db.select().from(mails).where(eq(mails.kind, 'festival-reminder'))).map(
    ({ recipient, subject }) => [recipient, subject],
  );
const move = (startsOn: string | null, endsOn = startsOn) =>
  test.app.deps.db.update(festivals).set({ startsOn, endsOn }).where(eq(festivals._id, festival._id));

it('is for people signed in, of festivals that are published', async () => {
  expect(
    (await test.call(setFestivalReminder, { params: { festivalId: festival._id }, body: { daysBefore: 7 } })).status,
  ).toBe(401);
  await test.app.deps.db.update(festivals).set({ publishedAt: null });
  expect((await ask(7)).status).toBe(404);
});

it('reminds once, in time, however often and in parallel the job runs', async () => {
  await ask(30);
  await remind();
  expect(await sent()).toEqual([]);
  await move(inDays(30));
  await Promise.all([remind(), remind(), remind()]);
  await remind();
  expect(await sent()).toEqual([[person.email, expect.stringContaining(festival.title)]]);
});

it('sends nothing twice and loses nothing when it is killed half-way', async () => {
  const other = await signInAs(test, 'Customer');
  await ask(60);
  await ask(60, other);
  const { db } = test.app.deps;
  const enqueueAll = () => Promise.reject(new Error('killed'));
  const { config, jobs } = test.app.deps;
  const withServer = { ...config, smtpUrl: 'smtp://127.0.0.1:1' };
  const broken = { ...test.app.deps, config: withServer, jobs: { ...jobs, enqueueAll } };
  await remindOfFestivalsJob.run(broken, {});
  const rows = await db.select().from(festivalReminders);
  expect([rows.map(({ sentFor }) => sentFor), await sent()]).toEqual([[null, null], []]);
  await remind();
  await remind();
  expect((await sent()).map(([to]) => to).sort()).toEqual([person.email, other.email].sort());
});

it('tells again when the date moves, and nothing of one that has begun or is not announced', async () => {
  await ask(60);
  await remind();
  await move(inDays(50));
  await remind();
  expect(await sent()).toHaveLength(2);
  await ask(30);
  await move(inDays(0));
  await remind();
  await move(null);
  await remind();
  expect(await sent()).toHaveLength(2);
});

it('is forgotten on request, exported with the account, and erased with it', async () => {
  await ask(30);
  await ask(60);
  const read = async () =>
    (await test.call(getFestivalReminder, { params: { festivalId: festival._id } }, person)).body.daysBefore;
  expect(await read()).toBe(60);
  const file = JSON.stringify((await test.call(exportAccount, {}, person)).body);
  expect(file).toContain(festival.title);
  await test.app.deps.db.transaction((tx) => eraseReminders(tx, person._id));
  expect(await read()).toBeNull();
  await ask(7);
  await ask(null);
  expect(await read()).toBeNull();
});

it('is a calendar file of whole days, tentative while estimated; one without a date has none', async () => {
  const calendar = async (festivalId?: string) =>
    festivalId ? test.call(getFestivalIcs, { params: { festivalId } }) : test.call(getFestivalsIcs, {});
  await test.app.deps.db.update(festivals).set({ startsOn: '2099-08-01', endsOn: '2099-08-02' });
  const text = String((await calendar(festival._id)).body);
  expect(text).toContain('DTSTART;VALUE=DATE:20990801');
  expect(text).toContain('DTEND;VALUE=DATE:20990803');
  expect(text).toContain('STATUS:CONFIRMED');
  const unknown = await publishFestival(test, { title: 'Not announced' });
  expect((await calendar(unknown._id)).status).toBe(404);
  const law = { rule: 'fixed' as const, calendarDays: '12-01' };
  await publishFestival(test, { title: 'By rule', ...law });
  const all = String((await calendar()).body);
  expect([all.match(/BEGIN:VEVENT/g)?.length, all.includes('STATUS:TENTATIVE')]).toEqual([2, true]);
});
