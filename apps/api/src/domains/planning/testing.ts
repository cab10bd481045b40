import { randomUUID } from 'node:crypto';
import type { Sent } from '@adunni/contracts/endpoint';
import { checkPayment, decideSandbox } from '@adunni/contracts/payments/payments';
import {
  acceptPlan,
  getCase,
  type PlanningCase,
  payMilestone,
  requestPlanning,
} from '@adunni/contracts/planning/cases';
import { planningCaseResource, type StaffCase, sendProposal } from '@adunni/contracts/planning/staff';
import { daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';

export type SentRequest = Sent<typeof requestPlanning>['body'];
export type SentProposal = Sent<typeof sendProposal>['body']['proposal'];

/** A request that says enough; its day is in half a year. */
export const requestForm = (now: Date, values: Partial<SentRequest> = {}): SentRequest => ({
  level: 'full',
  kind: 'wedding',
  day: daysAfter(shopDay(now), 180),
  flexibility: 'fixed',
  city: 'Ibadan',
  venue: '',
  guests: 250,
  budget: '8m-20m',
  cultures: 'Yoruba and Igbo',
  faith: 'Christian',
  colours: 'Burnt orange and teal',
  vendorsBooked: ['venue'],
  vendorsNeeded: ['caterer', 'music'],
  outfits: 14,
  decisionMaker: 'The bride and her mother',
  contactName: 'Simi Adeyemi',
  contactPhone: '0803 123 4567',
  contactBy: 'message',
  notes: 'The hall closes at ten.',
  ...values,
});

/** A proposal of a total that no three shares divide evenly. */
export const proposalOf = (now: Date, values: Partial<SentProposal> = {}): SentProposal => {
  const today = shopDay(now);
  return {
    day: daysAfter(today, 181),
    items: [
      { title: 'Planning', details: 'From the first visit to the last dance.', amount: 900_000 },
      { title: 'Coordination on the day', details: '', amount: 100_000.01 },
    ],
    shares: [
      { title: 'Deposit', percent: 33, dueOn: null },
      { title: 'Second milestone', percent: 33, dueOn: daysAfter(today, 90) },
      { title: 'Balance', percent: 34, dueOn: daysAfter(today, 170) },
    ],
    expiresOn: daysAfter(today, 14),
    note: 'As we discussed.',
    ...values,
  };
};

/** Sends a request as somebody, under a key of its own unless told. */
export const askFor = (test: TestApp, as: TestPerson, values: Partial<SentRequest> = {}, key: string = randomUUID()) =>
  test.call(requestPlanning, { body: requestForm(test.now, values) }, { ...as, headers: { 'idempotency-key': key } });

/** A case as its customer sees it. */
export const seenCase = async (test: TestApp, caseId: string, as: TestPerson): Promise<PlanningCase> =>
  (await test.call(getCase, { params: { caseId } }, as)).body.case;

/** A case as staff see it, and its version. */
export async function staffCase(test: TestApp, _id: string, as: TestPerson): Promise<StaffCase & { version: number }> {
  const { record, version } = (await test.call(planningCaseResource.get, { params: { _id } }, as)).body;
  return { ...record, version };
}

/** Sends a proposal as staff who have just looked; answers with its id. */
export async function propose(test: TestApp, _id: string, as: TestPerson, values: Partial<SentProposal> = {}) {
  const { version } = await staffCase(test, _id, as);
  const body = { version, proposal: proposalOf(test.now, values) };
  const told = await test.call(sendProposal, { params: { _id }, body }, as);
  return { ...told, planProposalId: told.body.proposalId };
}

/** A customer whose request was answered with a proposal. */
export async function openProposal(test: TestApp, admin: TestPerson, values: Partial<SentProposal> = {}) {
  const customer = await signInAs(test, 'Customer');
  const caseId = (await askFor(test, customer)).body.case._id;
  const { planProposalId } = await propose(test, caseId, admin, values);
  return { customer, caseId, planProposalId };
}

/** Accepts as the customer. */
export const accept = (test: TestApp, params: { caseId: string; planProposalId: string }, as: TestPerson) =>
  test.call(acceptPlan, { params }, as);

/** A customer who has accepted a proposal. */
export async function openAgreed(test: TestApp, admin: TestPerson, values: Partial<SentProposal> = {}) {
  const opened = await openProposal(test, admin, values);
  const { body } = await accept(test, opened, opened.customer);
  return { ...opened, agreed: body.case };
}

/** Lets the payment of a milestone arrive, through the sandbox. */
export async function payOf(test: TestApp, caseId: string, milestoneId: string, as: TestPerson): Promise<void> {
  const { reference } = (await test.call(payMilestone, { params: { caseId, milestoneId } }, as)).body;
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
  await test.call(checkPayment, { params: { reference } }, as);
}

/** A celebration of somebody’s that is agreed, by the ids of what is in it. */
export async function planFor(test: TestApp, customer: TestPerson, admin: TestPerson) {
  const caseId = (await askFor(test, customer)).body.case._id;
  const { planProposalId } = await propose(test, caseId, admin);
  const { milestones, tasks } = (await accept(test, { caseId, planProposalId }, customer)).body.case;
  return { caseId, planProposalId, milestoneId: milestones[0]?._id ?? '', taskId: tasks[0]?._id ?? '' };
}
