import { randomUUID } from 'node:crypto';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { listOwnCases, withdrawCase, writeCaseMessage } from '@adunni/contracts/planning/cases';
import { planningCaseResource, setCaseStage, writeCaseMessageAsStaff } from '@adunni/contracts/planning/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { tellOfLateAnswers } from '../due.service.ts';
import { planningCases } from '../tables.ts';
import { askFor, seenCase, staffCase } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
/** A Friday, ten in the morning in Lagos. */
const FRIDAY = new Date('2026-11-20T09:00:00Z');

beforeAll(async () => {
  test = await startTestApp();
  test.now = FRIDAY;
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const titlesOf = async (as: TestPerson) =>
  (await test.call(listNotifications, {}, as)).body.items.map(({ title }) => title);

describe('a planning request', () => {
  it('opens one case with all that was asked for, however often it is sent at once', async () => {
    const customer = await signInAs(test, 'Customer');
    const key = randomUUID();
    const told = await Promise.all([1, 2, 3, 4].map(() => askFor(test, customer, {}, key)));
    expect(told.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(told.map(({ body }) => body.case._id)).size).toBe(1);
    const [opened] = told.map(({ body }) => body.case);
    expect(opened).toMatchObject({ stage: 'requested', city: 'Ibadan', guests: 250, contactPhone: '+2348031234567' });
    expect(opened?.number).toMatch(/^PLN-2026-\d{6}$/);
    expect((await test.call(listOwnCases, {}, customer)).body.items).toHaveLength(1);
    const letters = await test.app.deps.db.select().from(mails).where(eq(mails.kind, 'planning-requested'));
    expect(letters).toHaveLength(1);
  });

  it('is answered within two working days, which no weekend counts in', async () => {
    const customer = await signInAs(test, 'Customer');
    const { body } = await askFor(test, customer);
    // Friday ten to Tuesday ten: eight hours of Friday, all of Monday, and an hour.
    expect(body.case.answerDueAt).toBe('2026-11-24T09:00:00.000Z');
  });

  it('takes no other request under a used key, no day that has passed and no phone that is none', async () => {
    const customer = await signInAs(test, 'Customer');
    const key = randomUUID();
    await askFor(test, customer, {}, key);
    expect((await askFor(test, customer, { guests: 12 }, key)).error.code).toBe('request_key_reused');
    expect((await askFor(test, customer, { day: '2026-11-19' })).error.fields).toHaveProperty('day');
    expect((await askFor(test, customer, { day: null })).error.fields).toHaveProperty('day');
    expect((await askFor(test, customer, { contactPhone: '0801 2' })).error.fields).toHaveProperty('contactPhone');
    expect((await askFor(test, customer, { day: null, flexibility: 'open' })).status).toBe(201);
  });

  it('is moved on by the first answer, which nobody waits for any more', async () => {
    const customer = await signInAs(test, 'Customer');
    const caseId = (await askFor(test, customer)).body.case._id;
    const written = await test.call(
      writeCaseMessageAsStaff,
      { params: { _id: caseId }, body: { text: 'Congratulations! May we call you?' } },
      admin,
    );
    expect(written.status).toBe(201);
    const seen = await seenCase(test, caseId, customer);
    expect(seen).toMatchObject({ stage: 'in-conversation', answerDueAt: null });
    expect(seen.coordinator).not.toBeNull();
    const answered = await test.call(
      writeCaseMessage,
      { params: { caseId }, body: { text: 'Yes, after six.' } },
      customer,
    );
    expect(answered.status).toBe(201);
    expect((await staffCase(test, caseId, admin)).unread).toBe(1);
  });

  it('is told of once when nobody has answered in time, and never once somebody has', async () => {
    const customer = await signInAs(test, 'Customer');
    const late = (await askFor(test, customer)).body.case;
    const answered = (await askFor(test, customer, { city: 'Abeokuta' })).body.case;
    await test.call(writeCaseMessageAsStaff, { params: { _id: answered._id }, body: { text: 'Hello' } }, admin);
    const { db } = test.app.deps;
    await db.update(planningCases).set({ answerDueAt: FRIDAY }).where(eq(planningCases._id, late._id));
    test.now = new Date(FRIDAY.getTime() + 1000);
    await Promise.all([tellOfLateAnswers(test.app.deps), tellOfLateAnswers(test.app.deps)]);
    await tellOfLateAnswers(test.app.deps);
    const titles = await titlesOf(await signInAgain(test, admin));
    expect(titles.filter((title) => title === `Answer overdue: ${late.number}`)).toHaveLength(1);
    expect(titles).not.toContain(`Answer overdue: ${answered.number}`);
    test.now = FRIDAY;
  });

  it('is withdrawn once, after which nothing is written to it and staff do not take it up', async () => {
    const customer = await signInAs(test, 'Customer');
    const caseId = (await askFor(test, customer)).body.case._id;
    const told = await Promise.all([1, 2].map(() => test.call(withdrawCase, { params: { caseId } }, customer)));
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    const written = await test.call(writeCaseMessage, { params: { caseId }, body: { text: 'Wait!' } }, customer);
    expect(written.error.code).toBe('conversation_closed');
    const { version } = await staffCase(test, caseId, admin);
    const body = { version, stage: 'in-conversation' as const, reason: '' };
    expect((await test.call(setCaseStage, { params: { _id: caseId }, body }, admin)).error.code).toBe(
      'stage_not_possible',
    );
  });

  it('is assigned to staff only, who are told when a colleague does it', async () => {
    const customer = await signInAs(test, 'Customer');
    const colleague = await signInAs(test, 'Admin');
    const { _id, number } = (await askFor(test, customer)).body.case;
    const { version } = await staffCase(test, _id, admin);
    const toCustomer = { version, values: { assigneeId: customer._id } };
    const refused = await test.call(planningCaseResource.update, { params: { _id }, body: toCustomer }, admin);
    expect(refused.error.code).toBe('not_a_coordinator');
    const toColleague = { version, values: { assigneeId: colleague._id } };
    expect((await test.call(planningCaseResource.update, { params: { _id }, body: toColleague }, admin)).status).toBe(
      200,
    );
    expect(await titlesOf(colleague)).toContain(`Assigned to you: ${number}`);
  });
});
