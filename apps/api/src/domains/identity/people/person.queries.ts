import type { LoadedPersonRecord } from '@adunni/contracts/identity/people';
import { and, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import { sessions, users } from '../tables.ts';
import { loadPeople } from './people.queries.ts';
import type { ActivityFields } from './person-views.ts';
import { assignableRoles, authorityProblem } from './rules.ts';
import { activityTrail } from './trail.queries.ts';

/** A person with everything that staff look at before they act, and what the caller may do. */
export async function personRecord(ctx: StaffCtx, id: string): Promise<LoadedPersonRecord> {
  const { db, viewer, clock } = ctx;
  const [[row], [user], activity, seen, trail] = await Promise.all([
    loadPeople(ctx, [id]),
    db.select().from(users).where(eq(users._id, id)),
    Promise.all(extensionsOf('personActivity').map((load) => load(db, id))),
    sessionsOf(db, id, clock()),
    activityTrail(db, id),
  ]);
  if (!row || !user) throw new Error(`the person ${id} went while they were read`);
  const may = authorityProblem(viewer, user) === null;
  return {
    ...(Object.assign({}, ...activity) as ActivityFields),
    ...row,
    ...seen,
    trail,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    deletionDueAt: user.deletionDueAt,
    may: {
      suspend: may && user.status === 'active',
      reinstate: may && user.status === 'suspended',
      verify: may && user.emailVerifiedAt === null,
      roles: assignableRoles(viewer, user),
    },
  };
}

async function sessionsOf(db: Db, userId: string, now: Date) {
  const isLive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
  const [row] = await db
    .select({ open: sql<number>`count(*) filter (where ${isLive})::int`, lastUsedAt: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return { sessions: row?.open ?? 0, lastSeenAt: row?.lastUsedAt ?? null };
}
