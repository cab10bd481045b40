const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Google’s extension for pictures; it names their addresses only. */
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1';

/** What a file or an index lists: an address, when what is there changed last, and the addresses of its pictures. */
export interface Listed {
  address: string;
  changed: Date | null;
  pictures?: readonly string[];
}

/** The element that lists one address: `url` in a file, `sitemap` in the index. */
export function entry(element: 'url' | 'sitemap', { address, changed, pictures = [] }: Listed): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  const images = pictures.map((each) => `<image:image><image:loc>${escaped(each)}</image:loc></image:image>`).join('');
  return `<${element}><loc>${escaped(address)}</loc>${lastmod}${images}</${element}>\n`;
}

/** Beginning and end of a file of the sitemap. */
export const FILE = { begin: `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:image="${PICTURES}">\n`, end: '</urlset>\n' };
/** Beginning and end of the index. */
export const INDEX = { begin: `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n`, end: '</sitemapindex>\n' };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
