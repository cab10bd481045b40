import { type APIRequestContext, expect, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';

/** The two pages whose weight and first paint are promised. */
async function promisedPages(request: APIRequestContext): Promise<string[]> {
  const { items } = await (await request.get('/api/products?limit=1')).json();
  return ['/', `/products/${items[0]._id}`];
}

test('a first visit loads at most 150 KB of scripts', { tag: '@phone' }, async ({ page, request }) => {
  for (const path of await promisedPages(request)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
      return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(150_000);
  }
});

test('styles and the first picture fit a browser’s six connections, before any script', { tag: '@phone' }, async ({
  request,
}) => {
  for (const path of await promisedPages(request)) {
    const html = await (await request.get(path)).text();
    const styles = html.match(/<link rel="stylesheet"/g)?.length;
    expect(styles, path).toBeGreaterThan(0);
    expect(styles, path).toBeLessThanOrEqual(5);
    const picture = html.search(/fetchPriority="high"/i);
    expect(picture, path).toBeGreaterThan(0);
    expect(html.indexOf('/assets/entry.client'), path).toBeGreaterThan(picture);
  }
});

test('what every page shows of a signed-in person is asked for once', async ({ page, request }) => {
  await rememberSession(page, await openAccount(request));
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  // The bell comes last, when the page has nothing else to do.
  const last = page.waitForRequest((sent) => sent.url().includes('/api/notifications'));
  await page.goto('/orders');
  await last;
  for (const path of ['/api/cart', '/api/wishlist', '/api/currency/detect'])
    expect(
      asked.filter((other) => other === path),
      path,
    ).toHaveLength(1);
});
