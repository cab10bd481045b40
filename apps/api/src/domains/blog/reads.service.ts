import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import { withinLimit } from '../../kit/security/attempts.ts';
import { isBot } from '../../kit/security/bots.rules.ts';
import { networkOf } from '../../kit/security/network-of.ts';
import { shopDay } from '../../kit/shop-days.rules.ts';
import { isPublished } from './posts/post.queries.ts';
import { domainOf } from './rules.ts';
import { blogPosts, blogReads } from './tables.ts';

/** What one network can count of one post. */
const PER_NETWORK = { most: 20, minutes: 60 };
/** Domains that are told apart of a post and day; further ones are counted together. */
const MOST_DOMAINS = 100;

/** Counts a read of a published post under its day and the domain that led there, or nothing of a robot. */
export const countRead = (ctx: Ctx, postId: string, referrer: string): Promise<void> =>
  count(ctx, postId, domainOf(referrer, new URL(ctx.config.publicUrl).hostname), { reads: 1, carts: 0 });

/** Counts a cart that was begun after a published post was read. */
export const countCart = (ctx: Ctx, postId: string): Promise<void> => count(ctx, postId, '', { reads: 0, carts: 1 });

async function count(
  { db, clock, address, device }: Ctx,
  postId: string,
  referrer: string,
  { reads, carts }: { reads: number; carts: number },
): Promise<void> {
  const now = clock();
  const [post] = await db
    .select({ _id: blogPosts._id })
    .from(blogPosts)
    .where(and(isPublished, eq(blogPosts._id, postId)));
  if (!post) throw new Refusal(commonErrors.not_found);
  if (isBot(device)) return;
  if (!(await withinLimit(db, `blog:${carts > 0 ? 'cart' : postId}:${networkOf(address)}`, PER_NETWORK, now))) return;
  const day = shopDay(now);
  await db.execute(sql`
    insert into ${blogReads} (post_id, day, referrer, reads, carts)
    select ${postId}::uuid, ${day}::date,
      case when (select count(*) from ${blogReads} r where r.post_id = ${postId} and r.day = ${day}) < ${MOST_DOMAINS}
        then ${referrer} else '' end, ${reads}::int, ${carts}::int
    on conflict (post_id, day, referrer) do update
      set reads = ${blogReads}.reads + excluded.reads, carts = ${blogReads}.carts + excluded.carts`);
}
