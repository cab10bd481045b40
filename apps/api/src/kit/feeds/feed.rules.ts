/** Something that a feed tells. */
export interface FeedEntry {
  title: string;
  url: string;
  summary: string;
  authors: readonly string[];
  publishedAt: Date;
  updatedAt: Date;
  tags: readonly string[];
  /** All of it, as HTML that holds nothing but what we wrote. */
  html: string;
}

export interface Feed {
  title: string;
  description: string;
  /** Of the page that it is the feed of. */
  url: string;
  feedUrl: string;
  entries: readonly FeedEntry[];
}

/** All that XML may not hold, form feeds and halves of characters too. */
const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text within XML or HTML: cleaned first, then written whole, so that no entity is cut in half. */
export const escaped = (text: string): string =>
  text
    .replace(UNFIT, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** RSS 2.0 with all of each entry. */
export function rssOf({ title, description, url, feedUrl, entries }: Feed): string {
  const items = entries.map((entry) => {
    const tags = entry.tags.map((tag) => `<category>${escaped(tag)}</category>`).join('');
    const by = entry.authors.map((name) => `<dc:creator>${escaped(name)}</dc:creator>`).join('');
    return `<item><title>${escaped(entry.title)}</title><link>${escaped(entry.url)}</link>
<guid isPermaLink="true">${escaped(entry.url)}</guid><pubDate>${entry.publishedAt.toUTCString()}</pubDate>${by}${tags}
<description>${escaped(entry.summary)}</description>
<content:encoded>${escaped(entry.html)}</content:encoded></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>${escaped(title)}</title><link>${escaped(url)}</link><description>${escaped(description)}</description><language>en-gb</language>
<atom:link href="${escaped(feedUrl)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}

/** JSON Feed 1.1 with all of each entry. */
export const jsonFeedOf = ({ title, description, url, feedUrl, entries }: Feed) => ({
  version: 'https://jsonfeed.org/version/1.1',
  ...{ title, description, home_page_url: url, feed_url: feedUrl, language: 'en-GB' },
  items: entries.map((entry) => ({
    ...{ id: entry.url, url: entry.url, title: entry.title.replace(UNFIT, '') },
    ...{ summary: entry.summary.replace(UNFIT, ''), content_html: entry.html },
    ...{ date_published: entry.publishedAt.toISOString(), date_modified: entry.updatedAt.toISOString() },
    authors: entry.authors.map((name) => ({ name })),
    tags: entry.tags,
  })),
});
