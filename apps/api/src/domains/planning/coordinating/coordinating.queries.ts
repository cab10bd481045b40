import { MAKER_ROLES, STAFF_ROLES } from '@adunni/contracts/roles';
import { and, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { planningCases, planningCoordinators } from '../tables.ts';

/** That the person in the row of `users` may coordinate celebrations: staff, or a maker with an open workshop. */
export const mayCoordinate: SQL | undefined = and(
  eq(users.status, 'active'),
  or(
    inArray(users.role, [...STAFF_ROLES]),
    and(
      inArray(users.role, [...MAKER_ROLES]),
      sql`exists (select from ${makers} where ${makers.userId} = ${users._id} and ${makers.status} = 'approved')`,
    ),
  ),
);

/** That the person in the row of `users` may work on cases: staff, or a maker whom staff have made a coordinator. */
export const mayWorkOnCases: SQL | undefined = and(
  mayCoordinate,
  or(
    inArray(users.role, [...STAFF_ROLES]),
    sql`exists (select from ${planningCoordinators} where ${planningCoordinators.userId} = ${users._id})`,
  ),
);

/** That a case is assigned to a maker who coordinates still. */
export const coordinatedBy = (db: Db | Tx, userId: string): SQL | undefined =>
  and(
    eq(planningCases.assigneeId, userId),
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users._id, userId), mayWorkOnCases)),
    ),
  );

/** Everybody who can be shown as a coordinator, makers with their workshop. */
export async function listCoordinating(db: Db) {
  const rows = await db
    .select({ _id: users._id, firstName: users.firstName, lastName: users.lastName, workshop: makers.name })
    .from(users)
    .leftJoin(makers, and(eq(makers.userId, users._id), inArray(users.role, [...MAKER_ROLES])))
    .where(mayCoordinate)
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users._id));
  return rows.map(({ _id, firstName, lastName, workshop }) => ({
    _id,
    name: workshop ? `${firstName} ${lastName}, ${workshop}` : `${firstName} ${lastName}`,
  }));
}
