import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { limitAttempts } from '../../kit/security/attempts.ts';
import { networkOf } from '../../kit/security/network-of.ts';
import { subscribers } from './tables.ts';

/**
 * Adds an address to the newsletter; one that is there already stays, one that left comes back.
 * Answers alike in each case, so that nobody learns who subscribes. Throws 429 beyond 20 an hour from one place.
 */
export async function subscribe(ctx: Ctx, email: string): Promise<void> {
  await limitAttempts(ctx.db, `newsletter:${networkOf(ctx.address)}`, { most: 20, minutes: 60 }, ctx.clock());
  await ctx.db
    .insert(subscribers)
    .values({ email: email.toLowerCase() })
    .onConflictDoUpdate({ target: subscribers.email, set: { unsubscribedAt: null } });
}

/** Drops an address altogether, when the person it belongs to is erased. */
export async function forgetSubscriber(tx: Tx, email: string): Promise<void> {
  await tx.delete(subscribers).where(eq(subscribers.email, sql`lower(${email})`));
}
