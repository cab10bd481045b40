const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** What a file or an index lists: an address, and when what is there changed last. */
export interface Listed {
  address: string;
  changed: Date | null;
}

/** The element that lists one address: `url` in a file, `sitemap` in the index. */
export function entry(element: 'url' | 'sitemap', { address, changed }: Listed): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<${element}><loc>${escaped(address)}</loc>${lastmod}</${element}>\n`;
}

/** Beginning and end of a file of the sitemap. */
export const FILE = { begin: `${HEAD}<urlset xmlns="${NAMESPACE}">\n`, end: '</urlset>\n' };
/** Beginning and end of the index. */
export const INDEX = { begin: `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n`, end: '</sitemapindex>\n' };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
