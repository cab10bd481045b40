import { exportAccount } from '@adunni/contracts/identity/account';
import { makeTicketOfInquiry } from '@adunni/contracts/inquiries/staff';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { messages } from '../../conversations/tables.ts';
import { openSession } from '../../identity/sessions/service.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { eraseTickets } from '../../support/personal-data.service.ts';
import { tickets } from '../../support/tables.ts';
import { forgetInquiriesJob, warnOfDueJob } from '../jobs.ts';
import { eraseInquiries } from '../personal-data.service.ts';
import { inquiries } from '../tables.ts';
import { written } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  test.now = new Date(test.now.getTime() + 2 * HOUR_MS);
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const later = (days: number): void => {
  test.now = new Date(test.now.getTime() + days * DAY_MS);
};
const isKept = async ({ _id }: { _id: string }) =>
  (await test.app.deps.db.$count(inquiries, eq(inquiries._id, _id))) === 1;
const settle = (row: { _id: string }, status: 'Closed' | 'Answered') =>
  test.app.deps.db.update(inquiries).set({ status, statusAt: test.now }).where(eq(inquiries._id, row._id));
/** The same person some days later, when their first session is over. */
async function session(): Promise<{ token: string }> {
  const { deps } = test.app;
  const opened = await deps.db.transaction((tx) =>
    openSession({ ...deps, device: 'test', address: '127.0.0.1' }, tx, admin._id),
  );
  return { token: opened.accessToken };
}

const forget = () => forgetInquiriesJob.run(test.app.deps, {});

it('forgets spam after 30 days, what is settled after a year and requests about personal data after three', async () => {
  const spam = await written(test, { website: 'x' });
  const [open, closed, answered] = [await written(test), await written(test), await written(test)];
  const privacy = await written(test, { kind: 'Privacy', request: 'Access' });
  await settle(closed, 'Closed');
  await settle(answered, 'Answered');
  await settle(privacy, 'Closed');
  const kept = async () => {
    await forget();
    return Promise.all([spam, closed, answered, privacy, open].map(isKept));
  };
  later(29);
  expect(await kept()).toEqual([true, true, true, true, true]);
  later(2);
  expect(await kept()).toEqual([false, true, true, true, true]);
  later(335);
  expect(await kept()).toEqual([false, false, false, true, true]);
  later(2 * 365);
  expect(await kept()).toEqual([false, false, false, false, true]);
});

it('forgets the closed tickets of people without an account after a year, with what was said', async () => {
  const { db } = test.app.deps;
  const { _id, email } = await written(test);
  const made = { params: { _id }, body: { category: 'Other' } } as const;
  const { ticketId } = (await test.call(makeTicketOfInquiry, made, admin)).body;
  await db.update(tickets).set({ status: 'Closed', closedAt: test.now }).where(eq(tickets._id, ticketId));
  later(364);
  await forget();
  expect(await db.$count(tickets, eq(tickets.guestEmail, email))).toBe(1);
  later(2);
  await forget();
  expect(await db.$count(tickets, eq(tickets.guestEmail, email))).toBe(0);
  expect(await db.$count(messages, eq(messages.subjectId, ticketId))).toBe(0);
});

it('tells staff once a week before a request is due, and once when it is overdue, unless it is closed', async () => {
  const due = await written(test, { kind: 'Privacy', request: 'Deletion' });
  const closed = await written(test, { kind: 'Privacy', request: 'Access' });
  expect(due.dueAt?.getTime()).toBe(test.now.getTime() + 30 * DAY_MS);
  await settle(closed, 'Closed');
  const titles = async (days: number) => {
    later(days);
    await warnOfDueJob.run(test.app.deps, {});
    await warnOfDueJob.run(test.app.deps, {});
    const { items } = (await test.call(listNotifications, {}, await session())).body;
    return items.map(({ title }) => title).filter((title) => title.includes(due.number) && !title.startsWith('New'));
  };
  expect(await titles(22)).toEqual([]);
  expect(await titles(1)).toEqual([expect.stringMatching(/ is due on /)]);
  expect(await titles(7)).toEqual([`Overdue: ${due.number}`, expect.stringMatching(/ is due on /)]);
});

it('is in the file of who sent it signed in or has confirmed its email, and goes with their account', async () => {
  const { db } = test.app.deps;
  const person = await signInAs(test, 'Customer', { emailVerifiedAt: test.now });
  const stranger = await signInAs(test);
  const own = await written(test, { kind: 'General' }, person);
  const byEmail = await written(test, { email: person.email.toUpperCase() });
  const others = await written(test, { email: stranger.email });
  const made = { params: { _id: byEmail._id }, body: { category: 'Other' } } as const;
  const { ticketId, number } = (await test.call(makeTicketOfInquiry, made, admin)).body;
  const file = JSON.stringify((await test.call(exportAccount, {}, person)).body);
  expect(file).toContain(own.description);
  expect(file).toContain(byEmail.description);
  expect(file).toContain(number);
  // Nobody has confirmed that it is theirs.
  expect(JSON.stringify((await test.call(exportAccount, {}, stranger)).body)).not.toContain(others.description);
  await db.transaction((tx) => eraseInquiries(test.app.deps, tx, person._id));
  await db.transaction((tx) => eraseTickets(test.app.deps, tx, person._id));
  expect(await db.$count(tickets, eq(tickets._id, ticketId))).toBe(0);
  expect(await Promise.all([own, byEmail, others].map(isKept))).toEqual([false, false, true]);
});
