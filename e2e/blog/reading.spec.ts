import { expect, test } from '@playwright/test';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

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
