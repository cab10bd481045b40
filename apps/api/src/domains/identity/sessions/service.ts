import { commonErrors } from '@adunni/contracts/errors';
import { identityErrors } from '@adunni/contracts/identity/identity';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { refreshTokens, sessions, users } from '../tables.ts';
import { signAccessToken } from './access-token.ts';
import { hashOfToken, randomToken, successorOf } from './tokens.ts';

/** How long an unused session stays signed in, in days; every refresh begins the term anew. */
export const SESSION_DAYS = 30;
/** How long a used refresh token is answered as if it were new, for a second tab or a lost answer, in seconds. */
export const GRACE_SECONDS = 30;

/** What a client keeps of a session. `accessTokenExpiry` is in seconds since the epoch. */
export interface TokenPair {
  accessToken: string;
  accessTokenExpiry: number;
  refreshToken: string;
}

const expiryFrom = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * DAY_MS);

/** Begins a session on the caller’s device and hands out its first pair of tokens. */
export async function openSession(ctx: Deps & Pick<Ctx, 'device' | 'address'>, tx: Tx, userId: string) {
  const now = ctx.clock();
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      device: ctx.device,
      address: ctx.address,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: expiryFrom(now),
    })
    .returning({ _id: sessions._id });
  if (!session) throw new Error('the session was not stored');
  const refreshToken = randomToken();
  await tx.insert(refreshTokens).values({ sessionId: session._id, hash: hashOfToken(refreshToken), createdAt: now });
  return pairOf(ctx, session._id, refreshToken);
}

/**
 * Exchanges a refresh token for a new pair. A token used longer than the grace ago ends its session, because somebody
 * else has it; within the grace the answer is the session’s newest token. Throws 401 when the session is over.
 */
export async function refreshSession(ctx: Ctx, token: string): Promise<TokenPair> {
  const renewed = await ctx.db.transaction(async (tx) => {
    const sessionId = await lockLiveSession(ctx, tx, token);
    return sessionId && rotate(ctx, tx, sessionId, token);
  });
  if (!renewed) throw new Refusal(identityErrors.session_over);
  return pairOf(ctx, renewed.sessionId, renewed.refreshToken);
}

/** Ends the session that a refresh token, used or not, belongs to; one that is unknown ends nothing. */
export async function endSessionOf(ctx: Ctx, token: string): Promise<void> {
  const [found] = await ctx.db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOfToken(token)));
  if (found) await endSession(ctx, ctx.db, found.sessionId);
}

/** Ends one session at once: its access tokens stop counting too. */
export async function endSession(deps: Deps, db: Db | Tx, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: deps.clock() })
    .where(and(eq(sessions._id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends one of the caller’s own sessions. Throws 404 for any other. */
export async function endOwnSession(ctx: Ctx<Viewer>, sessionId: string): Promise<void> {
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.clock() })
    .where(and(eq(sessions._id, sessionId), eq(sessions.userId, ctx.viewer._id), isNull(sessions.revokedAt)))
    .returning({ _id: sessions._id });
  if (ended.length === 0) throw new Refusal(commonErrors.not_found);
}

/** Ends every session of a person, or every one but `except`. */
export async function endSessions(deps: Deps, db: Db | Tx, userId: string, except?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: deps.clock() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), except ? ne(sessions._id, except) : undefined));
}

async function pairOf(deps: Deps, sessionId: string, refreshToken: string): Promise<TokenPair> {
  const { token, expiry } = await signAccessToken(deps.config.authSecret, sessionId, deps.clock());
  return { accessToken: token, accessTokenExpiry: expiry, refreshToken };
}

/** Locks the session of a token, so that two tabs refresh one after the other; null when it is over. */
async function lockLiveSession(ctx: Ctx, tx: Tx, token: string): Promise<string | null> {
  const [found] = await tx
    .select({ sessionId: sessions._id })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions._id, refreshTokens.sessionId))
    .innerJoin(users, eq(users._id, sessions.userId))
    .where(
      and(
        eq(refreshTokens.hash, hashOfToken(token)),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, ctx.clock()),
        eq(users.status, 'active'),
      ),
    )
    .for('update', { of: sessions });
  return found?.sessionId ?? null;
}

async function rotate(ctx: Ctx, tx: Tx, sessionId: string, token: string) {
  const now = ctx.clock();
  const usedAt = await usedAtOf(tx, token);
  if (usedAt && now.getTime() - usedAt.getTime() > GRACE_SECONDS * 1000) {
    await endSession(ctx, tx, sessionId);
    return null;
  }
  await tx
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt: expiryFrom(now) })
    .where(eq(sessions._id, sessionId));
  const next = successorOf(ctx.config.authSecret, token);
  if (usedAt) return { sessionId, refreshToken: await newestFrom(ctx, tx, next) };
  await tx
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(eq(refreshTokens.hash, hashOfToken(token)));
  await tx.insert(refreshTokens).values({ sessionId, hash: hashOfToken(next), createdAt: now });
  return { sessionId, refreshToken: next };
}

/** Follows the chain of successors to the one that nobody has used. */
async function newestFrom(ctx: Ctx, tx: Tx, token: string): Promise<string> {
  let newest = token;
  while (await usedAtOf(tx, newest)) newest = successorOf(ctx.config.authSecret, newest);
  return newest;
}

async function usedAtOf(tx: Tx, token: string): Promise<Date | null> {
  const [row] = await tx
    .select({ usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOfToken(token)));
  return row?.usedAt ?? null;
}
