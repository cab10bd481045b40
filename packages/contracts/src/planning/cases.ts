import { z } from 'zod';
import { EVENT_KIND_NAMES } from '../asoebi/names.ts';
import { attachedFile } from '../conversations/files.ts';
import { conversationOf, message, photoUpload, readUntil, unreadCount } from '../conversations/messages.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, moment } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { payment, startedPayment } from '../payments/payments.ts';
import { planningMessage, planningRequest } from './forms.ts';
import {
  BUDGET_BAND_NAMES,
  CONTACT_WAY_NAMES,
  FLEXIBILITY_NAMES,
  PLANNING_LEVEL_NAMES,
  TASK_OWNER_NAMES,
  VENDOR_KIND_NAMES,
} from './names.ts';
import { PLANNING_STAGE_NAMES, PROPOSAL_STATUS_NAMES } from './stages.ts';

export const planningErrors = defineErrors({
  case_not_found: [404, 'We could not find this request.'],
  request_key_needed: [400, 'Sending a request needs an Idempotency-Key.'],
  request_key_reused: [422, 'This Idempotency-Key was used for a different request.'],
  proposal_not_found: [404, 'We could not find this proposal.'],
  proposal_expired: [409, 'This proposal has expired. Please ask us for a new one.'],
  proposal_replaced: [409, 'There is a newer version of this proposal. Please read it first.'],
  proposal_answered: [409, 'This proposal has already been answered.'],
  stage_not_possible: [409, 'This can’t be done at this stage.'],
  already_agreed: [409, 'You have accepted a proposal. Please write to your coordinator to change or cancel it.'],
  not_yours: [409, 'This entry is your coordinator’s.'],
  not_coordinators: [409, 'This entry is the customer’s.'],
  not_a_coordinator: [422, 'Please choose somebody who works here.'],
});

/** What was asked for. */
export const requestedCase = z.object({
  level: z.enum(PLANNING_LEVEL_NAMES),
  kind: z.enum(EVENT_KIND_NAMES),
  day: z.string().nullable(),
  flexibility: z.enum(FLEXIBILITY_NAMES),
  city: z.string(),
  venue: z.string(),
  guests: z.number(),
  budget: z.enum(BUDGET_BAND_NAMES),
  cultures: z.string(),
  faith: z.string(),
  colours: z.string(),
  vendorsBooked: z.array(z.enum(VENDOR_KIND_NAMES)),
  vendorsNeeded: z.array(z.enum(VENDOR_KIND_NAMES)),
  outfits: z.number(),
  decisionMaker: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  contactBy: z.enum(CONTACT_WAY_NAMES),
  notes: z.string(),
});

/** A version of a proposal. */
export const proposal = z.object({
  _id: z.string(),
  /** From 1 on, in the order of their making. */
  number: z.number(),
  status: z.enum(PROPOSAL_STATUS_NAMES),
  day: z.string(),
  items: z.array(z.object({ title: z.string(), details: z.string(), amount: moneyOut })),
  milestones: z.array(
    z.object({ title: z.string(), percent: z.number(), amount: moneyOut, dueOn: z.string().nullable() }),
  ),
  total: moneyOut,
  note: z.string(),
  expiresOn: z.string(),
  createdAt: moment,
  answeredAt: moment.nullable(),
  /** Why it was declined. */
  reason: z.string(),
});
export type PlanningProposal = z.input<typeof proposal>;

export const milestone = z.object({
  _id: z.string(),
  title: z.string(),
  amount: moneyOut,
  refunded: moneyOut,
  /** Null when it is due since accepting. */
  dueOn: z.string().nullable(),
  paidAt: moment.nullable(),
  /** Whether it can be paid now: those before it are paid. */
  isPayable: z.boolean(),
});
export type Milestone = z.input<typeof milestone>;

export const planTask = z.object({
  _id: z.string(),
  title: z.string(),
  dueOn: z.string().nullable(),
  owner: z.enum(TASK_OWNER_NAMES),
  doneAt: moment.nullable(),
});
export type PlanTask = z.input<typeof planTask>;

/** What is kept of an agreed case beside its checklist. */
export const plan = z.object({
  budget: z.array(z.object({ label: z.string(), planned: moneyOut, actual: moneyOut.nullable() })),
  vendors: z.array(
    z.object({
      kind: z.enum(VENDOR_KIND_NAMES),
      name: z.string(),
      phone: z.string(),
      note: z.string(),
      isBooked: z.boolean(),
    }),
  ),
  run: z.array(z.object({ at: z.string(), title: z.string(), who: z.string() })),
});
export type Plan = z.input<typeof plan>;

/** All of a case that its customer sees, which is all but who of the staff did what when. */
export const planningCase = requestedCase.extend({
  _id: z.string(),
  number: z.string(),
  stage: z.enum(PLANNING_STAGE_NAMES),
  /** Why it was declined or withdrawn. */
  reason: z.string(),
  /** Until when we answer; null once we have. */
  answerDueAt: moment.nullable(),
  coordinator: z.string().nullable(),
  /** The newest first. */
  proposals: z.array(proposal),
  milestones: z.array(milestone),
  payments: z.array(payment),
  tasks: z.array(planTask),
  plan,
  /** What was attached to messages, the newest first. */
  files: z.array(attachedFile),
  createdAt: moment,
});
export type PlanningCase = z.input<typeof planningCase>;
export type LoadedPlanningCase = z.output<typeof planningCase>;

