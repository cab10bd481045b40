import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { notifyMaker } from '../../makers/service.ts';
import { inArea } from '../../notifications/rules.ts';
import { notify } from '../../notifications/service.ts';
import type { EventRow } from '../tables.ts';
import { hostingKinds } from './notification-kinds.ts';

/** Tells a workshop something about a group that it is invited to, once per cause. */
export const tellMaker = (
  deps: Deps,
  tx: Tx,
  { _id, makerId }: { _id: string; makerId: string },
  notice: { title: string; text: string; cause: string },
): Promise<void> =>
  notifyMaker(deps, tx, makerId, { kind: hostingKinds.work, ...notice, path: inArea(`/orders/aso-ebi/${_id}`) });

/** Tells the host of an event something, once per cause. */
export const tellHost = (
  deps: Deps,
  tx: Tx,
  { _id, hostId }: Pick<EventRow, '_id' | 'hostId'>,
  notice: { title: string; text: string; cause: string },
  view = 'makers',
): Promise<void> =>
  notify(deps, tx, {
    ...{ kind: hostingKinds.hosting, ...notice, userIds: [hostId] },
    path: `/cultural/aso-ebi/event/${_id}/host?view=${view}`,
  });
