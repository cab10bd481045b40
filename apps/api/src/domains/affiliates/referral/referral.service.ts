import { REFERRAL_DAYS } from '@adunni/contracts/affiliates/referral';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx, Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { affiliateReferrals } from '../tables.ts';
import { browserHash, forgetBrowser, knowBrowser } from './browser-cookie.ts';

/** A referral before this moment no longer counts. */
const windowStart = (now: Date): Date => new Date(now.getTime() - REFERRAL_DAYS * DAY_MS);

/** Remembers the partner whose link was followed last: with the person when one is signed in, else with the browser. */
export async function rememberReferral(
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  partnerId: string,
): Promise<void> {
  const clickedAt = ctx.clock();
  if (ctx.viewer) return rememberForPerson(ctx.db, ctx.viewer._id, { partnerId, clickedAt });
  const deviceHash = knowBrowser(ctx.config, request, reply, 'referral');
  const values = { partnerId, clickedAt };
  await ctx.db
    .insert(affiliateReferrals)
    .values({ deviceHash, ...values })
    .onConflictDoUpdate({ target: affiliateReferrals.deviceHash, set: values });
}

async function rememberForPerson(
  db: Db | Tx,
  userId: string,
  referral: { partnerId: string; clickedAt: Date },
): Promise<void> {
  await db
    .insert(affiliateReferrals)
    .values({ userId, ...referral })
    .onConflictDoUpdate({
      target: affiliateReferrals.userId,
      set: referral,
      setWhere: sql`${affiliateReferrals.clickedAt} < excluded.clicked_at`,
    });
}

/** Gives the browser’s referral to the person who signs in there, so that it holds on their other devices too. */
export async function followSignIn(
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const deviceHash = browserHash(request, 'referral');
  if (!deviceHash) return;
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx
      .delete(affiliateReferrals)
      .where(eq(affiliateReferrals.deviceHash, deviceHash))
      .returning({ partnerId: affiliateReferrals.partnerId, clickedAt: affiliateReferrals.clickedAt });
    if (known) await rememberForPerson(tx, userId, known);
  });
  forgetBrowser(reply, 'referral');
}

/** Forgets the browser’s referral, and that of the person who withdraws their agreement. */
export async function forgetReferral(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const deviceHash = browserHash(request, 'referral');
  if (deviceHash) {
    await ctx.db.delete(affiliateReferrals).where(eq(affiliateReferrals.deviceHash, deviceHash));
    forgetBrowser(reply, 'referral');
  }
  if (ctx.viewer) await ctx.db.delete(affiliateReferrals).where(eq(affiliateReferrals.userId, ctx.viewer._id));
}

/** The partner whose link a person followed last, while that counts; null without one. */
export async function referralOf(tx: Tx, userId: string, now: Date): Promise<string | null> {
  const [known] = await tx
    .select({ partnerId: affiliateReferrals.partnerId })
    .from(affiliateReferrals)
    .where(and(eq(affiliateReferrals.userId, userId), gt(affiliateReferrals.clickedAt, windowStart(now))));
  return known?.partnerId ?? null;
}

/** Drops referrals that no longer count. */
export async function forgetOldReferrals({ db, clock }: Deps): Promise<void> {
  await db.delete(affiliateReferrals).where(lte(affiliateReferrals.clickedAt, windowStart(clock())));
}
