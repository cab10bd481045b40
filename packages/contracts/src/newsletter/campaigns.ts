import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, messageResponse, momentIn, picture, version } from '../fields.ts';
import { type LoadedRecord, type LoadedRow, type RecordOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { campaignForm } from './forms.ts';

export const CAMPAIGN_STATUSES = statuses({
  draft: { label: 'Draft', tone: 'over' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  sending: { label: 'Sending', tone: 'waiting' },
  paused: { label: 'Paused', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'good' },
  stopped: { label: 'Stopped', tone: 'bad' },
});
export type CampaignStatus = StatusOf<typeof CAMPAIGN_STATUSES>;
/** What became of a campaign for one recipient. `kept` means that no mail server is set up. */
export const RESULTS = statuses({
  waiting: { label: 'Pending', tone: 'waiting' },
  queued: { label: 'Queued', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'good' },
  kept: { label: 'Kept in outbox', tone: 'over' },
  failed: { label: 'Failed', tone: 'bad' },
  skipped: { label: 'Skipped (unsubscribed)', tone: 'over' },
});
export type Result = StatusOf<typeof RESULTS>;

export const campaignErrors = defineErrors({
  campaign_went_out: [409, 'This campaign has already been sent.'],
  campaign_not_under_way: [409, 'This campaign is not being sent.'],
  campaign_not_paused: [409, 'This campaign is not paused.'],
  campaign_not_scheduled: [409, 'This campaign is not scheduled.'],
  campaign_kept: [409, 'Sent campaigns can’t be removed.'],
  nobody_to_send_to: [409, 'There are no confirmed subscribers yet.'],
});

export const campaignResource = resource({
  path: '/api/staff/newsletter/campaigns',
  access: STAFF_ROLES,
  one: 'campaign',
  many: 'campaigns',
  columns: {
    subject: 'Subject',
    status: ['Status', CAMPAIGN_STATUSES],
    /** In all, 0 before it begins; then how many emails have each result. */
    recipients: ['Recipients', 'number'],
    sent: ['Sent', 'number'],
    kept: ['Kept in outbox', 'number'],
    failed: ['Failed', 'number'],
    skipped: ['Skipped', 'number'],
    scheduledFor: ['Scheduled for', 'moment?'],
    startedAt: ['Started', 'moment?'],
    finishedAt: ['Finished', 'moment?'],
    createdAt: ['Written', 'day'],
  },
  row: z.object({ waiting: z.number(), queued: z.number() }),
  detail: z.object({
    preheader: z.string(),
    body: z.string(),
    products: z.array(
      z.object({ _id: z.string(), title: z.string(), picture: picture.nullable(), isPublic: z.boolean() }),
    ),
    author: z.string(),
  }),
  form: campaignForm,
  filters: { status: z.enum(['any', ...statusNames(CAMPAIGN_STATUSES)]).default('any') },
  sorts: ['-createdAt', 'subject'],
  actions: ['pause', 'resume', 'stop', 'unschedule', 'remove', 'restore'],
});
export type LoadedCampaignRow = LoadedRow<typeof campaignResource>;
export type CampaignRecord = RecordOf<typeof campaignResource>;
export type LoadedCampaignRecord = LoadedRecord<typeof campaignResource>;

/** What became of each email of the campaigns. */
export const recipientResource = resource({
  path: '/api/staff/newsletter/recipients',
  access: STAFF_ROLES,
  one: 'recipient',
  many: 'recipients',
  columns: {
    /** Null when the person has been erased. */
    email: ['Recipient', 'text?'],
    campaign: 'Campaign',
    result: ['Result', RESULTS],
    error: ['Server response', 'text?'],
    at: ['When', 'moment?'],
  },
  row: z.object({ campaignId: z.string(), mailId: z.string().nullable() }),
  filters: { campaign: id.optional(), result: z.enum(statusNames(RESULTS)).optional() },
  sorts: ['-at'],
});
export type LoadedRecipientRow = LoadedRow<typeof recipientResource>;

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
