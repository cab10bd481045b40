import { unsubscribe } from '@adunni/contracts/newsletter/links';
import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { job } from '../../../kit/jobs/jobs.ts';
import { deliverMails, writeMails } from '../../../kit/mail/outbox.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { visibleCards } from '../../catalog/queries.ts';
import { getSettings } from '../../settings/queries.ts';
import { linkToken } from '../links.ts';
import { isReader } from '../readers.ts';
import { subscribers } from '../tables.ts';
import { renderCampaign } from './email-template.ts';
import { campaignRecipients, campaigns } from './tables.ts';

/** Letters written in one go, and the seconds until the next ones: at most 600 a minute, which mail servers bear. */
const BATCH = 20;
const PAUSE_SECONDS = 2;

type Campaign = typeof campaigns.$inferSelect;

/** Writes the next emails of a campaign. */
export const sendJob = job<{ campaignId: string }>({ name: 'newsletter-send', run: sendBatch });

/** Delivers emails that were written, in a queue of their own, so that receipts do not wait behind them. */
export const deliverJob = job<{ mailIds: string[] }>({ name: 'newsletter-deliver', run: deliverCampaignMails });

/**
 * Writes the next emails of a campaign into the outbox and queues what follows, all in one transaction: however often
 * it runs, at the same time or after being killed, each recipient gets one email. Who has left meanwhile is skipped.
 */
export async function sendBatch(deps: Deps, { campaignId }: { campaignId: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const campaign = await claim(tx, campaignId);
    if (!campaign) return;
    const now = deps.clock();
    if (!campaign.addressedAt) await address(tx, campaignId, now);
    const batch = await nextRecipients(tx, campaignId);
    await writeCampaignMails(deps, tx, campaign, batch, now);
    if (batch.length < BATCH) return end(tx, campaignId, now);
    await tx
      .update(campaigns)
      .set({ nextBatchAt: sql`now() + make_interval(secs => ${PAUSE_SECONDS})` })
      .where(eq(campaigns._id, campaignId));
    const startAfter = new Date(Date.now() + PAUSE_SECONDS * 1000);
    await deps.jobs.enqueue(tx, sendJob, { campaignId }, { startAfter });
  });
}

/** The campaign, locked, if its next emails are due; of two jobs that run at once the second finds them not due yet. */
async function claim(tx: Tx, campaignId: string): Promise<Campaign | undefined> {
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns._id, campaignId)).for('no key update');
  const [due] = await tx
    .select({ _id: campaigns._id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns._id, campaignId),
        eq(campaigns.status, 'sending'),
        // Half a second for clocks that differ. Not `now()`, which stands still while a lock is waited for.
        or(isNull(campaigns.nextBatchAt), lte(campaigns.nextBatchAt, sql`clock_timestamp() + interval '0.5 s'`)),
      ),
    );
  return due && campaign;
}

/** Writes down everybody who is on the list at this moment. */
async function address(tx: Tx, campaignId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into campaign_recipients (campaign_id, subscriber_id)
    select ${campaignId}, ${subscribers._id} from ${subscribers} where ${isReader} order by ${subscribers._id}
    on conflict do nothing`);
  await tx.update(campaigns).set({ addressedAt: now }).where(eq(campaigns._id, campaignId));
}

interface Recipient {
  _id: string;
  subscriberId: string | null;
  email: string | null;
  isReader: boolean | null;
}

const nextRecipients = (tx: Tx, campaignId: string): Promise<Recipient[]> =>
  tx
    .select({
      _id: campaignRecipients._id,
      subscriberId: subscribers._id,
      email: subscribers.email,
      isReader: isReader as SQL<boolean | null>,
    })
    .from(campaignRecipients)
    .leftJoin(subscribers, eq(subscribers._id, campaignRecipients.subscriberId))
    .where(and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.status, 'waiting')))
    .orderBy(asc(campaignRecipients._id))
    .limit(BATCH);

async function writeCampaignMails(
  deps: Deps,
  tx: Tx,
  campaign: Campaign,
  batch: Recipient[],
  now: Date,
): Promise<void> {
  const readers = batch.filter(({ isReader: reads }) => reads);
  const written = await composeEmails(deps, tx, campaign, readers, now);
  const mailIds = await writeMails(tx, written);
  const skipped = batch.filter(({ isReader: reads }) => !reads).map(({ _id }) => _id);
  if (skipped.length > 0)
    await tx
      .update(campaignRecipients)
      .set({ status: 'skipped', at: now })
      .where(inArray(campaignRecipients._id, skipped));
  if (mailIds.length === 0) return;
  await tx.execute(sql`
    update campaign_recipients r set status = 'written', mail_id = w.mail_id, at = ${now.toISOString()}
    from unnest(${sql.param(readers.map(({ _id }) => _id))}::uuid[], ${sql.param(mailIds)}::uuid[]) as w (id, mail_id)
    where r.id = w.id`);
  await deps.jobs.enqueue(tx, deliverJob, { mailIds });
}

/** The emails of a campaign to these people, each with their own way out in its text and in its headers (RFC 8058). */
async function composeEmails(deps: Deps, db: Db | Tx, campaign: Campaign, readers: Recipient[], now: Date) {
  const { publicUrl, authSecret } = deps.config;
  const render = renderCampaign(campaign, await visibleCards(db, campaign.productIds, now), {
    publicUrl,
    tax: await getSettings(db),
  });
  return readers.map(({ subscriberId, email }) => {
    const query = `token=${linkToken(authSecret, 'unsubscribe', subscriberId ?? '')}`;
    return {
      kind: 'newsletter',
      recipient: email ?? '',
      subject: campaign.subject,
      ...render(`${publicUrl}/newsletter/unsubscribe?${query}`),
      headers: {
        'List-Unsubscribe': `<${publicUrl}${unsubscribe.path}?${query}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  });
}

async function end(tx: Tx, campaignId: string, now: Date): Promise<void> {
  await tx.update(campaigns).set({ status: 'sent', finishedAt: now }).where(eq(campaigns._id, campaignId));
}

/** Delivers emails, but takes back those to people who have left since they were written. */
async function deliverCampaignMails(deps: Deps, { mailIds }: { mailIds: string[] }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const left = await tx
      .select({ _id: campaignRecipients._id, mailId: mails._id })
      .from(campaignRecipients)
      .innerJoin(mails, eq(mails._id, campaignRecipients.mailId))
      .leftJoin(subscribers, eq(subscribers._id, campaignRecipients.subscriberId))
      .where(
        and(inArray(mails._id, mailIds), inArray(mails.status, ['queued', 'failed']), sql`${isReader} is not true`),
      )
      .orderBy(asc(mails._id))
      .for('update', { of: mails });
    if (left.length === 0) return;
    const ids = left.map(({ _id }) => _id);
    await tx.update(campaignRecipients).set({ status: 'skipped' }).where(inArray(campaignRecipients._id, ids));
    const letters = left.map(({ mailId }) => mailId);
    await tx.delete(mails).where(inArray(mails._id, letters));
  });
  await deliverMails(deps, mailIds);
}
