import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { declinePlan, getProposalPdf, withdrawCase } from '@adunni/contracts/planning/cases';
import { sendProposal } from '@adunni/contracts/planning/staff';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { daysAfter, shopDay } from '../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { planningMilestones, planningTasks } from '../tables.ts';
import { accept, askFor, openAgreed, openProposal, proposalOf, propose, seenCase, staffCase } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
const NOON = new Date('2026-11-20T11:00:00Z');

beforeAll(async () => {
  test = await startTestApp();
  test.now = NOON;
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const milestonesOf = (caseId: string) =>
  test.app.deps.db.select().from(planningMilestones).where(eq(planningMilestones.caseId, caseId));
const lettersTo = (person: TestPerson, kind: string) =>
  test.app.deps.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.recipient, person.email)));
const decline = (params: { caseId: string; planProposalId: string }, as: TestPerson) =>
  test.call(declinePlan, { params, body: { reason: 'Too much for us.' } }, as);
const acceptedTitles = async (number: string) =>
  (await test.call(listNotifications, {}, admin)).body.items.filter(
    ({ title }) => title === `Proposal accepted: ${number}`,
  );

describe('accepting a proposal', () => {
  it('is refused by the server once the last day has ended in Lagos, and not a minute before', async () => {
    const opened = await openProposal(test, admin, { expiresOn: shopDay(NOON) });
    test.now = new Date('2026-11-20T23:00:00Z');
    const customer = await signInAgain(test, opened.customer);
    const told = await accept(test, opened, customer);
    expect([told.status, told.error.code]).toEqual([409, 'proposal_expired']);
    expect((await decline(opened, customer)).error.code).toBe('proposal_expired');
    expect((await seenCase(test, opened.caseId, customer)).proposals[0]?.status).toBe('expired');
    test.now = new Date('2026-11-20T22:59:00Z');
    expect((await accept(test, opened, customer)).status).toBe(200);
    test.now = NOON;
  });

  it('shows success only after the case was made of it: when that fails nothing is accepted and nobody told', async () => {
    const opened = await openProposal(test, admin);
    const { db } = test.app.deps;
    await db.execute(sql`create function refuse_tasks() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`);
    await db.execute(sql`create trigger refuse_tasks before insert on planning_tasks execute function refuse_tasks()`);
    expect((await accept(test, opened, opened.customer)).status).toBe(500);
    const seen = await seenCase(test, opened.caseId, opened.customer);
    expect(seen).toMatchObject({ stage: 'proposed', milestones: [], tasks: [] });
    expect(seen.proposals[0]?.status).toBe('open');
    expect(await lettersTo(opened.customer, 'planning-accepted')).toEqual([]);
    await db.execute(sql`drop trigger refuse_tasks on planning_tasks`);
    const told = await accept(test, opened, opened.customer);
    expect(told.status).toBe(200);
    expect(told.body.case).toMatchObject({ stage: 'accepted' });
    expect(told.body.case.milestones).toHaveLength(3);
    expect(told.body.case.tasks.length).toBeGreaterThan(10);
  });

  it('makes one case of it and tells everybody once, however often it is accepted at once', async () => {
    const opened = await openProposal(test, admin);
    const told = await Promise.all([1, 2, 3, 4, 5].map(() => accept(test, opened, opened.customer)));
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await milestonesOf(opened.caseId)).toHaveLength(3);
    const tasks = await test.app.deps.db.select().from(planningTasks).where(eq(planningTasks.caseId, opened.caseId));
    expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length);
    expect(await lettersTo(opened.customer, 'planning-accepted')).toHaveLength(1);
    const { number } = await seenCase(test, opened.caseId, opened.customer);
    expect(await acceptedTitles(number)).toHaveLength(1);
  });

  it('leaves nothing to decline', async () => {
    const { customer, ...opened } = await openAgreed(test, admin);
    const told = await decline(opened, customer);
    expect([told.status, told.error.code]).toEqual([409, 'already_agreed']);
  });

  it('or declining happens, never both, when both come at once', async () => {
    for (let round = 0; round < 5; round++) {
      const opened = await openProposal(test, admin);
      const told = await Promise.all([accept(test, opened, opened.customer), decline(opened, opened.customer)]);
      expect(told.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { stage, milestones } = await seenCase(test, opened.caseId, opened.customer);
      expect(milestones).toHaveLength(stage === 'accepted' ? 3 : 0);
    }
  });

  it('keeps the deposit, the days and the day of the celebration that were proposed', async () => {
    const { agreed } = await openAgreed(test, admin);
    const today = shopDay(NOON);
    expect(agreed.day).toBe(daysAfter(today, 181));
    expect(agreed.milestones.map(({ title, dueOn, isPayable }) => ({ title, dueOn, isPayable }))).toEqual([
      { title: 'Deposit', dueOn: null, isPayable: true },
      { title: 'Second milestone', dueOn: daysAfter(today, 90), isPayable: false },
      { title: 'Balance', dueOn: daysAfter(today, 170), isPayable: false },
    ]);
    expect(agreed.milestones.map(({ amount }) => amount)).toEqual(
      agreed.proposals[0]?.milestones.map(({ amount }) => amount),
    );
  });

  it('has milestones that sum to the total to the kobo', async () => {
    const { caseId, agreed } = await openAgreed(test, admin);
    const kobos = (await milestonesOf(caseId)).map(({ amount }) => amount as number);
    expect(kobos.reduce((sum, amount) => sum + amount, 0)).toBe(100_000_001);
    expect(agreed.proposals[0]?.total).toBe(1_000_000.01);
  });
});

