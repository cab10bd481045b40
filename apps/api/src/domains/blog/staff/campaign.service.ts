import type { Block } from '@adunni/contracts/blog/document-forms';
import type { PostForm } from '@adunni/contracts/blog/forms';
import { linesOf } from '@adunni/contracts/blog/reading';
import { blogErrors } from '@adunni/contracts/blog/staff';
import { MAX_PICKS } from '@adunni/contracts/newsletter/forms';
import { eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { Refusal } from '../../../kit/errors.ts';
import { createCampaign } from '../../newsletter/service.ts';
import { blogPosts } from '../tables.ts';
import { lockPost } from './draft.service.ts';

/** How many paragraphs of a post its campaign tells. */
const PARAGRAPHS = 3;
/** Most characters behind a subject. */
const PREHEADER = 150;

/** Makes a draft of a campaign of a published post, once; answers with the one that there is. */
export async function makeCampaign(ctx: StaffCtx, _id: string): Promise<string> {
  return staffWrite(ctx, async (tx) => {
    const { status, live, liveSlug, campaignId } = await lockPost(tx, _id, null);
    if (status !== 'published' || !live || !liveSlug) throw new Refusal(blogErrors.post_not_published);
    if (campaignId) return campaignId;
    const made = await createCampaign(ctx, tx, campaignOf(live, liveSlug));
    await tx.update(blogPosts).set({ campaignId: made }).where(eq(blogPosts._id, _id));
    return made;
  });
}

/** What the newsletter says of a post: how it begins, and where it goes on. */
function campaignOf({ title, excerpt, document, productIds }: PostForm, slug: string) {
  const isSaid = (block: Block): boolean => block.kind === 'paragraph' && linesOf(block).join('').trim() !== '';
  const beginning = document.filter(isSaid).slice(0, PARAGRAPHS);
  const body = [excerpt, ...beginning.flatMap(linesOf), `[Read the whole post](/blog/${slug})`].join('\n\n');
  const preheader = excerpt.length <= PREHEADER ? excerpt : `${excerpt.slice(0, PREHEADER).replace(/\s+\S*$/, '')}`;
  return { subject: title, preheader, body, productIds: productIds.slice(0, MAX_PICKS) };
}
