import { expect, test } from '@playwright/test';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { query } from '../kit/database.ts';
import { visit } from '../kit/visit.ts';

/** A browser of a person; the one that walks here calls itself a program. */
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1';

test('a reader finds a post by search, reads it, and goes on to its author', { tag: '@both' }, async ({ page }) => {
  await visit(page, '/blog');
  expect(await seriousIssuesOfBothThemes(page), 'the blog').toEqual([]);
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('how many yards');
  await page.getByRole('searchbox', { name: 'Search the blog' }).press('Enter');
  await expect(page).toHaveURL(/\/blog\?q=how/);
  await page.getByRole('link', { name: 'How many yards?' }).click();
  await expect(page.getByRole('heading', { name: 'How many yards?', level: 1 })).toBeVisible();
  await expect(page.getByRole('table').getByText('Agbada, three pieces')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In the shop' })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'a post').toEqual([]);
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"@type":"Article"'),
  );
  await page.getByRole('link', { name: 'Bisi Afolabi' }).first().click();
  await expect(page.getByRole('heading', { name: 'Bisi Afolabi', level: 1 })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'an author').toEqual([]);
});

test('an address that no post has is a page that does not exist', async ({ page }) => {
  expect((await page.goto('/blog/no-such-post'))?.status()).toBe(404);
  expect((await page.goto('/blog/author/nobody'))?.status()).toBe(404);
});

test('a read and the cart that follows it are counted once each, and nothing of it stays in the browser', async ({
  browser,
}) => {
  const slug = 'measure-yourself-in-10-minutes';
  const counts = async () => {
    const [row] = await query<{ reads: number; carts: number }>(
      `select sum(r.reads)::int as reads, sum(r.carts)::int as carts
        from blog_reads r join blog_posts p on p.id = r.post_id where p.live_slug = $1`,
      [slug],
    );
    return row ?? { reads: 0, carts: 0 };
  };
  const { reads, carts } = await counts();
  const context = await browser.newContext({ userAgent: PHONE });
  const page = await context.newPage();
  await visit(page, `/blog/${slug}`);
  await expect.poll(counts).toEqual({ reads: reads + 1, carts });
  expect(JSON.stringify(await context.storageState())).not.toContain(slug);
  await page.getByRole('link', { name: 'Ankara Shift', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Ankara Shift', level: 1 })).toBeVisible();
  await page.getByRole('group', { name: /^Size/ }).locator('label:not([data-sold-out])').first().click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'In your cart' })).toBeVisible();
  await expect.poll(counts).toEqual({ reads: reads + 1, carts: carts + 1 });
});
