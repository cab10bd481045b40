import { z } from 'zod';
import { productCard } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { id, line, listOf, messageResponse, moment, paging, picture } from '../fields.ts';
import { block } from './document-forms.ts';

const named = z.object({ slug: z.string(), name: z.string() });

export const postCard = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  cover: picture.nullable(),
  categories: z.array(named),
  authors: z.array(named),
  publishedAt: moment,
  /** How long it takes to read. */
  minutes: z.number(),
  isFeatured: z.boolean(),
});
export type PostCard = z.input<typeof postCard>;
export type LoadedPostCard = z.output<typeof postCard>;

/** A maker or a service within a text. */
const placeCard = z.object({
  path: z.string(),
  title: z.string(),
  detail: z.string(),
  picture: picture.nullable(),
});
export type PlaceCard = z.input<typeof placeCard>;

/** Who wrote a post. */
const author = z.object({ slug: z.string(), name: z.string(), role: z.string(), biography: z.string() });
export type PostAuthor = z.input<typeof author>;

export const post = postCard.extend({
  document: z.array(block),
  /** What the text shows by its id; what is gone or not for sale is left out. */
  pictures: z.array(picture),
  products: z.array(productCard),
  places: z.array(placeCard.extend({ _id: z.string() })),
  /** Products at the end. */
  pieces: z.array(productCard),
  writers: z.array(author),
  tags: z.array(z.string()),
  related: z.array(postCard),
  canonical: z.string(),
  updatedAt: moment,
});
export type Post = z.input<typeof post>;
export type LoadedPost = z.output<typeof post>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/blog/posts',
  access: 'public',
  summary: 'List published posts, by category, author, tag or words',
  query: paging.extend({
    limit: z.coerce.number().int().min(1).max(50).default(12),
    q: line(120, 0).optional(),
    category: line(80).optional(),
    author: line(80).optional(),
    tag: line(30).optional(),
  }),
  response: listOf(postCard).extend({
    categories: z.array(named.extend({ description: z.string(), posts: z.number() })),
    /** The author that was asked for. */
    author: author.nullable(),
  }),
});

export const getPost = endpoint({
  method: 'GET',
  path: '/api/blog/posts/:slug',
  access: 'public',
  summary: 'Get a published post, or the slug that it has now',
  params: z.object({ slug: line(80) }),
  response: z.object({ post: post.nullable(), movedTo: z.string().nullable() }),
});

export const getPostPreview = endpoint({
  method: 'GET',
  path: '/api/blog/previews/:token',
  access: 'public',
  ignoresToken: true,
  summary: 'Show a post as it is drafted, by its preview link',
  params: z.object({ token: line(64) }),
  response: z.object({ post }),
});

export const getPostPicture = endpoint({
  method: 'GET',
  path: '/api/blog/posts/:slug/preview.jpg',
  access: 'public',
  ignoresToken: true,
  produces: 'image/jpeg',
  summary: 'The link preview of a published post, drawn of its title',
  params: z.object({ slug: line(80) }),
});

export const getRssFeed = endpoint({
  method: 'GET',
  path: '/blog/feed.xml',
  access: 'public',
  ignoresToken: true,
  produces: 'application/rss+xml',
  summary: 'The latest posts as RSS',
});

export const getJsonFeed = endpoint({
  method: 'GET',
  path: '/blog/feed.json',
  access: 'public',
  ignoresToken: true,
  produces: 'application/feed+json',
  summary: 'The latest posts as a JSON feed',
});

const byPost = z.object({ postId: id });

export const countRead = endpoint({
  method: 'POST',
  path: '/api/blog/posts/:postId/reads',
  access: 'public',
  ignoresToken: true,
  summary: 'Count that a post was read, by day and referring domain, without who read it',
  params: byPost,
  body: z.object({ referrer: line(500, 0) }),
  response: messageResponse,
});

export const countCart = endpoint({
  method: 'POST',
  path: '/api/blog/posts/:postId/carts',
  access: 'public',
  ignoresToken: true,
  summary: 'Count that a cart was begun after a post was read, without whose',
  params: byPost,
  response: messageResponse,
});
