import { identityErrors } from '@adunni/contracts/identity/identity';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Deps, Viewer } from '../../kit/context.ts';
import { type Places, statement } from '../../kit/database/statement.ts';
import { Refusal } from '../../kit/errors.ts';
import { readAccessToken } from './sessions/access-token.ts';
import { sessions, users } from './tables.ts';

/**
 * Finds who calls from `x-access-token` or `Authorization: Bearer`; null without a token. Role and status come from
 * the database, so that a suspended person or a revoked session is out at once. Throws 401 for a token that no longer counts.
 */
export async function identifyViewer(deps: Deps, request: FastifyRequest): Promise<Viewer | null> {
  const token = tokenOf(request);
  if (!token) return null;
  const claims = await readAccessToken(deps.config.authSecret, token, deps.clock());
  if (!claims) throw new Refusal(identityErrors.session_over);
  const [viewer] = await readViewer(deps.db, { sessionId: claims.sessionId, now: deps.clock() });
  if (!viewer) throw new Refusal(identityErrors.session_over);
  return viewer;
}

const readViewer = statement((db, { sessionId, now }: Places<{ sessionId: string; now: Date }>) =>
  db
    .select({
      _id: users._id,
      role: users.role,
      email: users.email,
      firstName: users.firstName,
      sessionId: sessions._id,
    })
    .from(sessions)
    .innerJoin(users, eq(users._id, sessions.userId))
    .where(
      and(
        eq(sessions._id, sessionId),
        eq(users.status, 'active'),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    ),
);

function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers['x-access-token'];
  if (typeof header === 'string' && header !== '') return header;
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '');
  return bearer?.[1] ?? null;
}
