import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, moment, momentIn, picture, version } from '../fields.ts';
import { type RecordOf, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { postForm } from './forms.ts';
import { post } from './posts.ts';

export const POST_STATUSES = statuses({
  draft: { label: 'Draft', tone: 'waiting' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
  unpublished: { label: 'Unpublished', tone: 'over' },
});
export type PostStatus = StatusOf<typeof POST_STATUSES>;

export const blogErrors = defineErrors({
  unknown_version: [404, 'This version does not exist.'],
  post_incomplete: [422, 'The post is not complete yet.'],
  post_in_past: [422, 'Please choose a time in the future.'],
  post_not_published: [409, 'This post is not published.'],
  post_not_scheduled: [409, 'This post is not scheduled.'],
  category_in_use: [409, 'This category has posts. Please move them first.'],
  author_in_use: [409, 'This author has posts. Please give them to another author first.'],
});

const postVersion = z.object({ _id: z.string(), number: z.number(), title: z.string(), by: z.string(), at: moment });
const choice = z.object({ value: z.string(), label: z.string() });
const cardChoice = choice.extend({ of: z.enum(['product', 'maker', 'service']) });

/** Reads of a day. */
const dayOfReads = z.object({ day: z.string(), reads: z.number() });

export const postResource = resource({
  path: '/api/staff/blog/posts',
  access: STAFF_ROLES,
  one: 'post',
  many: 'posts',
  columns: {
    title: 'Title',
    status: ['Status', POST_STATUSES],
    categories: 'Categories',
    authors: 'Authors',
    reads: ['Reads (30 days)', 'number'],
    scheduledFor: ['Scheduled for', 'moment?'],
    publishedAt: ['Published', 'day?'],
    updatedAt: ['Edited', 'moment'],
  },
  row: z.object({ liveSlug: z.string().nullable(), hasChanges: z.boolean() }),
  detail: z.object({
    /** By which a version is restored. */
    version: z.number(),
    ...postForm.shape,
    pictures: z.array(picture),
    /** What is chosen, by its name. */
    picked: z.array(choice),
    pickedPosts: z.array(choice),
    cards: z.array(cardChoice),
    versions: z.array(postVersion),
    previewToken: z.string().nullable(),
    campaignId: z.string().nullable(),
    figures: z.object({
      days: z.array(dayOfReads),
      referrers: z.array(z.object({ domain: z.string(), reads: z.number() })),
      reads: z.number(),
      carts: z.number(),
    }),
  }),
  form: postForm,
  filters: {
    status: z.enum(statusNames(POST_STATUSES)).optional(),
    category: id.optional(),
    author: id.optional(),
  },
  sorts: ['-updatedAt', 'title', '-publishedAt'],
  actions: ['unpublish', 'unschedule'],
});
export type PostRow = RowOf<typeof postResource>;
export type PostRecord = RecordOf<typeof postResource>;

const byId = z.object({ _id: id });
const answer = z.object({ version: z.number() });

export const publishPost = endpoint({
  method: 'POST',
  path: '/api/staff/blog/posts/:_id/publish',
  access: STAFF_ROLES,
  summary: 'Save a post and publish it, now or at a moment to come',
  params: byId,
  body: z.object({ version, values: postForm, at: momentIn().nullable() }),
  response: answer,
});

export const restorePost = endpoint({
  method: 'POST',
  path: '/api/staff/blog/posts/:_id/restore',
  access: STAFF_ROLES,
  summary: 'Give the draft of a post the words of an earlier version',
  params: byId,
  body: z.object({ version, number: z.number().int().min(1).max(100_000) }),
  response: answer,
});

export const previewPost = endpoint({
  method: 'POST',
  path: '/api/staff/blog/preview',
  access: STAFF_ROLES,
  summary: 'Show a post as readers would see it, before it is saved',
  body: z.object({ values: postForm }),
  response: z.object({ post }),
});

export const setPreviewLink = endpoint({
  method: 'PUT',
  path: '/api/staff/blog/posts/:_id/preview-link',
  access: STAFF_ROLES,
  summary: 'Make a link by which anybody can read a draft, or take it back',
  params: byId,
  body: z.object({ isOpen: z.boolean() }),
  response: z.object({ token: z.string().nullable() }),
});

export const writePresence = endpoint({
  method: 'PUT',
  path: '/api/staff/blog/posts/:_id/presence',
  access: STAFF_ROLES,
  summary: 'Say that one is writing a post, and learn who else is',
  params: byId,
  response: z.object({ others: z.array(z.string()), version: z.number() }),
});

export const makeCampaign = endpoint({
  method: 'POST',
  path: '/api/staff/blog/posts/:_id/campaign',
  access: STAFF_ROLES,
  summary: 'Make a draft of a newsletter campaign of a published post, once',
  params: byId,
  response: z.object({ campaignId: z.string() }),
});

export const getPostChoices = endpoint({
  method: 'GET',
  path: '/api/staff/blog/choices',
  access: STAFF_ROLES,
  summary: 'Authors and categories that a post can have, and accounts that an author can have',
  response: z.object({ authors: z.array(choice), categories: z.array(choice), accounts: z.array(choice) }),
});
