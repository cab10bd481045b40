import type { Block, Run } from '@adunni/contracts/blog/document';

/** A post as a feed tells it. */
export interface FeedEntry {
  title: string;
  url: string;
  summary: string;
  authors: readonly string[];
  publishedAt: Date;
  updatedAt: Date;
  tags: readonly string[];
  document: readonly Block[];
}

export interface Feed {
  title: string;
  description: string;
  /** Of the page that it is the feed of. */
  url: string;
  feedUrl: string;
  /** Scheme and host, before paths of ours. */
  origin: string;
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

/** The text of a post as HTML that holds nothing but what is written here. */
export const htmlOf = (document: readonly Block[], origin: string): string =>
  document.map((block) => pieceOf(block, origin)).join('');

function pieceOf(block: Block, origin: string): string {
  const said = (runs: readonly Run[]): string => runs.map((run) => runOf(run, origin)).join('');
  const each = (tag: string, lines: readonly (readonly Run[])[]): string =>
    lines.map((line) => `<${tag}>${said(line)}</${tag}>`).join('');
  switch (block.kind) {
    case 'paragraph':
      return `<p>${said(block.runs)}</p>`;
    case 'heading':
      return `<h${block.level}>${said(block.runs)}</h${block.level}>`;
    case 'list':
      return block.ordered ? `<ol>${each('li', block.lines)}</ol>` : `<ul>${each('li', block.lines)}</ul>`;
    case 'quote':
    case 'callout':
      return `<blockquote>${each('p', block.lines)}</blockquote>`;
    case 'table':
      return `<table>${block.rows.map((row) => `<tr>${each('td', row)}</tr>`).join('')}</table>`;
    case 'picture':
      return pictureOf(block.picture, origin);
    case 'gallery':
      return block.pictures.map((picture) => pictureOf(picture, origin)).join('');
    default:
      return '';
  }
}

const pictureOf = ({ mediaId, alt, caption }: { mediaId: string; alt: string; caption: string }, origin: string) =>
  `<figure><img src="${origin}/media/${mediaId}/960.jpg" alt="${escaped(alt)}">${
    caption && `<figcaption>${escaped(caption)}</figcaption>`
  }</figure>`;

function runOf({ text, bold, italic, href }: Run, origin: string): string {
  const words = escaped(text);
  const leaning = italic ? `<em>${words}</em>` : words;
  const strong = bold ? `<strong>${leaning}</strong>` : leaning;
  return href ? `<a href="${escaped(href.startsWith('/') ? origin + href : href)}">${strong}</a>` : strong;
}

/** RSS 2.0 with whole posts. */
export function rssOf({ title, description, url, feedUrl, origin, entries }: Feed): string {
  const items = entries.map((entry) => {
    const tags = entry.tags.map((tag) => `<category>${escaped(tag)}</category>`).join('');
    const by = entry.authors.map((name) => `<dc:creator>${escaped(name)}</dc:creator>`).join('');
    return `<item><title>${escaped(entry.title)}</title><link>${escaped(entry.url)}</link>
<guid isPermaLink="true">${escaped(entry.url)}</guid><pubDate>${entry.publishedAt.toUTCString()}</pubDate>${by}${tags}
<description>${escaped(entry.summary)}</description>
<content:encoded>${escaped(htmlOf(entry.document, origin))}</content:encoded></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>${escaped(title)}</title><link>${escaped(url)}</link><description>${escaped(description)}</description><language>en-gb</language>
<atom:link href="${escaped(feedUrl)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}

/** JSON Feed 1.1 with whole posts. */
export const jsonFeedOf = ({ title, description, url, feedUrl, origin, entries }: Feed) => ({
  version: 'https://jsonfeed.org/version/1.1',
  ...{ title, description, home_page_url: url, feed_url: feedUrl, language: 'en-GB' },
  items: entries.map((entry) => ({
    ...{ id: entry.url, url: entry.url, title: entry.title.replace(UNFIT, '') },
    ...{ summary: entry.summary.replace(UNFIT, ''), content_html: htmlOf(entry.document, origin) },
    ...{ date_published: entry.publishedAt.toISOString(), date_modified: entry.updatedAt.toISOString() },
    authors: entry.authors.map((name) => ({ name })),
    tags: entry.tags,
  })),
});
