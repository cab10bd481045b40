import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, messageResponse, moment, momentIn, picture, version } from '../fields.ts';
import { resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { campaignForm } from './forms.ts';

export const CAMPAIGN_STATUSES = statuses({
  draft: { label: 'Draft', tone: 'over' },
  scheduled: { label: 'Planned', tone: 'waiting' },
  sending: { label: 'Going out', tone: 'waiting' },
  paused: { label: 'Paused', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'good' },
  stopped: { label: 'Stopped', tone: 'bad' },
});
export type CampaignStatus = StatusOf<typeof CAMPAIGN_STATUSES>;
/** What became of a campaign for one recipient. `kept` means that no mail server is set up. */
export const RESULTS = statuses({
  waiting: { label: 'Not written yet', tone: 'waiting' },
  queued: { label: 'On its way', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'good' },
  kept: { label: 'Kept in the outbox', tone: 'over' },
  failed: { label: 'Failed', tone: 'bad' },
  skipped: { label: 'Skipped, had left', tone: 'over' },
});
export type Result = StatusOf<typeof RESULTS>;

export const campaignErrors = defineErrors({
  campaign_went_out: [409, 'This campaign has gone out already.'],
  campaign_not_under_way: [409, 'This campaign is not being sent.'],
  campaign_not_paused: [409, 'This campaign is not paused.'],
  campaign_not_scheduled: [409, 'This campaign is not scheduled.'],
  campaign_kept: [409, 'A campaign that went out stays in the list.'],
  nobody_to_send_to: [409, 'Nobody has confirmed a subscription yet.'],
});

export const campaignRow = z.object({
  _id: z.string(),
  subject: z.string(),
  status: z.enum(statusNames(CAMPAIGN_STATUSES)),
  /** Recipients in all, 0 before it begins. */
  recipients: z.number(),
  /** How many emails have each result. */
  waiting: z.number(),
  queued: z.number(),
  sent: z.number(),
  kept: z.number(),
  failed: z.number(),
  skipped: z.number(),
  scheduledFor: moment.nullable(),
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  createdAt: moment,
});
export type CampaignRow = z.input<typeof campaignRow>;
export type LoadedCampaignRow = z.output<typeof campaignRow>;

export const campaignRecord = campaignRow.extend({
  preheader: z.string(),
  body: z.string(),
  products: z.array(
    z.object({ _id: z.string(), title: z.string(), picture: picture.nullable(), isPublic: z.boolean() }),
  ),
  author: z.string(),
});
export type CampaignRecord = z.input<typeof campaignRecord>;
export type LoadedCampaignRecord = z.output<typeof campaignRecord>;

export const campaignResource = resource({
  path: '/api/staff/newsletter/campaigns',
  access: STAFF_ROLES,
  one: 'campaign',
  many: 'campaigns',
  columns: {
    subject: 'Subject',
    status: ['Status', CAMPAIGN_STATUSES],
    recipients: ['Recipients', 'number'],
    sent: ['Sent', 'number'],
    kept: ['Kept here', 'number'],
    failed: ['Failed', 'number'],
    skipped: ['Skipped', 'number'],
    scheduledFor: ['Planned for', 'moment?'],
    startedAt: ['Begun', 'moment?'],
    finishedAt: ['Finished', 'moment?'],
    createdAt: ['Written', 'day'],
  },
  row: campaignRow,
  record: campaignRecord,
  form: campaignForm,
  filters: { status: z.enum(['any', ...statusNames(CAMPAIGN_STATUSES)]).default('any') },
  sorts: ['-createdAt', 'subject'],
  actions: ['pause', 'resume', 'stop', 'unschedule', 'remove', 'restore'],
});

export const recipientRow = z.object({
  _id: z.string(),
  /** Null when the person has been erased. */
  email: z.string().nullable(),
  campaign: z.string(),
  campaignId: z.string(),
  result: z.enum(statusNames(RESULTS)),
  /** What the mail server said. */
  error: z.string().nullable(),
  mailId: z.string().nullable(),
  at: moment.nullable(),
});
export type RecipientRow = z.input<typeof recipientRow>;
export type LoadedRecipientRow = z.output<typeof recipientRow>;

/** What became of each email of the campaigns. */
export const recipientResource = resource({
  path: '/api/staff/newsletter/recipients',
  access: STAFF_ROLES,
  one: 'recipient',
  many: 'recipients',
  columns: {
    email: 'Recipient',
    campaign: 'Campaign',
    result: ['Result', RESULTS],
    error: 'What the server said',
    at: ['When', 'moment?'],
  },
  row: recipientRow,
  filters: { campaign: id.optional(), result: z.enum(statusNames(RESULTS)).optional() },
  sorts: ['-at'],
});

export const getAudience = endpoint({
  method: 'GET',
  path: '/api/staff/newsletter/audience',
  access: STAFF_ROLES,
  summary: 'Count who would get a campaign now',
  response: z.object({ confirmed: z.number() }),
});

export const previewCampaign = endpoint({
  method: 'POST',
  path: '/api/staff/newsletter/preview',
  access: STAFF_ROLES,
  summary: 'Show a campaign as its letter will look',
  body: campaignForm,
  response: z.object({ html: z.string(), text: z.string() }),
});

const byId = z.object({ _id: id });

export const testCampaign = endpoint({
  method: 'POST',
  path: '/api/staff/newsletter/campaigns/:_id/test',
  access: STAFF_ROLES,
  summary: 'Mail a campaign to oneself',
  params: byId,
  response: messageResponse,
});

/** Begins at once, or at a moment to come. The version is the one that was read before it was sent. */
export const sendCampaign = endpoint({
  method: 'POST',
  path: '/api/staff/newsletter/campaigns/:_id/send',
  access: STAFF_ROLES,
  summary: 'Send a campaign',
  params: byId,
  body: z.object({ version, at: momentIn().nullable() }),
  response: z.object({ version: z.number() }),
});
