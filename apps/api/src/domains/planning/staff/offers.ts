import { planningErrors } from '@adunni/contracts/planning/cases';
import type { CoordinatorForm, PlanningPackageForm } from '@adunni/contracts/planning/forms';
import { coordinatorResource, planningPackageResource } from '@adunni/contracts/planning/staff';
import { isStaff } from '@adunni/contracts/roles';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { formWrites } from '../../../kit/crud/form-writes.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import { mayCoordinate } from '../coordinating/coordinating.queries.ts';
import { planningCoordinators, planningPackages } from '../tables.ts';
import { handOnCases } from './work.service.ts';

/** Serves packages, and who coordinates, to staff who write them. */
export function offerRoutes(app: FastifyInstance): void {
  crud(app, planningPackageResource, {
    table: planningPackages,
    search: [planningPackages.title, planningPackages.summary],
    filters: {},
    sorts: { position: planningPackages.position, title: planningPackages.title },
    load: ({ db }: StaffCtx, ids: string[]) =>
      db.select().from(planningPackages).where(inArray(planningPackages._id, ids)),
    ...formWrites({
      table: planningPackages,
      stored: (values: PlanningPackageForm) => values,
      remarks: { planning_packages_title_unique: { title: 'Another package has this title.' } },
    }),
    actions: {
      async remove(_ctx: StaffCtx, tx: Tx, id: string) {
        await tx.delete(planningPackages).where(eq(planningPackages._id, id));
      },
    },
  });
  crud(app, coordinatorResource, {
    table: planningCoordinators,
    search: [planningCoordinators.title, planningCoordinators.words],
    filters: {},
    sorts: { position: planningCoordinators.position, title: planningCoordinators.title },
    load: ({ db }: StaffCtx, ids: string[]) =>
      db
        .select({
          ...getTableColumns(planningCoordinators),
          person: { _id: users._id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` },
        })
        .from(planningCoordinators)
        .innerJoin(users, eq(users._id, planningCoordinators.userId))
        .where(inArray(planningCoordinators._id, ids)),
    ...formWrites({
      table: planningCoordinators,
      stored: (values: CoordinatorForm) => values,
      remarks: { planning_coordinators_user_id_unique: { userId: 'They are listed already.' } },
      check: async (_ctx, tx, { userId }) => {
        const [person] = await tx
          .select({ _id: users._id })
          .from(users)
          .where(and(eq(users._id, userId), mayCoordinate));
        if (!person) throw new Refusal(planningErrors.not_a_coordinator);
      },
    }),
    actions: {
      async remove(ctx: StaffCtx, tx: Tx, id: string) {
        const [gone] = await tx.delete(planningCoordinators).where(eq(planningCoordinators._id, id)).returning();
        // A maker worked on cases as a coordinator only.
        if (gone && !(await isStaffMember(tx, gone.userId))) await handOnCases(ctx, tx, gone.userId);
      },
    },
  });
}

async function isStaffMember(tx: Tx, userId: string): Promise<boolean> {
  const [person] = await tx.select({ role: users.role }).from(users).where(eq(users._id, userId));
  return person !== undefined && isStaff(person.role);
}
