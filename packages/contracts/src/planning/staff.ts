import { z } from 'zod';
import { attachedFile } from '../conversations/files.ts';
import { conversationOf, photoUpload, readUntil, unreadCount } from '../conversations/messages.ts';
import { endpoint } from '../endpoint.ts';
import { id, moment, monthIn, version } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { moneyIn } from '../money-forms.ts';
import { REFUND_STATUS_NAMES } from '../payments/payments.ts';
import { type LoadedRecord, type LoadedRow, type RecordOf, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { caseMessage, planningCase } from './cases.ts';
import {
  assignment,
  coordinatorForm,
  planForm,
  planningMessage,
  planningPackageForm,
  proposalForm,
  stageChange,
} from './forms.ts';
import { PLANNING_DESKS, PLANNING_LEVEL_NAMES } from './names.ts';
import { PLANNING_STAGE_NAMES, PLANNING_STAGES } from './stages.ts';

export const planningCaseResource = resource({
  path: '/api/staff/planning-cases',
  access: STAFF_ROLES,
  one: 'planning case',
  many: 'planning cases',
  columns: {
    number: 'Case',
    customer: ['Customer', 'named'],
    kind: 'Celebration',
    level: 'Package',
    day: 'Day',
    city: 'City',
    guests: ['Guests', 'number'],
    stage: ['Status', PLANNING_STAGES],
    assignee: ['Coordinator', 'named?'],
    /** When our answer is due; none once we have answered. */
    answerDueAt: ['Answer due', 'moment?'],
    unread: ['Unread', 'number'],
    createdAt: ['Requested', 'moment'],
  },
  row: z.object({
    kind: planningCase.shape.kind,
    level: planningCase.shape.level,
    day: z.string().nullable(),
    stage: planningCase.shape.stage,
  }),
  detail: planningCase
    .omit({
      ...{ _id: true, number: true, stage: true, kind: true, level: true, day: true, city: true, guests: true },
      ...{ answerDueAt: true, createdAt: true, coordinator: true },
    })
    .extend({
      /** What went back of milestones, with the payment on whose page a refund that failed is sent again. */
      refunds: z.array(
        z.object({
          ...{ _id: z.string(), paymentId: z.string(), amount: moneyOut, reason: z.string() },
          ...{ status: z.enum(REFUND_STATUS_NAMES), at: moment },
        }),
      ),
      /** The customer’s other cases. */
      others: z.array(z.object({ _id: z.string(), number: z.string(), stage: z.enum(PLANNING_STAGE_NAMES) })),
    }),
  form: assignment,
  isOpenedElsewhere: true,
  filters: {
    stage: z.enum(['live', 'any', ...PLANNING_STAGE_NAMES]).default('live'),
    level: z.enum(PLANNING_LEVEL_NAMES).optional(),
    assigned: z.enum(['me', 'nobody']).optional(),
    /** Those that wait for our answer for too long. */
    due: z.enum(['late']).optional(),
  },
  sorts: ['due', '-createdAt', 'day', 'guests'],
  sortNames: { due: 'Answer due next, then newest' },
  actions: ['assign'],
});
export type StaffCaseRow = RowOf<typeof planningCaseResource>;
export type StaffCase = RecordOf<typeof planningCaseResource>;
export type LoadedStaffCaseRow = LoadedRow<typeof planningCaseResource>;
export type LoadedStaffCase = LoadedRecord<typeof planningCaseResource>;

export const planningPackageResource = resource({
  path: '/api/staff/planning-packages',
  access: STAFF_ROLES,
  one: 'planning package',
  many: 'planning packages',
  columns: {
    title: 'Title',
    level: 'Package',
    summary: 'Summary',
    priceFrom: ['Price from', 'money'],
    position: ['Sort order', 'number'],
    isPublished: ['Published', 'yes'],
  },
  row: z.object({ level: z.enum(PLANNING_LEVEL_NAMES), contents: z.string() }),
  form: planningPackageForm,
  sorts: ['position', 'title'],
  actions: ['remove'],
});

export const coordinatorResource = resource({
  path: '/api/staff/coordinators',
  access: STAFF_ROLES,
  one: 'coordinator',
  many: 'coordinators',
  columns: {
    person: ['Name', 'named'],
    title: 'Title',
    cities: 'Cities',
    words: 'Introduction',
    position: ['Sort order', 'number'],
    isPublished: ['Published', 'yes'],
  },
  form: coordinatorForm,
  sorts: ['position', 'title'],
  actions: ['remove'],
});

const card = z.object({
  _id: z.string(),
  number: z.string(),
  customer: z.string(),
  kind: planningCase.shape.kind,
  level: planningCase.shape.level,
  stage: planningCase.shape.stage,
  day: z.string().nullable(),
  city: z.string(),
  guests: z.number(),
  assignee: z.object({ _id: z.string(), name: z.string() }).nullable(),
  answerDueAt: moment.nullable(),
  unread: z.number(),
});
export type CaseCard = z.input<typeof card>;

const byId = z.object({ _id: id });
const desk = z.object({ desk: z.enum(PLANNING_DESKS) });
const changed = z.object({ version: z.number() });
const byProposal = byId.extend({ planProposalId: id });

export const getPlanningBoard = endpoint({
  method: 'GET',
  path: '/api/staff/planning-board/:desk',
  access: STAFF_ROLES,
  summary: 'Live cases of a desk by their stage, those first that wait longest; and how many there are of each',
  params: desk,
  response: z.object({
    columns: z.array(z.object({ stage: z.enum(PLANNING_STAGE_NAMES), total: z.number(), cards: z.array(card) })),
  }),
});
export const getPlanningDays = endpoint({
  method: 'GET',
  path: '/api/staff/planning-days',
  access: STAFF_ROLES,
  summary: 'Days of a month with celebrations on them, and which coordinators have two on one day',
  query: z.object({ month: monthIn }),
  response: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        cases: z.array(card),
        /** Names of those who have more than one case on the day. */
        conflicts: z.array(z.string()),
      }),
    ),
  }),
});
export const listCoordinating = endpoint({
  method: 'GET',
  path: '/api/staff/planning-coordinating',
  access: STAFF_ROLES,
  summary: 'Who can be shown as a coordinator: staff, and makers with an open workshop',
  response: z.object({ items: z.array(z.object({ _id: z.string(), name: z.string() })) }),
});
export const listPlanningStaff = endpoint({
  method: 'GET',
  path: '/api/staff/planning-staff',
  access: STAFF_ROLES,
  summary: 'Whom cases can be assigned to',
  response: z.object({ items: z.array(z.object({ _id: z.string(), name: z.string() })) }),
});
export const sendProposal = endpoint({
  method: 'POST',
  path: '/api/staff/planning-cases/:_id/proposals',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Send the customer a proposal, which replaces the one before',
  params: byId,
  body: z.object({ version, proposal: proposalForm }),
  response: changed.extend({ proposalId: z.string() }),
});
export const getStaffProposalPdf = endpoint({
  method: 'GET',
  path: '/api/staff/planning-cases/:_id/proposals/:planProposalId/proposal.pdf',
  access: STAFF_ROLES,
  summary: 'A version of a proposal as a PDF file',
  params: byProposal,
  produces: 'application/pdf',
});
export const savePlan = endpoint({
  method: 'PUT',
  path: '/api/staff/planning-cases/:_id/plan',
  access: STAFF_ROLES,
  summary: 'Save checklist, budget, vendors and run sheet of a case; what is ticked stays ticked',
  params: byId,
  body: z.object({ version, plan: planForm }),
  response: changed,
});
export const tickTaskAsStaff = endpoint({
  method: 'POST',
  path: '/api/staff/planning-cases/:_id/tasks/:taskId',
  access: STAFF_ROLES,
  summary: 'Tick an entry of a checklist, or take the tick away',
  params: byId.extend({ taskId: id }),
  body: z.object({ isDone: z.boolean() }),
  response: z.object({ isDone: z.boolean() }),
});
export const setCaseStage = endpoint({
  method: 'POST',
  path: '/api/staff/planning-cases/:_id/stage',
  access: STAFF_ROLES,
  summary: 'Take a case to another stage',
  params: byId,
  body: stageChange,
  response: changed,
});
export const refundMilestone = endpoint({
  method: 'POST',
  path: '/api/staff/planning-cases/:_id/milestones/:milestoneId/refund',
  access: STAFF_ROLES,
  summary: 'Refund a paid milestone, or a part of it, to how it was paid',
  params: byId.extend({ milestoneId: id }),
  body: z.object({ amount: moneyIn, reason: stageChange.shape.reason }),
  response: z.object({ refunded: moneyOut }),
});
const thread = conversationOf(caseMessage);
export const listCaseMessagesAsStaff = endpoint({
  method: 'GET',
  path: '/api/staff/planning-cases/:_id/messages',
  access: STAFF_ROLES,
  summary: 'The conversation with the customer of a case',
  params: byId,
  response: thread,
});
export const writeCaseMessageAsStaff = endpoint({
  method: 'POST',
  path: '/api/staff/planning-cases/:_id/messages',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Write to the customer of a case, which answers their request',
  params: byId,
  body: planningMessage,
  response: z.object({ message: caseMessage }),
});
export const readCaseMessagesAsStaff = endpoint({
  method: 'POST',
  path: '/api/staff/planning-cases/:_id/messages/read',
  access: STAFF_ROLES,
  summary: 'Mark what the customer of a case wrote as read',
  params: byId,
  body: readUntil,
  response: unreadCount,
});
export const uploadCaseFileAsStaff = endpoint({
  method: 'POST',
  path: '/api/staff/planning-cases/:_id/files',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Upload a photo or PDF for a message to the customer of a case',
  params: byId,
  upload: photoUpload,
  response: z.object({ photo: attachedFile }),
});
