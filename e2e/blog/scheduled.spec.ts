import { devices, expect, type Locator, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { query } from '../kit/database.ts';
import { visit } from '../kit/visit.ts';
import { beginPost } from './kit.ts';

test('a post is scheduled, goes out at its moment, is found and read on a phone, and sent to subscribers', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const word = `Ilorin${Date.now()}`;
  const title = `Indigo from ${word}`;
  const path = `/blog/indigo-from-${word.toLowerCase()}`;
  await rememberSession(page, await demoSession(request, 'admin'));
  await visit(page, '/admin/blog/posts/add');
  const text = await beginPost(page, { title, excerpt: 'Pots that are never empty.' });
  await page.keyboard.type('The dye is fed every evening.');
  await paste(text, '<p><a href="javascript:alert(1)">Ash</a> and <a href="/products">indigo</a>.</p>');
  await expect(text.getByText('Ash')).toBeVisible();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule this post' });
  // To the second, so that nobody waits for the next minute.
  const soon = await page.evaluate(() => {
    const at = new Date(Date.now() + 20_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  });
  await dialog.getByLabel('When').fill(soon);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Post scheduled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unschedule' })).toBeVisible();
  expect((await request.get(path)).status(), 'before its moment').toBe(404);

  // These pages are kept; each is made anew once the post is out.
  const phone = await (await browser.newContext(devices['Pixel 7'])).newPage();
  await visit(phone, `/blog?q=${word}`);
  await expect(phone.getByText(`No posts match “${word}”.`, { exact: false })).toBeVisible();
  await expect(async () => {
    await visit(phone, `/blog?q=${word}`);
    await expect(phone.getByRole('link', { name: title })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 90_000 });
  await phone.getByRole('link', { name: title }).click();
  await expect(phone.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(phone.getByText('The dye is fed every evening.')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'indigo', exact: true })).toHaveAttribute('href', '/products');
  await expect(phone.getByRole('link', { name: 'Ash', exact: true })).toBeHidden();
  for (const feed of ['/blog/feed.xml', '/blog/feed.json'])
    expect(await (await request.get(feed)).text(), feed).toContain(path);

  // Without a cover, links to it show a picture that is drawn of its title.
  const drawn = await phone.locator('meta[property="og:image"]').getAttribute('content');
  expect(drawn).toContain('/preview.jpg');
  const picture = await request.get(drawn ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);

  await page.reload();
  await page.getByRole('button', { name: 'Send as campaign' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Send…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send to \d+ subscribers$/ })
    .click();
  await expect(page.getByText('Sending started.')).toBeVisible();
  const lettersWithIt = "select count(*)::int as count from mails where kind = 'newsletter' and text like $1";
  await expect
    .poll(async () => (await query<{ count: number }>(lettersWithIt, [`%${path}%`]))[0]?.count, { timeout: 60_000 })
    .toBeGreaterThan(0);
});

/** Pastes what was copied from another site. */
const paste = (field: Locator, html: string): Promise<void> =>
  field.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
