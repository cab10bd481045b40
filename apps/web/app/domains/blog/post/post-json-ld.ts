import type { Post } from '@adunni/contracts/blog/posts';
import { plainText } from '@adunni/contracts/blog/reading';
import { BRAND } from '@adunni/contracts/brand';
import { authorPath, BLOG, categoryPath, drawnPath, postPath } from '../blog-address.ts';

/** The post as schema.org knows it, and the way to it. `origin` is scheme and host. */
export function postJsonLd(post: Post, origin: string): Record<string, unknown>[] {
  const url = origin + postPath(post.slug);
  const [category] = post.categories;
  const way = [
    { name: 'Blog', item: origin + BLOG },
    ...(category ? [{ name: category.name, item: origin + categoryPath(category.slug) }] : []),
    { name: post.title, item: url },
  ];
  return [
    {
      ...{ '@type': 'Article', '@id': url, headline: post.title, description: post.excerpt },
      mainEntityOfPage: post.canonical || url,
      image: origin + (post.cover ? `${post.cover.url}/1280.jpg` : drawnPath(post)),
      ...{ datePublished: post.publishedAt, dateModified: post.updatedAt, inLanguage: 'en-GB' },
      ...(category && { articleSection: category.name }),
      ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
      wordCount: plainText(post.document).split(/\s+/).filter(Boolean).length,
      author: post.writers.map(({ name, slug }) => ({ '@type': 'Person', name, url: origin + authorPath(slug) })),
      publisher: { '@type': 'Organization', name: BRAND.name, url: origin },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}
