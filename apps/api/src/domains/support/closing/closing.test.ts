import { rateTicket } from '@adunni/contracts/support/tickets';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { messages } from '../../conversations/tables.ts';
import { mailTo, signInAs, type TestPerson } from '../../identity/testing.ts';
import { closeTicketsJob } from '../jobs.ts';
import { tickets } from '../tables.ts';
import { answer, openTicket, reply, seen } from '../testing.ts';

let test: TestApp;
let customer: TestPerson;
let admin: TestPerson;
let opened: { ticketId: string; _id: string };
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  test.now = new Date();
  customer = await signInAs(test);
  admin = await signInAs(test, 'Admin');
  opened = await openTicket(test, customer);
  await answer(test, opened._id, 'Done.', admin, 'Resolved');
});
afterAll(() => test.close());

const run = () => closeTicketsJob.run(test.app.deps, {});
/** Days since it was resolved, when the job runs. */
async function after(days: number): Promise<void> {
  const [row] = await test.app.deps.db.select().from(tickets).where(eq(tickets._id, opened._id));
  test.now = new Date((row?.resolvedAt?.getTime() ?? 0) + days * DAY_MS);
  await run();
}
const mailsOf = (kind: string) =>
  test.app.deps.db.$count(mails, and(eq(mails.recipient, customer.email), eq(mails.kind, kind)));
const status = async () => (await seen(test, opened.ticketId)).status;
const rate = (score: number, comment = '') =>
  test.call(rateTicket, { params: { ticketId: opened.ticketId }, body: { score, comment } });

describe('a resolved ticket', () => {
  it('is announced after five days, once, and closes after seven', async () => {
    await after(4.9);
    expect(await mailsOf('ticket-closing')).toBe(0);
    await after(5);
    await after(6.9);
    expect([await mailsOf('ticket-closing'), await status()]).toEqual([1, 'Resolved']);
    await after(7);
    await after(7.1);
    expect([await mailsOf('ticket-closed'), await status()]).toEqual([1, 'Closed']);
    expect(await mailTo(test, customer.email, 'ticket-closed')).toContain('takes no more replies');
  });

  it('closes two days after its notice when nothing ran for a while', async () => {
    await after(30);
    expect([await mailsOf('ticket-closing'), await status()]).toEqual([1, 'Resolved']);
    await after(31.9);
    expect(await status()).toBe('Resolved');
    await after(32);
    expect(await status()).toBe('Closed');
  });

  it('stays open after a reply, and is announced anew when it is resolved again', async () => {
    await after(5);
    await reply(test, opened.ticketId, 'Not yet.');
    await after(8);
    expect(await status()).toBe('Open');
    await answer(test, opened._id, 'Now?', await signInAs(test, 'Admin'), 'Resolved');
    await after(5);
    expect([await mailsOf('ticket-closing'), await status()]).toEqual([2, 'Resolved']);
  });

  it('takes a reply or closes, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      opened = await openTicket(test, await signInAs(test));
      await answer(test, opened._id, 'Done.', await signInAs(test, 'Admin'), 'Resolved');
      await after(5);
      test.now = new Date(test.now.getTime() + 2 * DAY_MS);
      const replies = Array.from({ length: 3 }, (_, index) => reply(test, opened.ticketId, `Wait ${index}`));
      const [, ...answers] = await Promise.all([run(), ...replies]);
      const shown = await seen(test, opened.ticketId);
      const kept = shown.messages.filter(({ sender }) => sender.role === 'Customer').length;
      expect(answers.map((one) => one.status)).toEqual(Array(3).fill(shown.status === 'Closed' ? 409 : 201));
      expect([shown.status, kept]).toEqual(shown.status === 'Closed' ? ['Closed', 0] : ['Open', 3]);
    }
  });

  it('refuses a reply that comes while it closes', async () => {
    let late: ReturnType<typeof reply> | undefined;
    await test.app.deps.db.transaction(async (tx) => {
      await tx.update(tickets).set({ status: 'Closed', closedAt: test.now }).where(eq(tickets._id, opened._id));
      late = reply(test, opened.ticketId, 'One more thing');
      // Until it waits for this transaction.
      await expect
        .poll(async () => (await tx.execute(`select from pg_locks where not granted`)).rows.length)
        .toBeGreaterThan(0);
    });
    expect((await late)?.status).toBe(409);
    expect((await seen(test, opened.ticketId)).messages).toHaveLength(1);
  });
});

describe('a rating', () => {
  it('is taken once, by link, and opens nothing', async () => {
    expect((await rate(0)).status).toBe(400);
    expect((await rate(4, 'Quick')).body.ticket.rating).toEqual({ score: 4, comment: 'Quick' });
    const again = await rate(1);
    expect([again.status, again.error.code]).toEqual([409, 'already_rated']);
    expect(await status()).toBe('Resolved');
  });

  it('of several at once only one counts', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map((score) => rate(score)));
    expect(answers.map((one) => one.status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('comes late and leaves a closed ticket closed; before there is something to rate it is refused', async () => {
    await after(5);
    await after(7);
    expect((await rate(5)).body.ticket).toMatchObject({ status: 'Closed', rating: { score: 5 } });
    opened = await openTicket(test, await signInAs(test));
    expect((await rate(5)).status).toBe(409);
  });
});

it('stays as it is when a mail scanner opens its link, which reads, rates and reopens nothing', async () => {
  const { db } = test.app.deps;
  const kept = async () => ({
    ticket: await db.select().from(tickets).where(eq(tickets._id, opened._id)),
    messages: await db.select().from(messages).where(eq(messages.subjectId, opened._id)),
  });
  const before = await kept();
  for (const path of ['', '/rating', '/read', '/messages'])
    for (const method of ['GET', 'HEAD'])
      await fetch(`${test.origin}/api/support/tickets/${opened.ticketId}${path}?score=1&lastId=x`, { method });
  expect(await kept()).toEqual(before);
  expect(before.messages.some(({ readAt }) => readAt === null)).toBe(true);
});