describe('an edit', () => {
  it('makes a new version, and the link to the old one accepts nothing', async () => {
    const opened = await openProposal(test, admin);
    const { planProposalId } = await propose(test, opened.caseId, admin, { note: 'With the second band.' });
    const told = await accept(test, opened, opened.customer);
    expect([told.status, told.error.code]).toEqual([409, 'proposal_replaced']);
    const { proposals } = await seenCase(test, opened.caseId, opened.customer);
    expect(proposals.map(({ number, status }) => [number, status])).toEqual([
      [2, 'open'],
      [1, 'replaced'],
    ]);
    expect((await accept(test, { caseId: opened.caseId, planProposalId }, opened.customer)).status).toBe(200);
  });

  it('or accepting happens first, when both come at once: what was read is what is accepted', async () => {
    for (let round = 0; round < 5; round++) {
      const opened = await openProposal(test, admin);
      const { version } = await staffCase(test, opened.caseId, admin);
      const body = { version, proposal: proposalOf(test.now, { note: 'Dearer.' }) };
      const [accepted, edited] = await Promise.all([
        accept(test, opened, opened.customer),
        test.call(sendProposal, { params: { _id: opened.caseId }, body }, admin),
      ]);
      expect([accepted.status, edited.status].sort()).toEqual(accepted.status === 200 ? [200, 409] : [201, 409]);
      const { stage, proposals } = await seenCase(test, opened.caseId, opened.customer);
      const won = proposals.find(({ status }) => status === (stage === 'accepted' ? 'accepted' : 'open'));
      expect(won?.number).toBe(stage === 'accepted' ? 1 : 2);
    }
  });

  it('of two colleagues who saw the same is refused to the second', async () => {
    const customer = await signInAs(test, 'Customer');
    const caseId = (await askFor(test, customer)).body.case._id;
    const { version } = await staffCase(test, caseId, admin);
    const colleague = await signInAs(test, 'Admin');
    const send = (as: TestPerson) =>
      test.call(sendProposal, { params: { _id: caseId }, body: { version, proposal: proposalOf(test.now) } }, as);
    const told = await Promise.all([send(admin), send(colleague)]);
    expect(told.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await seenCase(test, caseId, customer)).proposals).toHaveLength(1);
  });
});

describe('withdrawing', () => {
  it('or accepting happens, never both, when they race', async () => {
    for (let round = 0; round < 5; round++) {
      const opened = await openProposal(test, admin);
      const { caseId } = opened;
      const [accepted, withdrawn] = await Promise.all([
        accept(test, opened, opened.customer),
        test.call(withdrawCase, { params: { caseId } }, opened.customer),
      ]);
      expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
      const { stage, milestones } = await seenCase(test, caseId, opened.customer);
      expect(stage).toBe(accepted.status === 200 ? 'accepted' : 'withdrawn');
      expect(milestones).toHaveLength(accepted.status === 200 ? 3 : 0);
    }
  });
});

describe('a proposal', () => {
  it('is not sent with shares that miss the total, parts that nobody can charge, or days that have passed', async () => {
    const customer = await signInAs(test, 'Customer');
    const caseId = (await askFor(test, customer)).body.case._id;
    const remarks = async (values: Parameters<typeof proposalOf>[1]) =>
      Object.keys((await propose(test, caseId, admin, values)).error.fields ?? {});
    const share = { title: 'All', percent: 99, dueOn: null };
    expect((await remarks({ shares: [share] }))[0]).toContain('shares');
    expect(await remarks({ items: [{ title: 'A call', details: '', amount: 49 }] })).toEqual(['shares']);
    expect(await remarks({ expiresOn: daysAfter(shopDay(NOON), -1) })).toEqual(['expiresOn']);
    expect((await seenCase(test, caseId, customer)).stage).toBe('requested');
  });

  it('is read as a PDF by its customer', async () => {
    const opened = await openProposal(test, admin);
    const { caseId, planProposalId } = opened;
    const told = await test.call(getProposalPdf, { params: { caseId, planProposalId } }, opened.customer);
    expect([told.status, told.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});
