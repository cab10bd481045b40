import { getPostPicture } from '@adunni/contracts/blog/posts';
import { fillPath } from '@adunni/contracts/request';

/** Where the blog is. */
export const BLOG = '/blog';

export const postPath = (slug: string): string => `${BLOG}/${slug}`;
export const authorPath = (slug: string): string => `${BLOG}/author/${slug}`;
export const categoryPath = (slug: string): string => `${BLOG}?category=${encodeURIComponent(slug)}`;
export const tagPath = (tag: string): string => `${BLOG}?tag=${encodeURIComponent(tag)}`;
export const previewPath = (token: string): string => `${BLOG}/preview/${token}`;

/** The drawn preview of a post, at an address of its own for each text that it had. */
export const drawnPath = ({ slug, updatedAt }: { slug: string; updatedAt: string }): string =>
  `${fillPath(getPostPicture, { params: { slug } })}?v=${Date.parse(updatedAt).toString(36)}`;
