import { z } from 'zod';
import { attachedFile } from '../conversations/files.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, moment } from '../fields.ts';
import { type LoadedRecord, type LoadedRow, type RecordOf, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { inquiryAnswer, ticketOfInquiry } from './forms.ts';
import { INQUIRY_KINDS, PRIVACY_REQUESTS } from './kinds.ts';
import { INQUIRY_STATUS_NAMES, INQUIRY_STATUSES } from './statuses.ts';

export const inquiryStaffErrors = defineErrors({
  inquiry_status_not_possible: [409, 'This inquiry can’t have that status now.'],
  inquiry_is_spam: [409, 'This inquiry is marked as spam. Please mark it as not spam first.'],
  inquiry_is_ticket: [409, 'This inquiry is a ticket now. Please reply there.'],
  inquiry_is_privacy: [409, 'Please reply to requests about personal data here; they don’t become tickets.'],
  no_confirmed_account: [422, 'No account has confirmed this email address.'],
});

const named = z.object({ _id: z.string(), name: z.string() });

export const inquiryResource = resource({
  path: '/api/staff/inquiries',
  access: STAFF_ROLES,
  one: 'inquiry',
  many: 'inquiries',
  columns: {
    number: 'Inquiry',
    subject: 'Subject',
    sender: 'Sender',
    email: ['Email', 'email'],
    kind: ['Type', INQUIRY_KINDS],
    status: ['Status', INQUIRY_STATUSES],
    assignee: ['Assigned to', 'named?'],
    dueAt: ['Due', 'day?'],
    lastAt: ['Last activity', 'moment'],
    createdAt: ['Received', 'moment'],
  },
  row: z.object({ isOverdue: z.boolean() }),
  facts: { category: ['Category', 'text?'], request: ['Request', 'text?'] },
  detail: z.object({
    request: z.enum(PRIVACY_REQUESTS).nullable(),
    description: z.string(),
    /** As it was written, and the order that has this number; it proves nothing about who wrote. */
    orderNumber: z.string(),
    order: named.nullable(),
    /** What speaks for spam, in points of 100, and why. */
    spamScore: z.number(),
    spamReasons: z.array(z.string()),
    files: z.array(attachedFile),
    /** What staff answered, and what the sender wrote back. */
    answers: z.array(
      z.object({
        ...{ _id: z.string(), message: z.string(), by: z.string(), isSender: z.boolean() },
        at: moment,
        files: z.array(attachedFile),
      }),
    ),
    /** An account with the sender’s email; whether it is theirs nobody knows unless the email is confirmed. */
    account: named.extend({ isConfirmed: z.boolean() }).nullable(),
    /** Whether it was sent by that account, or was given to it. */
    isTied: z.boolean(),
    ticket: named.nullable(),
  }),
  filters: {
    assigned: z.enum(['me', 'nobody']).optional(),
    /** All but spam, unless something else is asked for. */
    status: z.enum(['current', ...INQUIRY_STATUS_NAMES]).default('current'),
    kind: z.enum(INQUIRY_KINDS).optional(),
    due: z.enum(['overdue', 'week']).optional(),
  },
  sorts: ['due', '-lastAt', 'createdAt'],
  sortNames: { due: 'Due first, then latest' },
  actions: ['assign', 'close', 'reopen', 'spam'],
});
export type StaffInquiryRow = RowOf<typeof inquiryResource>;
export type StaffInquiry = RecordOf<typeof inquiryResource>;
export type LoadedStaffInquiryRow = LoadedRow<typeof inquiryResource>;
export type LoadedStaffInquiry = LoadedRecord<typeof inquiryResource>;

const byId = z.object({ _id: id });

export const answerInquiry = endpoint({
  method: 'POST',
  path: '/api/staff/inquiries/:_id/answers',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Reply to an inquiry by email; once for each Idempotency-Key that is sent',
  params: byId,
  body: inquiryAnswer,
  response: z.object({ answerId: z.string() }),
});
export const makeTicketOfInquiry = endpoint({
  method: 'POST',
  path: '/api/staff/inquiries/:_id/ticket',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Turn an inquiry into a ticket, once',
  params: byId,
  body: ticketOfInquiry,
  response: z.object({ ticketId: z.string(), number: z.string() }),
});
