import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import type { ConversationSubject, MessageNotice, Place } from '../../conversations/domain.ts';
import type { Member } from '../../conversations/rules.ts';
import { messages } from '../../conversations/tables.ts';
import { makers } from '../../makers/tables.ts';
import { inArea } from '../../notifications/rules.ts';
import { type BookingRow, ownedBy } from '../lock.queries.ts';
import { nameOf } from '../names.rules.ts';
import { BOOKING, PHOTO_ALT } from '../photos/photos.service.ts';
import { bookingScope } from '../scope.queries.ts';
import { bookings } from '../tables.ts';

/** What customer and workshop write about a booking; staff who look over the workshop’s shoulder may write too. */
export const bookingConversation: ConversationSubject = {
  kind: BOOKING,
  async find(db, bookingId, member, hold) {
    const allowed = member.side === 'customer' ? ownedBy(member._id) : bookingScope(member);
    const { _id, number, userId, makerId, orderPartId, isFitting } = bookings;
    const found = db
      .select({ _id, number, userId, makerId, orderPartId, isFitting })
      .from(bookings)
      .where(and(eq(_id, bookingId), allowed));
    const [booking] = await (hold ? found.for('key share') : found);
    if (!booking) return null;
    return {
      isOpen: true,
      photoAlt: PHOTO_ALT,
      address: async (tx) => ({
        topicId: null,
        notice: member.side === 'customer' ? await noticeToMaker(tx, booking) : noticeToCustomer(booking),
      }),
    };
  },
  readableBy: () => undefined,
  // Staff leave what is the workshop’s to answer unread.
  answeredBy: ({ side }): SQL | undefined => (side === 'staff' ? sql`false` : undefined),
  makerName: sql<string | null>`(select ${makers.name} from ${bookings}
    join ${makers} on ${makers._id} = ${bookings.makerId} where ${bookings._id} = ${messages.subjectId})`,
};

/** The conversation about a booking, as a member stands in it. */
export const conversationOn = (bookingId: string, member: Member): Place => ({
  subject: bookingConversation,
  subjectId: bookingId,
  member,
});

type Booking = Pick<BookingRow, '_id' | 'number' | 'userId' | 'makerId' | 'orderPartId' | 'isFitting'>;

/** Who walked in has no account to be told by. */
const noticeToCustomer = (booking: Booking): MessageNotice => ({
  to: booking.userId ? [booking.userId] : [],
  title: `New message about your ${nameOf(booking)} ${booking.number}`,
  path: `/bookings/${booking._id}#conversation`,
});

async function noticeToMaker(tx: Tx, { _id, number, makerId }: Booking): Promise<MessageNotice> {
  const [maker] = await tx.select({ userId: makers.userId }).from(makers).where(eq(makers._id, makerId));
  return {
    to: maker ? [maker.userId] : [],
    title: `New message from the customer about booking ${number}`,
    // Without their name and words, which would outlast their account here.
    text: 'Open the booking to read and reply.',
    path: inArea(`/bookings/${_id}#conversation`),
  };
}
