import { conversationErrors } from '@adunni/contracts/conversations/messages';
import { commonErrors } from '@adunni/contracts/errors';
import { enquiryErrors } from '@adunni/contracts/makers/enquiries';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { asCustomer } from '../../conversations/rules.ts';
import { writeMessage } from '../../conversations/service.ts';
import { makers } from '../tables.ts';
import { enquiryOf } from './subject.ts';
import { enquiries } from './tables.ts';

/** Makers that one person may begin to write to; who writes to all of them advertises. */
const NEW_ENQUIRIES = { most: 15, minutes: 24 * 60 };

/**
 * Writes to an approved maker and answers with the conversation: that which there is, or a new one. Throws 404 for
 * another maker, 409 when they have been suspended meanwhile, 422 for one’s own workshop, 429.
 */
export async function contactMaker(
  ctx: Ctx<Viewer>,
  slug: string,
  message: { text: string; photoIds: readonly string[] },
): Promise<string> {
  const { db, viewer } = ctx;
  const [maker] = await db
    .select({ _id: makers._id, userId: makers.userId })
    .from(makers)
    .where(and(eq(makers.slug, slug), eq(makers.status, 'approved')));
  if (!maker) throw new Refusal(commonErrors.not_found);
  if (maker.userId === viewer._id) throw new Refusal(enquiryErrors.own_workshop);
  const enquiryId = (await known(ctx, maker._id)) ?? (await begin(ctx, maker._id));
  await writeMessage(ctx, enquiryOf(enquiryId, asCustomer(viewer)), message);
  return enquiryId;
}

async function known({ db, viewer }: Ctx<Viewer>, makerId: string): Promise<string | null> {
  const [row] = await db
    .select({ _id: enquiries._id })
    .from(enquiries)
    .where(and(eq(enquiries.customerId, viewer._id), eq(enquiries.makerId, makerId)));
  return row?._id ?? null;
}

/** Shows in no list until the first message is in it, so one that is left empty is of no matter. */
async function begin(ctx: Ctx<Viewer>, makerId: string): Promise<string> {
  await limitAttempts(ctx.db, `enquiry:${ctx.viewer._id}`, NEW_ENQUIRIES, ctx.clock());
  const values = { makerId, customerId: ctx.viewer._id, createdAt: ctx.clock() };
  const [row] = await ctx.db.insert(enquiries).values(values).onConflictDoNothing().returning({ _id: enquiries._id });
  const enquiryId = row?._id ?? (await known(ctx, makerId));
  if (!enquiryId) throw new Refusal(conversationErrors.conversation_closed);
  return enquiryId;
}
