import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { notifyMaker, type SuspendedWorkshop } from '../makers/service.ts';
import { inArea } from '../notifications/rules.ts';
import { notifyStaff } from '../notifications/service.ts';
import { notificationKinds } from './notification-kinds.ts';
import { bookingProposals, bookings } from './tables.ts';

/**
 * Hands the open bookings of a suspended workshop to staff: none completes by itself any more, and another time that the
 * workshop proposed can no longer be agreed.
 */
export async function handOverBookings(deps: Deps, tx: Tx, { _id, name }: SuspendedWorkshop): Promise<void> {
  await tx
    .update(bookingProposals)
    .set({ status: 'withdrawn' })
    .where(
      and(
        eq(bookingProposals.status, 'open'),
        inArray(
          bookingProposals.bookingId,
          tx.select({ _id: bookings._id }).from(bookings).where(eq(bookings.makerId, _id)),
        ),
      ),
    );
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

/** Tells staff, and each maker who expects them, that a customer with open bookings is suspended; the bookings stand. */
export async function tellOfSuspendedCustomer(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const open = await tx
    .select({ _id: bookings._id, number: bookings.number, makerId: bookings.makerId })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), inArray(bookings.status, LIVE_BOOKINGS)))
    .orderBy(asc(bookings._id));
  if (open.length === 0) return;
  const at = deps.clock().toISOString();
  await notifyStaff(deps, tx, {
    kind: notificationKinds.customerSuspended,
    title: 'A suspended customer has open bookings',
    text: `Still open: ${open.map(({ number }) => number).join(', ')}. They stand unless you cancel them.`,
    path: `/admin/bookings?customer=${userId}`,
    cause: `customer-suspended:${userId}:${at}`,
  });
  for (const { _id, number, makerId } of open)
    await notifyMaker(deps, tx, makerId, {
      kind: notificationKinds.customerSuspended,
      title: `The customer of booking ${number} is suspended`,
      text: 'Please keep the appointment unless we tell you otherwise. Our staff are looking into it.',
      path: inArea(`/bookings/${_id}`),
      cause: `customer-suspended:${_id}:${at}`,
    });
}
