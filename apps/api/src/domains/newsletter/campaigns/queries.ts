import type {
  CampaignStatus,
  LoadedCampaignRecord,
  LoadedCampaignRow,
  LoadedRecipientRow,
  Result,
} from '@adunni/contracts/newsletter/campaigns';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { contains } from '../../../kit/database/contains.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { productCards } from '../../catalog/queries.ts';
import { users } from '../../identity/tables.ts';
import { isReader } from '../readers.ts';
import { subscribers } from '../tables.ts';
import { campaignRecipients, campaigns } from './tables.ts';

/** Which campaigns a list shows and in what order: all but removed drafts. */
export const campaignList = {
  table: campaigns,
  search: [campaigns.subject],
  filters: {
    status: (status: CampaignStatus | 'any') =>
      and(isNull(campaigns.removedAt), status === 'any' ? undefined : eq(campaigns.status, status)),
  },
  sorts: { createdAt: campaigns.createdAt, subject: campaigns.subject },
};

/** How an email went, as a column over recipients and their mails; a mail that was erased had been sent. */
const result: SQL<Result> = sql`case ${campaignRecipients.status}
  when 'waiting' then 'waiting' when 'skipped' then 'skipped' else coalesce(${mails.status}::text, 'sent') end`;

async function countResults({ db }: Ctx, campaignIds: string[]): Promise<Map<string, Map<Result, number>>> {
  const rows = await db
    .select({ campaignId: campaignRecipients.campaignId, result, letters: count() })
    .from(campaignRecipients)
    .leftJoin(mails, eq(mails._id, campaignRecipients.mailId))
    .where(inArray(campaignRecipients.campaignId, campaignIds))
    .groupBy(campaignRecipients.campaignId, sql`2`);
  const counts = new Map(campaignIds.map((id) => [id, new Map<Result, number>()]));
  for (const { campaignId, result: went, letters } of rows) counts.get(campaignId)?.set(went, letters);
  return counts;
}

/** Campaigns with how their emails went. */
export async function loadCampaigns(ctx: StaffCtx, ids: string[]): Promise<LoadedCampaignRow[]> {
  const [rows, counts] = await Promise.all([
    ctx.db.select().from(campaigns).where(inArray(campaigns._id, ids)),
    countResults(ctx, ids),
  ]);
  return rows.map((campaign) => {
    const letters = counts.get(campaign._id) ?? new Map<Result, number>();
    const of = (went: Result): number => letters.get(went) ?? 0;
    return {
      _id: campaign._id,
      subject: campaign.subject,
      status: campaign.status,
      recipients: [...letters.values()].reduce((sum, each) => sum + each, 0),
      waiting: of('waiting'),
      queued: of('queued'),
      sent: of('sent'),
      kept: of('kept'),
      failed: of('failed'),
      skipped: of('skipped'),
      scheduledFor: campaign.scheduledFor,
      startedAt: campaign.startedAt,
      finishedAt: campaign.finishedAt,
      createdAt: campaign.createdAt,
    };
  });
}

/** A campaign with its text, its pieces and who wrote it. */
export async function campaignRecord(ctx: StaffCtx, id: string): Promise<LoadedCampaignRecord> {
  const [[row], [written]] = await Promise.all([
    loadCampaigns(ctx, [id]),
    ctx.db
      .select({ campaign: campaigns, author: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
      .from(campaigns)
      .innerJoin(users, eq(users._id, campaigns.createdBy))
      .where(eq(campaigns._id, id)),
  ]);
  if (!row || !written) throw new Error(`the campaign ${id} went while it was read`);
  const { campaign, author } = written;
  const cards = await productCards(ctx.db, campaign.productIds, ctx.clock());
  const products = campaign.productIds.flatMap((productId) => {
    const found = cards.get(productId);
    if (!found) return [];
    const { _id, title, picture } = found.card;
    return [{ _id, title, picture, isPublic: found.visible }];
  });
  return { ...row, preheader: campaign.preheader, body: campaign.body, products, author };
}

/** How many people would get a campaign now. */
export const countReaders = async ({ db }: Ctx): Promise<number> => db.$count(subscribers, isReader);

const ofMail = (condition: SQL): SQL =>
  sql`exists (select from ${mails} where ${mails._id} = ${campaignRecipients.mailId} and ${condition})`;

/** Which recipients a list shows; their ids lie in the order of their making. */
export const recipientList = {
  table: campaignRecipients,
  search: (words: string) =>
    sql`exists (select from ${subscribers} where ${subscribers._id} = ${campaignRecipients.subscriberId}
      and ${contains(subscribers.email, words)})`,
  filters: {
    campaign: campaignRecipients.campaignId,
    result: (went: Result) => {
      if (went === 'waiting' || went === 'skipped') return eq(campaignRecipients.status, went);
      const has = ofMail(eq(mails.status, went));
      const isErased = and(eq(campaignRecipients.status, 'written'), isNull(campaignRecipients.mailId));
      return went === 'sent' ? sql`(${has} or (${isErased}))` : has;
    },
  },
  sorts: { at: campaignRecipients._id },
};

/** Recipients with how their email went. */
export async function loadRecipients({ db }: StaffCtx, ids: string[]): Promise<LoadedRecipientRow[]> {
  const rows = await db
    .select({
      recipient: campaignRecipients,
      email: subscribers.email,
      campaign: campaigns.subject,
      result,
      error: mails.error,
      sentAt: mails.sentAt,
    })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns._id, campaignRecipients.campaignId))
    .leftJoin(subscribers, eq(subscribers._id, campaignRecipients.subscriberId))
    .leftJoin(mails, eq(mails._id, campaignRecipients.mailId))
    .where(inArray(campaignRecipients._id, ids));
  return rows.map(({ recipient: { _id, campaignId, mailId, at }, sentAt, ...shown }) => ({
    ...shown,
    _id,
    campaignId,
    mailId,
    at: sentAt ?? at,
  }));
}
