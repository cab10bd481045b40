import { type APIRequestContext, expect, test } from '@playwright/test';

/** One page of every kind that the sitemap lists, and all of those that have no kind. */
const ONE_OF_EACH =
  /^(products|categories|makers|services|service-categories|articles|posts|blog-categories|blog-authors)-/;

const addressesIn = (xml: string): URL[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));

async function publicPages(request: APIRequestContext): Promise<string[]> {
  const pages: string[] = [];
  for (const { pathname: file } of addressesIn(await (await request.get('/sitemap.xml')).text())) {
    const listed = addressesIn(await (await request.get(file)).text()).map((url) => url.pathname + url.search);
    pages.push(...(ONE_OF_EACH.test(file.replace('/sitemap/', '')) ? listed.slice(0, 1) : listed));
  }
  return pages;
}

/** What the HTML of a page says of it to search engines and in previews. */
const headOf = (html: string) => {
  const attribute = (pattern: RegExp) => html.match(pattern)?.[1] ?? '';
  const property = (name: string) => attribute(new RegExp(`<meta property="${name}" content="([^"]+)"`));
  return {
    canonical: attribute(/<link rel="canonical" href="([^"]+)"/),
    description: attribute(/<meta name="description" content="([^"]+)"/),
    isHidden: /<meta name="robots" content="[^"]*noindex/.test(html),
    graph: { title: property('og:title'), description: property('og:description'), url: property('og:url') },
    image: property('og:image'),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) =>
      JSON.parse(text),
    ),
  };
};

test('every public page says what it is, where it is, and shows an image in previews', async ({ request }) => {
  const pages = await publicPages(request);
  expect(pages).toEqual(expect.arrayContaining(['/', '/about', '/contact', '/products', '/terms', '/accessibility']));
  for (const path of pages) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    const { canonical, description, isHidden, graph, image, data } = headOf(await response.text());
    const page = new URL(canonical);
    expect(page.pathname + page.search, 'canonical link').toBe(path);
    expect(isHidden, `${path} is hidden from search engines`).toBe(false);
    expect(graph.title, path).not.toBe('');
    expect(graph, path).toEqual({ title: graph.title, description, url: canonical });
    expect(description, path).not.toBe('');
    expect((await request.get(new URL(image).pathname)).headers()['content-type'], path).toMatch(/^image\//);
    expect(data.map((each) => each['@type'])).toContain('Organization');
  }
});

test('who we are and how we are reached stands in structured data', async ({ request }) => {
  const about = headOf(await (await request.get('/about')).text());
  expect(about.data.map((each) => each['@type'])).toContain('AboutPage');
  const contact = headOf(await (await request.get('/contact')).text());
  expect(contact.data.find((each) => each.contactPoint)).toMatchObject({ '@type': 'Organization', name: 'Adunni' });
});
