import * as contract from '@adunni/contracts/blog/posts';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { jsonFeedOf, rssOf } from '../../kit/feeds/feed.rules.ts';
import { mount } from '../../kit/http/mount.ts';
import { readFeed } from './feeds/feed.queries.ts';
import { findPreviewPicture } from './picture/picture.service.ts';
import { findPost, findPosts, findPreview } from './queries.ts';
import { countCart, countRead } from './reads.service.ts';
import { blogStaffRoutes } from './staff/routes.ts';

const found = <T>(row: T | null): T => {
  if (row === null) throw new Refusal(commonErrors.not_found);
  return row;
};

/** Whoever keeps a feed asks each time whether it is still the latest. */
const asFeed = (reply: FastifyReply, type: string): FastifyReply =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, no-cache');

/** Serves the blog: to everyone what is published, to staff what they write. */
export function blogRoutes(app: FastifyInstance): void {
  blogStaffRoutes(app);
  mount(app, contract.listPosts, async ({ ctx: { db }, query, cacheTags }) => {
    cacheTags('blog');
    const list = await findPosts(db, query);
    if (query.author && !list.author) throw new Refusal(commonErrors.not_found);
    return list;
  });
  mount(app, contract.getPost, async ({ ctx: { db, clock }, params: { slug }, cacheTags }) => {
    cacheTags('blog', 'products', 'makers', 'services', 'settings');
    return found(await findPost(db, slug, clock()));
  });
  mount(app, contract.getPostPreview, async ({ ctx: { db, clock }, params: { token }, reply }) => {
    reply.header('x-robots-tag', 'noindex');
    return { post: found(await findPreview(db, token, clock())) };
  });
  mount(app, contract.getPostPicture, async ({ ctx, params: { slug }, reply }) => {
    const picture = found(await findPreviewPicture(ctx, slug));
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').send(picture);
  });
  mount(app, contract.getRssFeed, async ({ ctx, reply }) => {
    asFeed(reply, 'application/rss+xml');
    return rssOf(await readFeed(ctx, contract.getRssFeed.path));
  });
  mount(app, contract.getJsonFeed, async ({ ctx, reply }) => {
    asFeed(reply, 'application/feed+json');
    return JSON.stringify(jsonFeedOf(await readFeed(ctx, contract.getJsonFeed.path)));
  });
  mount(app, contract.countRead, async ({ ctx, params: { postId }, body: { referrer } }) => {
    await countRead(ctx, postId, referrer);
    return { message: 'Counted.' };
  });
  mount(app, contract.countCart, async ({ ctx, params: { postId } }) => {
    await countCart(ctx, postId);
    return { message: 'Counted.' };
  });
}
