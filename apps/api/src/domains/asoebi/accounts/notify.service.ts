import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { notifyStaff } from '../../notifications/service.ts';
import { hostingKinds } from '../proposals/notification-kinds.ts';
import type { EventRow } from '../tables.ts';

/** Tells staff what a suspension means for an event, once per cause and moment. */
export const tellStaffOf = (
  deps: Deps,
  tx: Tx,
  { _id }: EventRow,
  notice: { title: string; text: string; cause: string },
): Promise<void> =>
  notifyStaff(deps, tx, {
    ...{ kind: hostingKinds.staff, ...notice, path: `/admin/cultural/aso-ebi/${_id}` },
    cause: `aso-ebi:${_id}:${notice.cause}:${deps.clock().toISOString()}`,
  });
