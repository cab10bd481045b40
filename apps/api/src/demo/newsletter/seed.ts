import { inArray } from 'drizzle-orm';
import { visibleCards } from '../../domains/catalog/queries.ts';
import { products } from '../../domains/catalog/tables.ts';
import { renderCampaign } from '../../domains/newsletter/campaigns/email-template.ts';
import { campaignRecipients, campaigns } from '../../domains/newsletter/campaigns/tables.ts';
import { linkToken } from '../../domains/newsletter/links.ts';
import { subscribers } from '../../domains/newsletter/tables.ts';
import { getSettings } from '../../domains/settings/queries.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { writeMails } from '../../kit/mail/outbox.ts';
import { DRAFT, PICKS, READERS, SENT, SOURCES } from './campaigns.ts';

/** How long ago the campaign went out. */
const SENT_DAYS = 12;
/** How many subscribed after it. */
const LATER = 6;

type Subscriber = typeof subscribers.$inferSelect;

/** Stores the demo’s newsletter: its readers, a campaign that went out with how each email went, and a draft. */
export async function seedNewsletter(deps: Deps, tx: Tx, adminId: string): Promise<void> {
  const now = deps.clock();
  const readers = await seedReaders(tx, now);
  const shown = await tx.select({ _id: products._id }).from(products).where(inArray(products.title, PICKS));
  const written = { productIds: shown.map(({ _id }) => _id), createdBy: adminId };
  const startedAt = new Date(now.getTime() - SENT_DAYS * DAY_MS);
  const [sent] = await tx
    .insert(campaigns)
    .values([
      {
        ...SENT,
        ...written,
        status: 'sent',
        startedAt,
        addressedAt: startedAt,
        finishedAt: new Date(startedAt.getTime() + 6000),
        createdAt: new Date(startedAt.getTime() - DAY_MS),
      },
      { ...DRAFT, ...written, createdAt: new Date(now.getTime() - 2 * DAY_MS) },
    ])
    .returning();
  if (sent) await seedCampaignMails(deps, tx, sent, readers, startedAt);
}

/** Most have confirmed, some have not yet, and a few have left since. */
async function seedReaders(tx: Tx, now: Date): Promise<Subscriber[]> {
  const values = READERS.map((email, index) => {
    const days = index < LATER ? 1 + index * 1.7 : SENT_DAYS + 3 + (index - LATER) * 8.3;
    const createdAt = new Date(now.getTime() - days * DAY_MS);
    return {
      email,
      source: SOURCES[index % SOURCES.length],
      createdAt,
      askedAt: createdAt,
      confirmedAt: index % 7 === 3 ? null : new Date(createdAt.getTime() + (index + 2) * 97_000),
      // The first of those who left did so while the campaign was going out.
      unsubscribedAt: index % 11 === 8 ? new Date(now.getTime() - SENT_DAYS * DAY_MS + (index - 8) * 7_000_000) : null,
    };
  });
  return tx.insert(subscribers).values(values).returning();
}

/** An email to each who was on the list then; one bounced, and who left meanwhile is skipped. */
async function seedCampaignMails(
  { config }: Deps,
  tx: Tx,
  campaign: typeof campaigns.$inferSelect,
  readers: Subscriber[],
  sentAt: Date,
): Promise<void> {
  const { publicUrl, authSecret } = config;
  const there = readers.filter(({ confirmedAt }) => confirmedAt && confirmedAt < sentAt);
  const skipped = there.filter(({ unsubscribedAt }) => unsubscribedAt && unsubscribedAt <= sentAt);
  const reached = there.filter((reader) => !skipped.includes(reader));
  const bounced = reached[1];
  const render = renderCampaign(campaign, await visibleCards(tx, campaign.productIds, sentAt), {
    publicUrl,
    tax: await getSettings(tx),
  });
  const mailIds = await writeMails(
    tx,
    reached.map((reader) => ({
      kind: 'newsletter',
      recipient: reader.email,
      subject: campaign.subject,
      ...render(`${publicUrl}/newsletter/unsubscribe?token=${linkToken(authSecret, 'unsubscribe', reader._id)}`),
      attempts: 1,
      createdAt: sentAt,
      ...(reader === bounced
        ? { status: 'failed' as const, error: 'Error: 550 5.2.2 The mailbox is full' }
        : { status: 'sent' as const, sentAt }),
    })),
  );
  const of = ({ _id }: Subscriber) => ({ campaignId: campaign._id, subscriberId: _id, at: sentAt });
  await tx.insert(campaignRecipients).values([
    ...reached.map((reader, index) => ({
      ...of(reader),
      status: 'written' as const,
      mailId: mailIds[index] ?? null,
    })),
    ...skipped.map((reader) => ({ ...of(reader), status: 'skipped' as const })),
  ]);
}
