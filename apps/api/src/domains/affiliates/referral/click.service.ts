import { createHash } from 'node:crypto';
import { normalisePartnerCode } from '@adunni/contracts/affiliates/referral';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../../kit/context.ts';
import { withinLimit } from '../../../kit/security/attempts.ts';
import { isBot } from '../../../kit/security/bots.rules.ts';
import { networkOf } from '../../../kit/security/network-of.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { mayKeepFor } from '../../legal/service.ts';
import { isActivePartner } from '../queries.ts';
import { affiliateClicks, affiliatePartners } from '../tables.ts';
import { rememberReferral } from './referral.service.ts';

/** A browser on a network counts once a day for each partner; a network, which many phones may share, this often an hour. */
const PER_BROWSER = { most: 1, minutes: 24 * 60 };
const PER_NETWORK = { most: 60, minutes: 60 };

/** What became of a partner’s link that was followed. */
export interface Click {
  /** Whether the code is an active partner’s, and not the caller’s own. */
  isKnown: boolean;
  /** Whether the partner is remembered, which needs the caller’s agreement. */
  isKept: boolean;
}

/** Counts a click on a partner’s link, but of no robot, no repeat and not the partner’s own, and remembers the partner. */
export async function clickLink(ctx: Ctx, request: FastifyRequest, reply: FastifyReply, given: string): Promise<Click> {
  const code = normalisePartnerCode(given);
  const [partner] = code
    ? await ctx.db
        .select({ _id: affiliatePartners._id, userId: affiliatePartners.userId })
        .from(affiliatePartners)
        .where(and(eq(affiliatePartners.code, code), isActivePartner))
    : [];
  if (!partner || isBot(ctx.device) || partner.userId === ctx.viewer?._id) return { isKnown: false, isKept: false };
  await countClick(ctx, partner._id);
  if (!(await mayKeepFor(ctx, request, 'partner-links'))) return { isKnown: true, isKept: false };
  await rememberReferral(ctx, request, reply, partner._id);
  return { isKnown: true, isKept: true };
}

async function countClick({ db, clock, address, device }: Ctx, partnerId: string): Promise<void> {
  const now = clock();
  const network = networkOf(address);
  const browser = createHash('sha256').update(`${network} ${device}`).digest('hex');
  if (!(await withinLimit(db, `affiliate-click:${partnerId}:${browser}`, PER_BROWSER, now))) return;
  if (!(await withinLimit(db, `affiliate-clicks:${partnerId}:${network}`, PER_NETWORK, now))) return;
  await db
    .insert(affiliateClicks)
    .values({ partnerId, day: shopDay(now), clicks: 1 })
    .onConflictDoUpdate({
      target: [affiliateClicks.partnerId, affiliateClicks.day],
      set: { clicks: sql`${affiliateClicks.clicks} + 1` },
    });
}
