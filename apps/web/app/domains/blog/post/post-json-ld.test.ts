import type { Post } from '@adunni/contracts/blog/posts';
import { expect, it } from 'vitest';
import { postJsonLd } from './post-json-ld.ts';

const POST: Post = {
  ...{ _id: 'one', slug: 'lace', title: 'Choosing lace', excerpt: 'By hand.', cover: null, minutes: 1, tags: ['lace'] },
  ...{ categories: [{ slug: 'fabrics', name: 'Fabrics' }], authors: [{ slug: 'bisi', name: 'Bisi' }] },
  ...{ publishedAt: '2026-03-01T08:00:00.000Z', updatedAt: '2026-03-02T08:00:00.000Z', isFeatured: false },
  ...{ pictures: [], products: [], places: [], pieces: [], related: [], canonical: '' },
  writers: [{ slug: 'bisi', name: 'Bisi', role: 'Weaver', biography: '' }],
  document: [{ kind: 'paragraph', runs: [{ text: 'Three plain words.' }] }],
};
const article = (values: Partial<Post> = {}) => postJsonLd({ ...POST, ...values }, 'https://adunni.example')[0];

it('says all that search engines ask of an article, with the drawn picture of a post without a cover', () => {
  expect(article()).toMatchObject({
    ...{ '@type': 'Article', headline: 'Choosing lace', mainEntityOfPage: 'https://adunni.example/blog/lace' },
    ...{ datePublished: '2026-03-01T08:00:00.000Z', dateModified: '2026-03-02T08:00:00.000Z', wordCount: 3 },
    author: [{ '@type': 'Person', name: 'Bisi', url: 'https://adunni.example/blog/author/bisi' }],
    publisher: { '@type': 'Organization', name: 'Adunni' },
    image: expect.stringMatching(/^https:\/\/adunni\.example\/api\/blog\/posts\/lace\/preview\.jpg/),
  });
});

it('names the place where the same text stood first', () => {
  expect(article({ canonical: 'https://example.com/lace' })).toMatchObject({
    mainEntityOfPage: 'https://example.com/lace',
  });
});
