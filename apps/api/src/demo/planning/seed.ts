import { randomUUID } from 'node:crypto';
import { kobo } from '@adunni/contracts/money';
import type { ProposalForm } from '@adunni/contracts/planning/forms';
import { inRunOrder } from '@adunni/contracts/planning/run-sheet';
import { and, asc, desc, eq, gt, inArray, like, ne } from 'drizzle-orm';
import { asCustomer, asWorker } from '../../domains/conversations/rules.ts';
import { writeMessageIn } from '../../domains/conversations/service.ts';
import { users } from '../../domains/identity/tables.ts';
import { notifications } from '../../domains/notifications/tables.ts';
import { payments } from '../../domains/payments/tables.ts';
import { planningTalk } from '../../domains/planning/conversation/subject.ts';
import { milestonePayable } from '../../domains/planning/paying/payable.ts';
import { acceptProposal, declineProposal } from '../../domains/planning/proposals/answer.service.ts';
import { sendProposal } from '../../domains/planning/proposals/send.service.ts';
import { requestPlanning, withdrawCase } from '../../domains/planning/requesting/request.service.ts';
import { planningCases, planningMilestones, planningTasks } from '../../domains/planning/tables.ts';
import type { Ctx, Deps, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import { mails } from '../../kit/mail/tables.ts';
import { daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
import { pastDeps } from '../past/deps.ts';
import { DEMO_CASES, type DemoCase, USUAL } from './cases.ts';
import { seedOffers } from './offers.ts';
import { demoPlan } from './plan.ts';

interface People {
  Customer: string;
  Admin: string;
  SuperAdmin: string;
}
type Person = Pick<Viewer, '_id' | 'role' | 'email' | 'firstName'>;

/** Celebrations in every stage, as the rules of planning would have made them. Nobody is written to. */
export async function seedPlanning(deps: Deps, tx: Tx, people: People): Promise<void> {
  const [lastMail] = await tx.select({ _id: mails._id }).from(mails).orderBy(desc(mails._id)).limit(1);
  await seedOffers(tx, { admin: people.Admin, superAdmin: people.SuperAdmin });
  const { _id, role, email, firstName } = users;
  const shown = { _id, role, email, firstName };
  const [own] = await tx.select(shown).from(users).where(eq(users._id, people.Customer));
  const [admin] = await tx.select(shown).from(users).where(eq(users._id, people.Admin));
  const others = await tx
    .select(shown)
    .from(users)
    .where(and(eq(role, 'Customer'), ne(_id, people.Customer), eq(users.status, 'active')))
    .orderBy(asc(users.createdAt), asc(_id))
    .limit(20);
  if (!own || !admin) throw new Error('the demo’s people are missing');
  for (const planned of DEMO_CASES) {
    const customer = planned.by === 'own' ? own : others[planned.by % Math.max(1, others.length)];
    if (customer) await replay(deps, tx, planned, { customer, admin });
  }
  await tx.delete(mails).where(lastMail ? gt(mails._id, lastMail._id) : undefined);
  await tx.delete(notifications).where(like(notifications.path, '%/cultural/planning/%'));
}

/** Lets a case take place as it would have, each act at its time. */
async function replay(
  deps: Deps,
  tx: Tx,
  planned: DemoCase,
  { customer, admin }: { customer: Person; admin: Person },
): Promise<void> {
  const now = deps.clock();
  const asked = new Date(now.getTime() - planned.daysAgo * DAY_MS);
  const span = now.getTime() - asked.getTime();
  /** The moments of what follows, spread over the first half of the time since then. */
  const acts = 4 + (planned.said?.length ?? 0) + (planned.versions ?? 0);
  let act = 0;
  const next = (): Date => new Date(asked.getTime() + Math.min(span, (span * ++act) / (2 * acts) + HOUR_MS / 2));
  const as = (person: Person, at: Date): Ctx<Viewer> => ({
    ...pastDeps(deps, tx, () => at),
    ...{ viewer: { ...person, sessionId: '' }, address: '127.0.0.1', device: 'demo', action: 'Demo' },
  });
  const day = daysAfter(shopDay(now), planned.dayIn);
  const request = { ...USUAL, contactName: customer.firstName, ...planned.request, day };
  const caseId = await requestPlanning(as(customer, asked), `demo-${randomUUID()}`, request);
  const say = async (text: string, index: number): Promise<void> => {
    const at = next();
    const member = index % 2 === 0 ? asWorker(admin) : asCustomer(customer);
    await writeMessageIn(as(index % 2 === 0 ? admin : customer, at), tx, planningTalk(caseId, member), { text });
  };
  const [first, ...rest] = planned.said ?? [];
  if (first) {
    await say(first, 0);
    const answered = { stage: 'in-conversation' as const, answerDueAt: null, assigneeId: admin._id };
    await tx.update(planningCases).set(answered).where(eq(planningCases._id, caseId));
  }
  const proposals: string[] = [];
  for (let version = 0; version < (planned.versions ?? 0); version++) {
    const at = next();
    const [row] = await tx.select().from(planningCases).where(eq(planningCases._id, caseId));
    const proposal = proposalFor(planned, day, { version, at, now });
    const sent = await sendProposal(as(admin, at), caseId, { version: row?.version ?? 0, proposal });
    proposals.push(sent.proposalId);
  }
  for (const [index, text] of rest.entries()) await say(text, index + 1);
  await answer(planned, { caseId, planProposalId: proposals.at(-1) ?? '' }, (at) => as(customer, at), next);
  for (let index = 0; index < (planned.paid ?? 0); index++) await pay(deps, tx, caseId, next());
  if (planned.paid) await keepPlan(tx, planned, caseId, now);
}

async function answer(
  { stage }: DemoCase,
  answered: { caseId: string; planProposalId: string },
  as: (at: Date) => Ctx<Viewer>,
  next: () => Date,
): Promise<void> {
  if (stage === 'withdrawn') return withdrawCase(as(next()), answered.caseId);
  if (stage === 'declined') return declineProposal(as(next()), answered, 'We have decided to celebrate at home.');
  if (stage === 'accepted' || stage === 'under-way' || stage === 'done') await acceptProposal(as(next()), answered);
}

/** A proposal as it would have been written; each later version is a little smaller. */
function proposalFor(
  { request, dayIn }: DemoCase,
  day: string,
  { version, at, now }: { version: number; at: Date; now: Date },
): ProposalForm {
  const isDayOf = request.level === 'day-of';
  const guests = request.guests ?? USUAL.guests;
  const naira = (amount: number) => kobo(amount * 100);
  const items = [
    {
      title: isDayOf ? 'Coordination on the day' : 'Planning and coordination',
      details: isDayOf
        ? 'Two people for ten hours, and a handover meeting.'
        : 'From now until three days after the day.',
      amount: naira(isDayOf ? 320_000 : 1_450_000 - version * 125_000),
    },
    {
      title: 'Ushers',
      details: `One for forty guests, ${guests} in all.`,
      amount: naira(Math.ceil(guests / 40) * 15_000),
    },
    { title: 'Travel and communication', details: '', amount: naira(85_000) },
  ];
  const today = shopDay(at);
  const left = Math.max(2, Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS));
  const until = daysAfter(shopDay(now), 12);
  return {
    ...{ day, items, expiresOn: until < day || dayIn < 0 ? until : day },
    note: version === 0 ? 'This is what we would do, as we discussed.' : 'Changed as you asked.',
    shares: [
      { title: 'Deposit', percent: 40, dueOn: null },
      { title: 'Second milestone', percent: 30, dueOn: daysAfter(today, Math.floor(left / 2)) },
      { title: 'Balance', percent: 30, dueOn: daysAfter(today, left - 1) },
    ],
  };
}

/** The next milestone of a case is paid. */
async function pay(deps: Deps, tx: Tx, caseId: string, at: Date): Promise<void> {
  const open = await tx
    .select()
    .from(planningMilestones)
    .where(eq(planningMilestones.caseId, caseId))
    .orderBy(asc(planningMilestones.position));
  const milestone = open.find(({ paidAt }) => paidAt === null);
  if (!milestone) return;
  const then = pastDeps(deps, tx, () => at);
  const payable = await milestonePayable.lock(then, tx, milestone._id);
  const { purpose, amount } = await payable.due();
  const [payment] = await tx
    .insert(payments)
    .values({
      ...{ milestoneId: milestone._id, provider: 'sandbox', purpose, amount, status: 'succeeded' },
      ...{ capturedAmount: amount, capturedCurrency: 'NGN', createdAt: at, paidAt: at, checkedAt: at },
      reference: `adn-demo-${milestone.number.toLowerCase().replace('/', '-')}`,
    })
    .returning();
  if (payment) await payable.record(payment, null);
}

/** What is kept of a case that is under way, with what is due ticked. */
async function keepPlan(tx: Tx, { stage, dayIn }: DemoCase, caseId: string, now: Date): Promise<void> {
  const { run, ...plan } = demoPlan(stage === 'done');
  await tx
    .update(planningCases)
    .set({ plan: { ...plan, run: inRunOrder(run) }, ...(stage === 'done' && { stage }) })
    .where(eq(planningCases._id, caseId));
  const tasks = await tx.select().from(planningTasks).where(eq(planningTasks.caseId, caseId));
  const today = shopDay(now);
  const done = tasks.filter(({ dueOn }) => dueOn !== null && (dayIn < 0 || dueOn < daysAfter(today, -7)));
  if (done.length > 0)
    await tx
      .update(planningTasks)
      .set({ doneAt: new Date(now.getTime() - 2 * DAY_MS) })
      .where(
        inArray(
          planningTasks._id,
          done.map(({ _id }) => _id),
        ),
      );
}
