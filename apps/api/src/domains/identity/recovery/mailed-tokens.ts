import { identityErrors } from '@adunni/contracts/identity/identity';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { hashOfToken, randomToken } from '../sessions/tokens.ts';
import { mailedTokens, type tokenPurpose } from '../tables.ts';

type Purpose = (typeof tokenPurpose.enumValues)[number];

/** How long a mailed link counts, in hours. */
export const LINK_HOURS: Record<Purpose, number> = { 'verify-email': 48, 'reset-password': 1 };

/** Makes the token of a link to mail; earlier links of the same purpose stop counting. */
export async function issueToken(deps: Deps, tx: Tx, userId: string, purpose: Purpose): Promise<string> {
  await revokeToken(tx, userId, purpose);
  const token = randomToken();
  const expiresAt = new Date(deps.clock().getTime() + LINK_HOURS[purpose] * HOUR_MS);
  await tx.insert(mailedTokens).values({ userId, purpose, hash: hashOfToken(token), expiresAt });
  return token;
}

/** Makes a person’s mailed link of a purpose stop counting. */
export async function revokeToken(tx: Tx, userId: string, purpose: Purpose): Promise<void> {
  await tx.delete(mailedTokens).where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose)));
}

/** Spends a mailed token, once even when it arrives twice at the same moment, and tells whose it is. Throws 422. */
export async function consumeToken(deps: Deps, tx: Tx, token: string, purpose: Purpose): Promise<string> {
  const now = deps.clock();
  const [spent] = await tx
    .update(mailedTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedTokens.hash, hashOfToken(token)),
        eq(mailedTokens.purpose, purpose),
        isNull(mailedTokens.usedAt),
        gt(mailedTokens.expiresAt, now),
      ),
    )
    .returning({ userId: mailedTokens.userId });
  if (!spent) throw new Refusal(identityErrors.link_spent);
  return spent.userId;
}
