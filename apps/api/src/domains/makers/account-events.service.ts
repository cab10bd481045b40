import { isMaker, type Role } from '@adunni/contracts/roles';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { causeOfRegistration, inArea } from '../notifications/rules.ts';
import { notifyStaff } from '../notifications/service.ts';
import { notificationKinds } from './notification-kinds.ts';
import { leaveWorkshop, type NewMaker, openMaker, reopenWorkshop } from './service.ts';

/**
 * Follows a person into another role: who becomes a maker gets a workshop that waits to be verified, and who stops being
 * one leaves theirs. Throws 422 while the workshop owes somebody work.
 */
export async function followRole(
  deps: Deps,
  tx: Tx,
  { from, to, ...person }: NewMaker & { from: Role | null; to: Role },
): Promise<void> {
  const was = from !== null && isMaker(from);
  if (was && !isMaker(to)) await leaveWorkshop(tx, person.userId);
  if (was || !isMaker(to)) return;
  await openMaker(tx, person);
  await reopenWorkshop(tx, person.userId);
  await notifyOfNewMaker(deps, tx, person, to);
}

/** Somebody registered to sell or sew: the staff learn whom to verify. */
async function notifyOfNewMaker(
  deps: Deps,
  tx: Tx,
  { userId, firstName, lastName }: NewMaker,
  role: Role,
): Promise<void> {
  await notifyStaff(deps, tx, {
    kind: notificationKinds.verification,
    title: `New ${role} registration: ${firstName} ${lastName}`,
    text: `They have registered as a ${role} and are awaiting verification.`,
    path: inArea('/users'),
    cause: causeOfRegistration(userId),
  });
}
