import { and, isNotNull, lt, or } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { purgeAttempts } from '../../../kit/security/attempts.ts';
import { SESSION_DAYS } from '../sessions/service.ts';
import { mailedTokens, refreshTokens, sessions } from '../tables.ts';

/** Drops ended sessions and used refresh tokens after thirty days, spent links once they expire, and old attempts. */
export async function purgeSessions({ db, clock }: Deps): Promise<void> {
  const now = clock();
  const longAgo = new Date(now.getTime() - SESSION_DAYS * DAY_MS);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, longAgo), lt(sessions.revokedAt, longAgo)));
  await db.delete(refreshTokens).where(and(isNotNull(refreshTokens.usedAt), lt(refreshTokens.usedAt, longAgo)));
  await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now));
  await purgeAttempts(db, now);
}
