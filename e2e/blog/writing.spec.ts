import { devices, expect, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { beginPost } from './kit.ts';

test('a post is written, previewed, published, found and read on a phone, and handed to the newsletter', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const word = `Okene${Date.now()}`;
  const title = `What ${word} weaves`;
  await rememberSession(page, await demoSession(request, 'admin'));
  await visit(page, '/admin/blog/posts');
  expect(await seriousIssues(page), 'the list').toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Add a post' }).click();

  // The draft is stored while it is typed, under an address of its own.
  const text = await beginPost(page, { title, excerpt: 'Ebira cloth, by the women who weave it.' });
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/posts\/edit\//);
  await page.keyboard.type('Women in Okene weave on an upright loom.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Link address').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(page.getByText('Use a link that begins with https://')).toBeVisible();
  await page.getByLabel('Link address').fill('/blog/reading-aso-oke');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(text.getByRole('link', { name: '/blog/reading-aso-oke' })).toBeVisible();
  await page.getByRole('button', { name: 'Measuring figure' }).click();
  await page.getByLabel('Measurement', { exact: true }).selectOption('Waist girth');
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a card' });
  await dialog.getByRole('combobox', { name: 'Product' }).fill('aso-oke');
  await page.getByRole('option', { name: /^Aso-oke Bundle/ }).click();
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByText(/^Card: Aso-oke Bundle/)).toBeVisible();
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(page.getByRole('link', { name: 'Aso-oke Bundle' }).first()).toBeVisible();
  expect(await seriousIssues(page), 'the editor').toEqual([]);

  // Somebody without an account reads the draft by its link.
  await page.getByRole('button', { name: 'Create preview link' }).click();
  const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue();
  const phone = await (await browser.newContext(devices['Pixel 7'])).newPage();
  await visit(phone, new URL(link).pathname);
  await expect(phone.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Post published.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View post' })).toBeVisible();

  await visit(phone, `/blog?q=${word}`);
  await phone.getByRole('link', { name: title }).click();
  await expect(phone.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(phone.getByText('Women in Okene weave on an upright loom.')).toBeVisible();
  await expect(phone.getByText('Waist girth.')).toBeVisible();
  expect(await seriousIssues(phone), 'the post').toEqual([]);

  await page.getByRole('button', { name: 'Send as campaign' }).click();
  await expect(page).toHaveURL(/\/admin\/newsletter\/campaigns\//);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  // A former address leads on, and no browser remembers that: the post may come back to it.
  await page.goBack();
  const slug = `okene-${word.toLowerCase()}`;
  await page.getByRole('textbox', { name: 'URL slug' }).fill(slug);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('link', { name: 'View post' })).toHaveAttribute('href', `/blog/${slug}`);
  const oldAddress = `/blog/what-${word.toLowerCase()}-weaves`;
  await expect(async () => {
    const former = await request.get(oldAddress, { maxRedirects: 0 });
    const { location, 'cache-control': caching } = former.headers();
    expect([former.status(), location, caching]).toEqual([301, `/blog/${slug}`, 'no-cache']);
  }).toPass();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Post unpublished.')).toBeVisible();
  for (const gone of [`/blog/${slug}`, oldAddress])
    await expect.poll(async () => (await request.get(gone)).status()).toBe(404);
});