const ownCase = z.object({
  _id: z.string(),
  number: z.string(),
  level: z.enum(PLANNING_LEVEL_NAMES),
  kind: z.enum(EVENT_KIND_NAMES),
  day: z.string().nullable(),
  city: z.string(),
  stage: z.enum(PLANNING_STAGE_NAMES),
  unread: z.number(),
  createdAt: moment,
});
export type OwnCase = z.input<typeof ownCase>;

const byCase = z.object({ caseId: id });
const byProposal = byCase.extend({ planProposalId: id });
const answered = z.object({ case: planningCase });
/** A message with its PDFs beside its photos. */
export const caseMessage = message.extend({ documents: z.array(attachedFile) });
export type CaseMessage = z.input<typeof caseMessage>;
const thread = conversationOf(caseMessage);

export const requestPlanning = endpoint({
  method: 'POST',
  path: '/api/planning/cases',
  access: 'signed-in',
  status: 201,
  summary: 'Ask us to plan a celebration; once for each Idempotency-Key',
  body: planningRequest,
  response: answered,
});
export const listOwnCases = endpoint({
  method: 'GET',
  path: '/api/planning/cases',
  access: 'signed-in',
  summary: 'What the caller has asked us to plan, the newest first',
  response: z.object({ items: z.array(ownCase) }),
});
export const getCase = endpoint({
  method: 'GET',
  path: '/api/planning/cases/:caseId',
  access: 'signed-in',
  summary: 'One of the caller’s celebrations with all that is planned of it',
  params: byCase,
  response: answered,
});
export const getCaseIcs = endpoint({
  method: 'GET',
  path: '/api/planning/cases/:caseId/celebration.ics',
  access: 'signed-in',
  summary: 'The day of a celebration, what is still to be done for it and what is due, as a calendar file',
  params: byCase,
  produces: 'text/calendar',
});
export const withdrawCase = endpoint({
  method: 'POST',
  path: '/api/planning/cases/:caseId/withdraw',
  access: 'signed-in',
  summary: 'Withdraw a request of which nothing is agreed yet',
  params: byCase,
  response: answered,
});
export const acceptPlan = endpoint({
  method: 'POST',
  path: '/api/planning/cases/:caseId/proposals/:planProposalId/accept',
  access: 'signed-in',
  summary: 'Accept the version of a proposal that was read; accepting it again changes nothing',
  params: byProposal,
  response: answered,
});
export const declinePlan = endpoint({
  method: 'POST',
  path: '/api/planning/cases/:caseId/proposals/:planProposalId/decline',
  access: 'signed-in',
  summary: 'Decline a proposal',
  params: byProposal,
  body: z.object({ reason: planningRequest.shape.notes }),
  response: answered,
});
export const getProposalPdf = endpoint({
  method: 'GET',
  path: '/api/planning/cases/:caseId/proposals/:planProposalId/proposal.pdf',
  access: 'signed-in',
  summary: 'A version of a proposal as a PDF file',
  params: byProposal,
  produces: 'application/pdf',
});
export const payMilestone = endpoint({
  method: 'POST',
  path: '/api/planning/cases/:caseId/milestones/:milestoneId/payments',
  access: 'signed-in',
  status: 201,
  summary: 'Start or resume paying a milestone',
  params: byCase.extend({ milestoneId: id }),
  response: startedPayment,
});
export const findMilestone = endpoint({
  method: 'GET',
  path: '/api/planning/milestones/:milestoneId',
  access: 'signed-in',
  summary: 'The celebration that one of the caller’s milestones is of',
  params: z.object({ milestoneId: id }),
  response: z.object({ caseId: z.string() }),
});
export const tickTask = endpoint({
  method: 'POST',
  path: '/api/planning/cases/:caseId/tasks/:taskId',
  access: 'signed-in',
  summary: 'Tick an entry of the checklist that is the caller’s, or take the tick away',
  params: byCase.extend({ taskId: id }),
  body: z.object({ isDone: z.boolean() }),
  response: answered,
});
export const listCaseMessages = endpoint({
  method: 'GET',
  path: '/api/planning/cases/:caseId/messages',
  access: 'signed-in',
  summary: 'The conversation on one of the caller’s celebrations',
  params: byCase,
  response: thread,
});
export const writeCaseMessage = endpoint({
  method: 'POST',
  path: '/api/planning/cases/:caseId/messages',
  access: 'signed-in',
  status: 201,
  summary: 'Write to the coordinator',
  params: byCase,
  body: planningMessage,
  response: z.object({ message: caseMessage }),
});
export const readCaseMessages = endpoint({
  method: 'POST',
  path: '/api/planning/cases/:caseId/messages/read',
  access: 'signed-in',
  summary: 'Mark the conversation on one of the caller’s celebrations as read',
  params: byCase,
  body: readUntil,
  response: unreadCount,
});
export const uploadCaseFile = endpoint({
  method: 'POST',
  path: '/api/planning/cases/:caseId/files',
  access: 'signed-in',
  status: 201,
  summary: 'Upload a photo or PDF for a message on one of the caller’s celebrations',
  params: byCase,
  upload: photoUpload,
  response: z.object({ photo: attachedFile }),
});
