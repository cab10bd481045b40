import type { bookingMessageForm } from '@adunni/contracts/bookings/forms';
import type { BookingMessage } from '@adunni/contracts/bookings/thread';
import { isStaff } from '@adunni/contracts/roles';
import type { z } from 'zod';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { notifyMaker } from '../../makers/service.ts';
import { inArea } from '../../notifications/rules.ts';
import { notify } from '../../notifications/service.ts';
import { findBooking, ownedBy } from '../lock.queries.ts';
import { bookingScope } from '../scope.queries.ts';
import { getMessage } from './messages.queries.ts';
import { takePhotos } from './photos.service.ts';
import { bookingMessages } from './tables.ts';

type Form = z.output<typeof bookingMessageForm>;

/** Each message may send a mail. */
const MESSAGES = { most: 60, minutes: 60 };
/** As much of a message as a notification shows. */
const TEASER = 140;

/** Writes to the maker about one of the caller’s bookings. Throws 404, 422, 429. */
export async function writeAsCustomer(ctx: Ctx<Viewer>, bookingId: string, form: Form): Promise<BookingMessage> {
  const booking = await findBooking(ctx.db, bookingId, ownedBy(ctx.viewer._id));
  await limitAttempts(ctx.db, `booking-message:${ctx.viewer._id}`, MESSAGES, ctx.clock());
  const messageId = await ctx.db.transaction(async (tx) => {
    const messageId = await store(ctx, tx, { bookingId, side: 'customer' }, form);
    await notifyMaker(ctx, tx, booking.makerId, {
      kind: 'message',
      title: `The customer writes about booking ${booking.number}`,
      // Without their name and words, which would outlast their account here.
      text: 'Open the booking to read and answer.',
      path: inArea(`/bookings/${bookingId}`),
      cause: `message:${messageId}`,
    });
    return messageId;
  });
  return getMessage(ctx.db, { customerId: ctx.viewer._id }, messageId);
}

/** Writes to the customer of a booking that the caller sees. Throws 404, 422, 429. */
export async function writeAsWorker(ctx: Ctx<Viewer>, bookingId: string, form: Form): Promise<BookingMessage> {
  const { viewer } = ctx;
  const booking = await findBooking(ctx.db, bookingId, bookingScope(viewer));
  await limitAttempts(ctx.db, `booking-message:${viewer._id}`, MESSAGES, ctx.clock());
  const messageId = await staffWrite(ctx, async (tx) => {
    const messageId = await store(ctx, tx, { bookingId, side: isStaff(viewer.role) ? 'staff' : 'maker' }, form);
    if (booking.userId)
      await notify(ctx, tx, {
        userIds: [booking.userId],
        kind: 'message',
        title: `A message about your booking ${booking.number}`,
        text:
          form.text.length > TEASER ? `${form.text.slice(0, TEASER - 1).trimEnd()}…` : form.text || 'They sent photos.',
        path: `/bookings/${bookingId}`,
        cause: `message:${messageId}`,
      });
    return messageId;
  });
  return getMessage(ctx.db, viewer, messageId);
}

async function store(
  ctx: Ctx<Viewer>,
  tx: Tx,
  at: Pick<typeof bookingMessages.$inferInsert, 'bookingId' | 'side'>,
  { text, photoIds }: Form,
): Promise<string> {
  const authorId = ctx.viewer._id;
  const [message] = await tx
    .insert(bookingMessages)
    .values({ ...at, authorId, text, createdAt: ctx.clock() })
    .returning({ _id: bookingMessages._id });
  const messageId = message?._id ?? '';
  await takePhotos(tx, photoIds, { messageId, uploaderId: authorId });
  return messageId;
}
