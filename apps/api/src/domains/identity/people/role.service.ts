import { commonErrors } from '@adunni/contracts/errors';
import { peopleErrors } from '@adunni/contracts/identity/people';
import { isStaff, type Role } from '@adunni/contracts/roles';
import { and, eq, ne, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { emitAccountEvent } from '../account-events.ts';
import { endSessions } from '../sessions/service.ts';
import { users } from '../tables.ts';
import { lockSubject, requireAnotherSuperAdmin } from './account-status.service.ts';
import { roleEmail } from './email-templates.ts';
import { assignableRoles } from './rules.ts';

/**
 * Gives a person another role; their devices are logged out, so that it counts everywhere at once. Throws
 * 404, 403, 409 stale, 422, also for what registered for such changes refuses.
 */
export function changeRole(ctx: StaffCtx, seen: { _id: string; version: number }, role: Role): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const [present] = await tx
      .select({ version: users.version })
      .from(users)
      .where(and(eq(users._id, seen._id), ne(users.status, 'deleted')))
      .for('update');
    if (!present) throw new Refusal(commonErrors.not_found);
    const person = await lockSubject(ctx, tx, seen._id);
    if (present.version !== seen.version) throw new Refusal(commonErrors.stale);
    if (role === person.role) return person.version;
    if (!assignableRoles(ctx.viewer, person).includes(role)) throw new Refusal(peopleErrors.staff_only_by_superadmin);
    if (isStaff(role) && person.deletionDueAt) throw new Refusal(peopleErrors.leaving);
    await requireAnotherSuperAdmin(tx, person);
    const { _id: userId, firstName, lastName } = person;
    await emitAccountEvent('roleChanged', ctx, tx, { userId, firstName, lastName, from: person.role, to: role });
    await tx
      .update(users)
      .set({ role, version: sql`${users.version} + 1` })
      .where(eq(users._id, userId));
    await endSessions(ctx, tx, userId);
    await sendMail(ctx, tx, 'role-changed', person.email, roleEmail(firstName, role));
    return person.version + 1;
  });
}
