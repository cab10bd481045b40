/** Where programs that read feeds find the blog’s. */
export const FEED_LINKS = [
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: 'Adunni blog', href: '/blog/feed.xml' },
  { tagName: 'link', rel: 'alternate', type: 'application/feed+json', title: 'Adunni blog', href: '/blog/feed.json' },
] as const;
