import { z } from 'zod';
import { defineErrors } from '../errors.ts';
import { line } from '../fields.ts';
import { type LoadedRecord, type LoadedRow, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/** `kept` means that no mail server is set up, so that the mail can only be read here. */
export const MAIL_STATUSES = statuses({
  queued: { label: 'Queued', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'good' },
  kept: { label: 'Not sent (no mail server)', tone: 'over' },
  failed: { label: 'Failed', tone: 'bad' },
});
export type MailStatus = StatusOf<typeof MAIL_STATUSES>;

export const outboxErrors = defineErrors({
  mail_not_failed: [409, 'Only failed emails can be sent again.'],
});

/** Every mail that the product has written. */
export const outboxResource = resource({
  path: '/api/staff/outbox',
  access: STAFF_ROLES,
  one: 'email',
  many: 'emails',
  columns: {
    subject: 'Subject',
    recipient: ['To', 'email'],
    kind: 'Type',
    status: ['Status', MAIL_STATUSES],
    attempts: ['Attempts', 'number'],
    error: ['Last error', 'text?'],
    createdAt: ['Written', 'moment'],
    sentAt: ['Sent', 'moment?'],
  },
  /** The mail as it looks. Links that let somebody into an account are masked for all who do not need them. */
  detail: z.object({ html: z.string(), text: z.string() }),
  filters: { status: z.enum(statusNames(MAIL_STATUSES)).optional(), kind: line(60).optional() },
  sorts: ['-createdAt'],
  actions: ['retry'],
});
export type LoadedMailRow = LoadedRow<typeof outboxResource>;
export type LoadedMailRecord = LoadedRecord<typeof outboxResource>;
