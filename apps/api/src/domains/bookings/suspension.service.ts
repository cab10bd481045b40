import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import type { SuspendedWorkshop } from '../makers/service.ts';
import { notifyStaff } from '../notifications/service.ts';
import { notificationKinds } from './notification-kinds.ts';
import { bookings } from './tables.ts';

/** Hands the open bookings of a suspended workshop to staff: none completes by itself any more. */
export async function handOverBookings(deps: Deps, tx: Tx, { _id, name }: SuspendedWorkshop): Promise<void> {
  const [open] = await tx
    .select({ rows: count() })
    .from(bookings)
    .where(and(eq(bookings.makerId, _id), inArray(bookings.status, LIVE_BOOKINGS)));
  const rows = open?.rows ?? 0;
  if (rows === 0) return;
  await notifyStaff(deps, tx, {
    kind: notificationKinds.handedOver,
    title: `${name} is suspended with open bookings`,
    text: `${rows === 1 ? '1 booking is' : `${rows} bookings are`} still open. Please talk to the customers, complete or cancel them.`,
    path: `/admin/bookings?maker=${_id}`,
    cause: `suspended:${_id}:${deps.clock().toISOString()}`,
  });
}
