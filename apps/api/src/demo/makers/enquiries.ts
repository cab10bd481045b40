import { messages } from '../../domains/conversations/tables.ts';
import { ENQUIRY } from '../../domains/makers/enquiries/subject.ts';
import { enquiries } from '../../domains/makers/enquiries/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';

interface Known {
  makers: ReadonlyMap<string, string>;
  /** The demo logins: who asks, and who answers. */
  customerId: string;
  designerId: string;
  now: Date;
}

/** What the demo’s customer asked the demo’s designer before ordering; the answer waits to be read. */
export async function seedEnquiries(tx: Tx, { makers, customerId, designerId, now }: Known): Promise<void> {
  const makerId = makers.get('adewura-atelier') ?? '';
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [enquiry] = await tx
    .insert(enquiries)
    .values({ makerId, customerId, createdAt: ago(3) })
    .returning({ _id: enquiries._id });
  const about = { subjectKind: ENQUIRY, subjectId: enquiry?._id ?? '' };
  await tx.insert(messages).values([
    {
      ...about,
      ...{ side: 'customer', authorId: customerId, createdAt: ago(3), readAt: ago(2.5) },
      text: 'Bridal Aso-oke Set: could the ipele be woven with a silver line instead of gold? The wedding is in June.',
    },
    {
      ...about,
      ...{ side: 'maker', authorId: designerId, createdAt: ago(2) },
      text: 'Yes, at no extra cost. We would start on the loom by the end of March; send us your date and we will keep the time.',
    },
  ]);
}
