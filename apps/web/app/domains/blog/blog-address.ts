/** Where the blog is. */
export const BLOG = '/blog';

export const postPath = (slug: string): string => `${BLOG}/${slug}`;
export const authorPath = (slug: string): string => `${BLOG}/author/${slug}`;
export const categoryPath = (slug: string): string => `${BLOG}?category=${encodeURIComponent(slug)}`;
export const tagPath = (tag: string): string => `${BLOG}?tag=${encodeURIComponent(tag)}`;
export const previewPath = (token: string): string => `${BLOG}/preview/${token}`;
