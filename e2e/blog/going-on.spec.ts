import { expect, test } from '@playwright/test';
import { demoSession, rememberSession, windowOf } from '../kit/account.ts';
import { visit } from '../kit/visit.ts';
import { beginPost } from './kit.ts';

test('who publishes writes on where they were, and gets an earlier version back after more was saved', async ({
  page,
  request,
}) => {
  const slug = `epe-${Date.now()}`;
  await rememberSession(page, await demoSession(request, 'admin'));
  await visit(page, '/admin/blog/posts/add');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Add a title before publishing.')).toBeVisible();
  await page.getByRole('textbox', { name: 'URL slug' }).fill(slug);
  const text = await beginPost(page, {
    title: 'The fishermen’s cloth of Epe',
    excerpt: 'What is worn on the lagoon.',
  });
  await page.keyboard.type('Indigo on the water.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View post' })).toHaveAttribute('href', `/blog/${slug}`);

  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' White on Friday.');
  const published = page.waitForResponse((response) => response.url().endsWith('/publish'));
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await text.focus();
  await page.keyboard.type(' Red never.');
  expect((await published).status()).toBe(200);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(text).toHaveText('Indigo on the water. White on Friday. Red never.');
  const live = await (await request.get(`/blog/${slug}`)).text();
  expect(live).toContain('Indigo on the water. White on Friday.');
  expect(live).not.toContain('Red never.');

  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(text).toHaveText('Indigo on the water.');
});

test('two who write the same post are told of each other, and whoever saves second loses nothing', async ({
  page,
  browser,
  request,
}) => {
  await rememberSession(page, await demoSession(request, 'admin'));
  await visit(page, '/admin/blog/posts/add');
  const text = await beginPost(page, { title: `Two pens ${Date.now()}`, excerpt: 'One page.' });
  await page.keyboard.type('Begun by one.');
  await expect(page).toHaveURL(/\/admin\/blog\/posts\/edit\//);
  await expect(page.getByText('All changes saved')).toBeVisible();

  const other = await windowOf(browser, await demoSession(request, 'superadmin'));
  await visit(other, new URL(page.url()).pathname);
  await expect(other.getByText('Someone else is writing this post')).toBeVisible();
  const theirs = other.getByRole('textbox', { name: 'Text of the post' });
  await theirs.click();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' Ended by another.');
  await expect(other.getByText('All changes saved')).toBeVisible();

  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Too late.');
  await expect(page.getByText('Someone else has changed this')).toBeVisible();
  await expect(text).toHaveText('Begun by one. Too late.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'See their version' }).click();
  await expect(text).toHaveText('Begun by one. Ended by another.');
});
