import { BRAND } from '@adunni/contracts/brand';
import type { Picture } from '@adunni/contracts/fields';
import type { MetaDescriptor } from 'react-router';

/** The matches that a route’s `meta` receives; the root’s loader knows the origin. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[];

export interface PageDescription {
  /** Origin of the site: the loader’s `new URL(request.url).origin`, or `originOf(matches)`. */
  origin: string;
  /** What the page is called; the name of the house is added. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** Canonical path, with the query only when it makes another page: `/products?page=2`. */
  path: string;
  /** Preview picture; without one, the picture of the house. */
  picture?: Picture | null;
  /** A preview that is drawn for the page, where it has no picture. */
  drawn?: { path: string; alt: string };
  /** Open Graph type. */
  type?: 'website' | 'product' | 'profile' | 'article';
  /** Structured data of schema.org; `@context` is added. */
  jsonLd?: readonly Record<string, unknown>[];
}

/** Origin of the site, as the root’s loader gave it: `https://adunni.example`, or empty when unknown. */
export function originOf(matches: Matches): string {
  return (matches[0]?.loaderData as { origin?: string } | undefined)?.origin ?? '';
}

/** Meta of a public page: title, description, canonical address, link preview, structured data. */
export function pageMeta({ origin, ...page }: PageDescription): MetaDescriptor[] {
  const title = page.path === '/' ? page.title : `${page.title} · ${BRAND.name}`;
  const image = page.picture
    ? { url: `${origin}${page.picture.url}/1280.jpg`, alt: page.picture.alt }
    : page.drawn
      ? { url: `${origin}${page.drawn.path}`, alt: page.drawn.alt }
      : { url: `${origin}/preview.jpg`, alt: 'An ivory agbada and a coral bridal set.' };
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: origin + page.path },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: origin + page.path },
    { property: 'og:image', content: image.url },
    { property: 'og:image:alt', content: image.alt },
    { property: 'og:locale', content: 'en_GB' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd ?? []).map((item) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...item } })),
  ] as MetaDescriptor[];
}

/** Meta of a page that search engines should leave out: signed-in pages, dead ends. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${BRAND.name}` }, { name: 'robots', content: 'noindex' }];
}
