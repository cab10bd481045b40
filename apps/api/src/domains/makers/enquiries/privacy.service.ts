import { eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { messagesAbout } from '../../conversations/queries.ts';
import { eraseConversations } from '../../conversations/service.ts';
import { makers } from '../tables.ts';
import { ENQUIRY } from './subject.ts';
import { enquiries } from './tables.ts';

/** What a person and makers wrote to each other apart from orders and bookings. */
export async function exportEnquiries(db: Db, userId: string) {
  const rows = await db
    .select({ _id: enquiries._id, maker: makers.name })
    .from(enquiries)
    .innerJoin(makers, eq(makers._id, enquiries.makerId))
    .where(eq(enquiries.customerId, userId));
  const said = await messagesAbout(
    db,
    ENQUIRY,
    rows.map(({ _id }) => _id),
  );
  return rows.map(({ _id, maker }) => ({
    maker,
    messages: said
      .filter(({ subjectId }) => subjectId === _id)
      .map(({ side, text, createdAt }) => ({ side, text, at: createdAt.toISOString() })),
  }));
}

/** Takes a person’s conversations with makers away, with all that was said in them. */
export async function eraseEnquiries(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const own = eq(enquiries.customerId, userId);
  const gone = await tx.select({ _id: enquiries._id }).from(enquiries).where(own).for('update');
  const subjectIds = gone.map(({ _id }) => _id);
  // Before the conversations: with them goes what names the photos.
  await eraseConversations(deps, tx, { kind: ENQUIRY, subjectIds, uploaderId: userId });
  await tx.delete(enquiries).where(inArray(enquiries._id, subjectIds));
}
