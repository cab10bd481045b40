import { expect, type Page, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { everyIssue } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until a worker minds the page. */
const minded = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

/** The addresses that the device keeps, by cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      all[name.split('-')[0] ?? ''] = requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
    }
    return all;
  });

/** A browser without a connection says so to a page; one that only plays it forgets to with the next page. */
async function tellOffline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

test('what was seen can be read without a connection, and what was not says so', { tag: '@both' }, async ({
  context,
  page,
}) => {
  await visit(page, '/products');
  await minded(page);
  const title = page.getByRole('heading', { level: 1 });
  await page.locator('#content a[href^="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\/[\w-]+/);
  await expect(title).not.toHaveText('All products');
  const { pathname } = new URL(page.url());
  const name = await title.innerText();
  await expect.poll(async () => (await kept(page)).pages).toEqual(expect.arrayContaining(['/products', pathname]));

  await context.setOffline(true);
  await page.reload();
  await expect(title).toHaveText(name);
  await tellOffline(page);
  await expect(page.getByText('You’re offline. Changes can’t be saved until you’re back online.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Products' }).click();
  await expect(title).toHaveText('All products');

  await page.goto('/about');
  await expect(title).toHaveText('You’re offline');
  await expect(page).toHaveURL('/about');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await everyIssue(page)).toEqual([]);
  }
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(title).not.toHaveText('You’re offline');
  await expect(page).toHaveTitle(/^About/);
});

test('nothing of a person is kept, and what they saw is forgotten when they sign out', async ({ page, request }) => {
  await rememberSession(page, await openAccount(request));
  await visit(page, '/products');
  await minded(page);
  await visit(page, '/orders');
  await visit(page, '/profile');
  await visit(page, '/makers');
  await expect.poll(async () => (await kept(page)).pages).toContain('/makers');
  const { pages = [], answers = [], pictures = [] } = await kept(page);
  expect(pages.filter((path) => /^\/(orders|profile)/.test(path))).toEqual([]);
  expect(answers.filter((path) => /^\/api\/(orders|auth|cart|wishlist|notifications|profile)/.test(path))).toEqual([]);
  expect(pictures.filter((path) => path.includes('?'))).toEqual([]);

  await page.evaluate(() => localStorage.removeItem('adunni.session'));
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'adunni.session' })));
  await expect.poll(async () => Object.keys(await kept(page))).not.toContain('answers');
  expect(Object.keys(await kept(page))).toEqual(expect.arrayContaining(['shell', 'files']));
});

test('a device without room for anything is browsed as any other', async ({ page }) => {
  const device = await page.context().newCDPSession(page);
  await visit(page, '/');
  await minded(page);
  await device.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
  await visit(page, '/makers');
  await visit(page, '/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await kept(page)).pages ?? []).not.toContain('/services');
});
