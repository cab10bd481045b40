import { z } from 'zod';
import { id, line, prose } from '../fields.ts';
import { mayLead } from './document.ts';
import { picturesOf, postDocument } from './document-forms.ts';
import { plainText } from './reading.ts';

const slug = line(80, 0)
  .toLowerCase()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use lower-case letters, digits and single hyphens only.');

/** Words by which posts are gathered, beside their categories. */
const tag = line(30)
  .toLowerCase()
  .regex(/^[\p{L}\p{M}0-9]+([ -][\p{L}\p{M}0-9]+)*$/u, 'Use letters, digits and single spaces only.');

/** A post as it is written; a draft may lack what a published post needs. */
export const postForm = z.object({
  title: line(120),
  /** Its part of addresses; made of the title when empty. */
  slug,
  excerpt: line(300, 0),
  /** Where the same text stood first; empty when that is here. */
  canonical: line(300, 0).refine(
    (address) => address === '' || (/^https?:/.test(address) && mayLead(address)),
    'A web address such as https://example.com/story.',
  ),
  coverId: id.nullable(),
  coverAlt: line(300, 0),
  authorIds: z.array(id).max(5, 'At most 5 authors.'),
  categoryIds: z.array(id).max(3, 'At most 3 categories.'),
  tags: z.array(tag).max(8, 'At most 8 tags.'),
  /** Posts to read on with, in their order; without any, others of its categories. */
  relatedIds: z.array(id).max(4, 'At most 4 posts.'),
  /** Products at the end, in their order. */
  productIds: z.array(id).max(8, 'At most 8 products.'),
  isFeatured: z.boolean(),
  document: postDocument,
});
export type PostForm = z.output<typeof postForm>;

/** What a post still needs before it is published, by its field. */
export function missingToPublish(form: PostForm): Record<string, string> {
  const undescribed = picturesOf(form.document).filter(({ alt }) => alt === '').length;
  return {
    ...(form.excerpt === '' && { excerpt: 'Add an excerpt before publishing.' }),
    ...(form.authorIds.length === 0 && { authorIds: 'Choose an author before publishing.' }),
    ...(form.categoryIds.length === 0 && { categoryIds: 'Choose a category before publishing.' }),
    ...(form.coverId !== null && form.coverAlt === '' && { coverAlt: 'Say what the cover shows before publishing.' }),
    ...(plainText(form.document) === '' && { document: 'Write the post before publishing it.' }),
    ...(undescribed > 0 && { document: 'Add alt text to every image before publishing.' }),
  };
}

export const blogCategoryForm = z.object({
  name: line(60),
  slug,
  description: prose(300),
  /** Place among the others, the lowest first. */
  position: z.number().int('A whole number.').min(0).max(1000),
});
export type BlogCategoryForm = z.output<typeof blogCategoryForm>;

/** Somebody who writes, as readers know them. */
export const blogAuthorForm = z.object({
  name: line(80),
  slug,
  /** What they do: `Master tailor, Lagos`. */
  role: line(80, 0),
  biography: prose(1500),
  /** The account of who this is, so that their data follows it. */
  userId: id.nullable(),
});
export type BlogAuthorForm = z.output<typeof blogAuthorForm>;
