import { newsletterErrors } from '@adunni/contracts/newsletter/links';
import { and, eq, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Ctx, Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import { Refusal } from '../../kit/errors.ts';
import { mailboxOf } from '../../kit/mail/mailbox.rules.ts';
import { sendMail } from '../../kit/mail/outbox.ts';
import { limitAttempts, withinLimit } from '../../kit/security/attempts.ts';
import { networkOf } from '../../kit/security/network-of.ts';
import { confirmEmail } from './email-templates.ts';
import { idIn, isGenuine, linkToken } from './links.ts';
import { isReader } from './readers.ts';
import { subscribers } from './tables.ts';

export { createCampaign } from './campaigns/service.ts';

/** How long the link of a confirmation email works. */
export const LINK_MS = 7 * DAY_MS;
/** One address is asked at most once in this time, whoever types it into the box. */
const ASK_MS = HOUR_MS;
const PER_PLACE = { most: 20, minutes: 60 };
const PER_MAILBOX = { most: 5, minutes: 24 * 60 };

/**
 * Adds an address to the newsletter and asks it to confirm; one that confirmed already stays, one that left is asked
 * anew. Answers alike in each case, so that nobody learns who subscribes. `source` is the path of the page. Throws 429
 * beyond 20 an hour from one place. A mailbox is asked a few times a day, however its address is written.
 */
export async function subscribe(ctx: Ctx, email: string, source: string | null): Promise<void> {
  const now = ctx.clock();
  await limitAttempts(ctx.db, `newsletter:${networkOf(ctx.address)}`, PER_PLACE, now);
  if (!(await withinLimit(ctx.db, `newsletter:mailbox:${mailboxOf(email)}`, PER_MAILBOX, now))) return;
  const askedBefore = new Date(now.getTime() - ASK_MS);
  const mayBeAsked = and(
    not(isReader),
    or(
      isNull(subscribers.askedAt),
      lte(subscribers.askedAt, askedBefore),
      sql`coalesce(${subscribers.unsubscribedAt}, ${subscribers.removedAt}) is not null`,
    ),
  );
  const anew = { source, askedAt: now, confirmedAt: null, unsubscribedAt: null, removedAt: null };
  await ctx.db.transaction(async (tx) => {
    const [asked] = await tx
      .insert(subscribers)
      .values({ email: email.toLowerCase(), source, askedAt: now })
      .onConflictDoUpdate({ target: subscribers.email, set: anew, setWhere: mayBeAsked })
      .returning();
    if (asked) await mailConfirmation(ctx, tx, asked);
  });
}

/** Mails the link that confirms an address, in the caller’s transaction. */
export async function mailConfirmation(
  deps: Deps,
  tx: Tx,
  { _id, email, askedAt }: typeof subscribers.$inferSelect,
): Promise<void> {
  const token = linkToken(deps.config.authSecret, 'confirm', _id, stampOf(askedAt));
  await sendMail(deps, tx, 'newsletter-confirm', email, confirmEmail(token));
}

/** Puts on the list whoever holds the link of the newest confirmation email; throws 410 for any other link. */
export async function confirm({ db, config, clock }: Deps, token: string): Promise<void> {
  const id = idIn(token);
  const [asked] = id ? await db.select().from(subscribers).where(eq(subscribers._id, id)) : [];
  if (!asked?.askedAt || !isGenuine(config.authSecret, 'confirm', token, asked._id, stampOf(asked.askedAt)))
    throw new Refusal(newsletterErrors.link_over);
  const now = clock();
  const isOver = now.getTime() - asked.askedAt.getTime() > LINK_MS && !asked.confirmedAt;
  const [confirmed] = isOver
    ? []
    : await db
        .update(subscribers)
        .set({ confirmedAt: sql`coalesce(${subscribers.confirmedAt}, ${now.toISOString()})` })
        .where(
          and(
            eq(subscribers._id, asked._id),
            eq(subscribers.askedAt, asked.askedAt),
            isNull(subscribers.unsubscribedAt),
            isNull(subscribers.removedAt),
          ),
        )
        .returning({ _id: subscribers._id });
  if (!confirmed) throw new Refusal(newsletterErrors.link_over);
}

/** Takes off the list whoever holds the link of one of its emails, however old; throws 410 for what is no such link. */
export async function unsubscribe({ db, config, clock }: Deps, token: string): Promise<void> {
  const id = idIn(token);
  if (!id || !isGenuine(config.authSecret, 'unsubscribe', token, id)) throw new Refusal(newsletterErrors.link_over);
  await db
    .update(subscribers)
    .set({ unsubscribedAt: clock() })
    .where(and(eq(subscribers._id, id), isNull(subscribers.unsubscribedAt)));
}

/** Drops an address altogether, when the person it belongs to is erased. */
export async function eraseSubscriber(tx: Tx, email: string): Promise<void> {
  await tx.delete(subscribers).where(eq(subscribers.email, sql`lower(${email})`));
}

const stampOf = (askedAt: Date | null): string => String(askedAt?.getTime() ?? '');
