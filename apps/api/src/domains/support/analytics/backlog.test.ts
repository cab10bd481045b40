import { getSupportAnalytics } from '@adunni/contracts/support/analytics';
import { mergeTicket } from '@adunni/contracts/support/merging';
import { ticketResource } from '@adunni/contracts/support/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ticketBacklog, tickets } from '../tables.ts';
import { answer, become, openTicket, reply } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
beforeEach(async () => {
  customer = await signInAs(test);
});
afterAll(() => test.close());

/** Days go by, and with them the session of who works here. */
async function pass(days: number): Promise<void> {
  test.now = new Date(test.now.getTime() + days * DAY_MS);
  admin = await signInAs(test, 'Admin');
}
/** How many were unresolved at the end of the latest days, and that the list of each day has as many. */
async function backlogs(): Promise<number[]> {
  const { points } = (await test.call(getSupportAnalytics, { query: { period: '7' } }, admin)).body;
  for (const { to, backlog } of points)
    expect((await test.call(ticketResource.list, { query: { openOn: to } }, admin)).body.total, to).toBe(backlog);
  return points.map(({ backlog }) => backlog);
}

it('counts a ticket on the days on which it was unresolved, also once it was opened again', async () => {
  const { _id, ticketId } = await openTicket(test, customer);
  await pass(1);
  await answer(test, _id, 'Which size?', admin);
  await pass(1);
  await become(test, _id, 'Resolved', admin);
  await pass(2);
  const before = await backlogs();
  expect(before).toEqual([0, 0, 1, 1, 0, 0, 0]);
  await reply(test, ticketId, 'It is back');
  expect(await backlogs()).toEqual([0, 0, 1, 1, 0, 0, 1]);
  await become(test, _id, 'Resolved', admin);
  expect(await backlogs()).toEqual(before);
  const listed = await test.call(ticketResource.list, { query: { openOn: shopDay(test.now) } }, admin);
  expect(listed.body.items).toEqual([]);
});

it('counts a duplicate nowhere, as no list shows it', async () => {
  const before = await backlogs();
  const [one, other] = [await openTicket(test, customer), await openTicket(test, customer)];
  await test.call(mergeTicket, { params: { _id: other._id }, body: { into: one.ticket.ticketNumber } }, admin);
  expect((await backlogs()).at(-1)).toBe((before.at(-1) ?? 0) + 1);
});

it('knows nothing of a ticket that is gone', async () => {
  const { _id } = await openTicket(test, customer);
  const { db } = test.app.deps;
  expect(await db.$count(ticketBacklog, eq(ticketBacklog.ticketId, _id))).toBe(1);
  await db.delete(tickets).where(eq(tickets._id, _id));
  expect(await db.$count(ticketBacklog, eq(ticketBacklog.ticketId, _id))).toBe(0);
});
