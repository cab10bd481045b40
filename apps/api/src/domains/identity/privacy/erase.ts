import { and, eq, lte } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import { eraseMails } from '../../../kit/mail/outbox.ts';
import { removePictures } from '../../media/service.ts';
import { UNUSABLE_PASSWORD } from '../passwords.ts';
import { addresses, mailedTokens, sessions, users } from '../tables.ts';
import { hasOpenMatters } from './queries.ts';

/**
 * Erases every person whose grace is over, one transaction each; who has an order open again, or whose card is
 * just being charged, waits for the next run.
 * One that fails does not keep the others.
 */
export async function eraseDueAccounts(deps: Deps): Promise<void> {
  const due = await deps.db.select({ _id: users._id }).from(users).where(lte(users.deletionDueAt, deps.clock()));
  const failures: unknown[] = [];
  for (const { _id } of due)
    await deps.db.transaction((tx) => eraseIfDue(deps, tx, _id)).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'some accounts could not be erased');
}

async function eraseIfDue(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const isWorking = await isAnyoneWorkingFor(tx, userId);
  const [person] = await tx
    .select({ _id: users._id, email: users.email, avatarId: users.avatarId })
    .from(users)
    .where(and(eq(users._id, userId), lte(users.deletionDueAt, deps.clock())))
    .for('update');
  if (!person || isWorking || (await hasOpenMatters(tx, userId))) return;
  for (const { erase } of extensionsOf('personalData').toReversed()) await erase?.(deps, tx, person);
  await eraseMails(tx, person.email);
  for (const table of [sessions, mailedTokens, addresses]) await tx.delete(table).where(eq(table.userId, userId));
  await tx.update(users).set(nobody(userId)).where(eq(users._id, userId));
  if (person.avatarId) await removePictures(deps, tx, [person.avatarId]);
}

/** Locks all that works on the person’s behalf before their own row, as that work does. */
async function isAnyoneWorkingFor(tx: Tx, userId: string): Promise<boolean> {
  let answer = false;
  for (const { isWorking } of extensionsOf('personalData')) answer = (await isWorking?.(tx, userId)) || answer;
  return answer;
}

/** What stays of a person, so that the orders that point to them keep pointing to somebody. */
const nobody = (userId: string) => ({
  firstName: 'Deleted',
  lastName: 'person',
  email: `${userId}@deleted.invalid`,
  phone: null,
  passwordHash: UNUSABLE_PASSWORD,
  status: 'deleted' as const,
  avatarId: null,
  emailVerifiedAt: null,
  preferredCurrency: null,
  deletionDueAt: null,
});
