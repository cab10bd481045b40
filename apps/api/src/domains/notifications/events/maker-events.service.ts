import type { Role } from '@adunni/contracts/roles';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { causeOfRegistration, inArea } from '../rules.ts';
import { notifyStaff } from '../service.ts';

/** Somebody registered to sell or sew: the staff learn whom to verify. */
export async function tellOfNewMaker(
  deps: Deps,
  tx: Tx,
  { userId, name, role }: { userId: string; name: string; role: Role },
): Promise<void> {
  await notifyStaff(deps, tx, {
    kind: 'verification',
    title: `${name} wants to work with us`,
    text: `They have registered as a ${role} and wait to be verified.`,
    path: inArea('/users'),
    cause: causeOfRegistration(userId),
  });
}
