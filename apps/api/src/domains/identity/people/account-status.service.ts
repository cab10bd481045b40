import { peopleErrors } from '@adunni/contracts/identity/people';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { emitAccountEvent } from '../account-events.ts';
import { endSessions } from '../sessions/service.ts';
import { users } from '../tables.ts';
import { reinstatedEmail, suspendedEmail } from './email-templates.ts';
import { authorityProblem } from './rules.ts';

/** One for all changes of who is an active SuperAdmin, so that two at once see each other. */
const SUPERADMINS = 'active superadmins';

/** A person whose row is locked. Throws 422 `not_yourself`, 403 `staff_only_by_superadmin`. */
export async function lockSubject({ viewer }: StaffCtx, tx: Tx, id: string) {
  const [person] = await tx.select().from(users).where(eq(users._id, id)).for('update');
  if (!person) throw new Error('a locked person cannot be gone');
  const lack = authorityProblem(viewer, person);
  if (lack) throw new Refusal(peopleErrors[lack]);
  return person;
}

/**
 * Refuses to take the last active SuperAdmin away. Two who do so at the same moment wait for each other here, so that
 * the second sees what the first has left.
 */
export async function requireAnotherSuperAdmin(
  tx: Tx,
  person: { _id: string; role: string; status: string },
): Promise<void> {
  if (person.role !== 'SuperAdmin' || person.status !== 'active') return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${SUPERADMINS}))`);
  const [other] = await tx
    .select({ _id: users._id })
    .from(users)
    .where(
      and(
        eq(users.role, 'SuperAdmin'),
        eq(users.status, 'active'),
        isNull(users.deletionDueAt),
        ne(users._id, person._id),
      ),
    )
    .limit(1);
  if (!other) throw new Refusal(peopleErrors.last_superadmin);
}

/** What staff do to accounts, one or many at a time. The rows are locked already. */
export const personActions = {
  /** Shuts a person out at once, on every device, and takes their shop off the market. */
  suspend: async (ctx: StaffCtx, tx: Tx, id: string): Promise<void> => {
    const person = await lockSubject(ctx, tx, id);
    if (person.status !== 'active') throw new Refusal(peopleErrors.already_suspended);
    await requireAnotherSuperAdmin(tx, person);
    await tx.update(users).set({ status: 'suspended' }).where(eq(users._id, id));
    await endSessions(ctx, tx, id);
    await emitAccountEvent('suspended', ctx, tx, id);
    await sendMail(ctx, tx, 'account-suspended', person.email, suspendedEmail(person.firstName));
  },
  /** Lets a person in again; a shop that was suspended with them opens again. */
  reinstate: async (ctx: StaffCtx, tx: Tx, id: string): Promise<void> => {
    const person = await lockSubject(ctx, tx, id);
    if (person.status !== 'suspended') throw new Refusal(peopleErrors.not_suspended);
    await tx.update(users).set({ status: 'active' }).where(eq(users._id, id));
    await emitAccountEvent('reinstated', ctx, tx, id);
    await sendMail(ctx, tx, 'account-reinstated', person.email, reinstatedEmail(person.firstName));
  },
  /** Confirms an address that the person has proved in another way. */
  verify: async (ctx: StaffCtx, tx: Tx, id: string): Promise<void> => {
    const person = await lockSubject(ctx, tx, id);
    if (person.emailVerifiedAt) throw new Refusal(peopleErrors.already_verified);
    await tx.update(users).set({ emailVerifiedAt: ctx.clock() }).where(eq(users._id, id));
  },
};
