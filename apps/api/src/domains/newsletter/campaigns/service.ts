import { commonErrors, type ErrorKind } from '@adunni/contracts/errors';
import { type CampaignStatus, campaignErrors } from '@adunni/contracts/newsletter/campaigns';
import type { CampaignForm } from '@adunni/contracts/newsletter/forms';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { Content } from '../../../kit/mail/email-template.ts';
import { deliverMail, writeMails } from '../../../kit/mail/outbox.ts';
import { visibleCards } from '../../catalog/queries.ts';
import { getSettings } from '../../settings/queries.ts';
import { renderCampaign } from './email-template.ts';
import { countReaders } from './queries.ts';
import { sendJob } from './sending.service.ts';
import { campaigns } from './tables.ts';

/** Before it goes out. */
const OPEN: CampaignStatus[] = ['draft', 'scheduled'];

/** Writes a new draft and returns its id. */
export async function createCampaign({ viewer }: StaffCtx, tx: Tx, values: CampaignForm): Promise<string> {
  const [campaign] = await tx
    .insert(campaigns)
    .values({ ...values, createdBy: viewer._id })
    .returning({ _id: campaigns._id });
  if (!campaign) throw new Error('the campaign was not stored');
  return campaign._id;
}

/** Changes a campaign that has not gone out; one that is scheduled stays so. */
export const updateCampaign = (_ctx: StaffCtx, tx: Tx, id: string, values: CampaignForm): Promise<void> =>
  move(tx, id, OPEN, values, campaignErrors.campaign_went_out);

/** Changes a campaign whose status is one of these. Throws the refusal for any other. */
async function move(
  tx: Tx,
  id: string,
  from: CampaignStatus[],
  to: Partial<typeof campaigns.$inferInsert>,
  refusal: ErrorKind,
): Promise<void> {
  const [moved] = await tx
    .update(campaigns)
    .set(to)
    .where(and(eq(campaigns._id, id), inArray(campaigns.status, from)))
    .returning({ _id: campaigns._id });
  if (!moved) throw new Refusal(refusal);
}

/** What staff do to campaigns, one or many at a time. */
export const campaignActions = {
  pause: (_ctx: StaffCtx, tx: Tx, id: string) =>
    move(tx, id, ['sending'], { status: 'paused' }, campaignErrors.campaign_not_under_way),
  resume: async (ctx: StaffCtx, tx: Tx, id: string) => {
    await move(tx, id, ['paused'], { status: 'sending', nextBatchAt: null }, campaignErrors.campaign_not_paused);
    await ctx.jobs.enqueue(tx, sendJob, { campaignId: id });
  },
  stop: ({ clock }: StaffCtx, tx: Tx, id: string) =>
    move(
      tx,
      id,
      ['sending', 'paused'],
      { status: 'stopped', finishedAt: clock() },
      campaignErrors.campaign_not_under_way,
    ),
  unschedule: (_ctx: StaffCtx, tx: Tx, id: string) =>
    move(tx, id, ['scheduled'], { status: 'draft', scheduledFor: null }, campaignErrors.campaign_not_scheduled),
  remove: ({ clock }: StaffCtx, tx: Tx, id: string) =>
    move(tx, id, OPEN, { status: 'draft', scheduledFor: null, removedAt: clock() }, campaignErrors.campaign_kept),
  restore: (_ctx: StaffCtx, tx: Tx, id: string) =>
    move(tx, id, OPEN, { removedAt: null }, campaignErrors.campaign_kept),
};

/**
 * Begins a campaign now, or plans it for `at`; answers with its new version. Throws 404, and 409 when it has changed
 * since the caller read it, when it went out already, or when there is nobody to send it to.
 */
export async function sendCampaign(
  ctx: StaffCtx,
  id: string,
  { version, at: scheduledFor }: { version: number; at: Date | null },
): Promise<number> {
  const now = ctx.clock();
  if (scheduledFor && scheduledFor <= now)
    throw new Refusal(commonErrors.invalid, { fields: { at: 'Please choose a time in the future.' } });
  if (!scheduledFor && (await countReaders(ctx)) === 0) throw new Refusal(campaignErrors.nobody_to_send_to);
  await staffWrite(ctx, async (tx) => {
    const [seen] = await tx
      .select({ version: campaigns.version })
      .from(campaigns)
      .where(and(eq(campaigns._id, id), isNull(campaigns.removedAt)))
      .for('no key update');
    if (!seen) throw new Refusal(commonErrors.not_found);
    if (seen.version !== version) throw new Refusal(commonErrors.stale);
    const to = scheduledFor
      ? { status: 'scheduled' as const, scheduledFor }
      : { status: 'sending' as const, startedAt: now };
    await move(tx, id, OPEN, to, campaignErrors.campaign_went_out);
    await tx
      .update(campaigns)
      .set({ version: sql`${campaigns.version} + 1` })
      .where(eq(campaigns._id, id));
    if (!scheduledFor) await ctx.jobs.enqueue(tx, sendJob, { campaignId: id });
  });
  return version + 1;
}

/** A campaign as its email will look; the way out leads to no subscription. */
export async function previewCampaign(ctx: StaffCtx, values: CampaignForm): Promise<Content> {
  const { publicUrl } = ctx.config;
  const picks = await visibleCards(ctx.db, values.productIds, ctx.clock());
  const tax = await getSettings(ctx.db);
  return renderCampaign(values, picks, { publicUrl, tax })(`${publicUrl}/newsletter/unsubscribe`);
}

/** Mails a campaign, as it is stored, to who asks for it. Throws 404. */
export async function testCampaign(ctx: StaffCtx, id: string): Promise<void> {
  const [campaign] = await ctx.db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns._id, id), isNull(campaigns.removedAt)));
  if (!campaign) throw new Refusal(commonErrors.not_found);
  const content = await previewCampaign(ctx, campaign);
  await staffWrite(ctx, async (tx) => {
    const subject = `Test: ${campaign.subject}`;
    const written = { kind: 'newsletter-test', recipient: ctx.viewer.email, subject, ...content };
    const [mailId = ''] = await writeMails(tx, [written]);
    await ctx.jobs.enqueue(tx, deliverMail, { mailId });
  });
}
