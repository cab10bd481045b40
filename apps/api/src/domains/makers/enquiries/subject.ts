import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ConversationSubject, Place } from '../../conversations/domain.ts';
import type { Member } from '../../conversations/rules.ts';
import { messages } from '../../conversations/tables.ts';
import { inArea } from '../../notifications/rules.ts';
import { makers } from '../tables.ts';
import { enquiries } from './tables.ts';

/** The kind under which photos are brought and messages are written. */
export const ENQUIRY = 'enquiry';
export const PHOTO_ALT = 'Photo of a message';

/** Whose enquiries a member reads: a customer their own, a maker those of their workshop, staff none. */
export const isOf = ({ _id, side }: Member): SQL =>
  side === 'customer' ? eq(enquiries.customerId, _id) : side === 'maker' ? eq(makers.userId, _id) : sql`false`;

/** What customer and maker write to each other apart from orders and bookings; closed while the maker is not approved. */
export const enquiryConversation: ConversationSubject = {
  kind: ENQUIRY,
  async find(db, enquiryId, member, hold) {
    const found = db
      .select({ customerId: enquiries.customerId, ownerId: makers.userId, maker: makers.name, status: makers.status })
      .from(enquiries)
      .innerJoin(makers, eq(makers._id, enquiries.makerId))
      .where(and(eq(enquiries._id, enquiryId), isOf(member)));
    // A suspension updates the workshop, so it waits for the message or the message for it.
    const [enquiry] = await (hold ? found.for('share') : found);
    if (!enquiry) return null;
    const { customerId, ownerId, maker, status } = enquiry;
    const notice =
      member.side === 'customer'
        ? {
            to: [ownerId],
            title: 'A customer writes to your workshop',
            // Without their name and words, which would outlast their account here.
            text: 'Open your messages to read and reply.',
            path: inArea(`/messages/${enquiryId}`),
          }
        : { to: [customerId], title: `A message from ${maker}`, path: `/messages/${enquiryId}` };
    return {
      isOpen: status === 'approved',
      photoAlt: PHOTO_ALT,
      address: async () => ({ topicId: null, notice }),
    };
  },
  readableBy: () => undefined,
  answeredBy: () => undefined,
  makerName: sql<string | null>`(select ${makers.name} from ${enquiries}
    join ${makers} on ${makers._id} = ${enquiries.makerId} where ${enquiries._id} = ${messages.subjectId})`,
};

/** An enquiry as a member stands in it. */
export const enquiryOf = (enquiryId: string, member: Member): Place => ({
  subject: enquiryConversation,
  subjectId: enquiryId,
  member,
});
