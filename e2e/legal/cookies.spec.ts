import { expect, type Page, test } from '@playwright/test';
import { seriousIssues } from '../kit/axe.ts';
import { UNDECIDED } from '../kit/cookie-choice.ts';
import { visit } from '../kit/visit.ts';

test.use({ storageState: UNDECIDED });

test('a visitor declines cookies and is not asked again, also once the browser has forgotten', {
  tag: '@both',
}, async ({ page }) => {
  await visit(page, '/');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  expect(await seriousIssues(page), 'the banner').toEqual([]);
  const [yes, no] = [banner.getByRole('button', { name: 'Accept' }), banner.getByRole('button', { name: 'Decline' })];
  const sizeOf = async (button: typeof yes) => (await button.boundingBox())?.width;
  expect(await sizeOf(yes)).toBe(await sizeOf(no));
  const logged = page.waitForResponse(
    (response) => response.url().endsWith('/api/legal/consent') && response.request().method() === 'PUT',
  );
  await no.press('Enter');
  await expect(banner).toBeHidden();
  expect((await logged).ok()).toBe(true);
  // The browser notes that the server knows of it, which would undo forgetting.
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('adunni.consent') ?? 'null'));
  await expect.poll(kept).toMatchObject({
    choices: { searches: false, 'partner-links': false, 'help-votes': false },
    policyVersion: expect.stringMatching(/^\d/),
  });
  await page.evaluate(() => localStorage.clear());
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/legal/consent'));
  await visit(page, '/products');
  expect((await (await asked).json()).consent.choices).toEqual({
    searches: false,
    'partner-links': false,
    'help-votes': false,
  });
  await expect(banner).toBeHidden();
});

test('the banner leaves the button in reach that puts a product in the cart', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/api/products?kind=ready-to-wear&limit=1')).json();
  await visit(page, `/products/${items[0]._id}`);
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click({ trial: true });
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Add to cart' }).click({ trial: true });
});

/** Searches in the header, votes on a help article, and says which entries the browser has afterwards. */
async function searchAndVote(page: Page): Promise<string[]> {
  await visit(page, '/products');
  const search = page.getByRole('combobox', { name: 'Search Adunni' }).locator('visible=true');
  await search.fill('agbada');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/products\?q=agbada/);
  await visit(page, '/support/help-center/ways-to-pay');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /searches|device/.test(key)));
}

test('nothing is remembered before a yes; one accepts as easily as one declines, and takes it back', async ({
  page,
}) => {
  expect(await searchAndVote(page), 'before anything was chosen').toEqual([]);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  expect((await searchAndVote(page)).sort(), 'after a yes').toEqual(['adunni.device', 'adunni.searches']);
  await visit(page, '/cookies');
  for (const name of [/^Preferences/, /^Statistics/]) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await expect(page.getByText(/^You last chose on .*, under version 1 of this policy\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Decline all' }).click();
  await expect(page.getByRole('checkbox', { name: /^Preferences/ })).not.toBeChecked();
  expect(await searchAndVote(page), 'after it was taken back').toEqual([]);
});

test('a visitor chooses one category, and changes it on the page', async ({ page }) => {
  await visit(page, '/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  await visit(page, '/');
  await page.getByRole('region', { name: 'Cookies' }).getByRole('link', { name: 'Choose' }).click();
  await expect(page.getByRole('heading', { name: 'Cookie policy', level: 1 })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Statistics/ }).check();
  await page.getByRole('button', { name: 'Save choice' }).click();
  const choices = () => page.evaluate(() => JSON.parse(localStorage.getItem('adunni.consent') ?? 'null')?.choices);
  await expect.poll(choices).toEqual({ searches: false, 'partner-links': false, 'help-votes': true });
  await page.getByRole('button', { name: 'Decline all' }).click();
  await expect(page.getByRole('checkbox', { name: /^Statistics/ })).not.toBeChecked();
  await expect.poll(choices).toEqual({ searches: false, 'partner-links': false, 'help-votes': false });
});

test('the question comes with the page, to be pressed once scripts run, and does not come without them', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  // Scripts that are on their way for as long as this takes.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/services', { waitUntil: 'commit' });
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Accept' })).toBeDisabled();
  const context = await browser.newContext({
    storageState: UNDECIDED,
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const withoutScripts = await context.newPage();
  await withoutScripts.goto('/services');
  await expect(withoutScripts.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(withoutScripts.getByRole('region', { name: 'Cookies' })).toBeHidden();
  await context.close();
});

test('the choice of cookies stands in its place in the page, so that nothing moves', async ({ request }) => {
  const html = await (await request.get('/cookies')).text();
  const choice = html.indexOf('id="your-choice"');
  expect(choice).toBeGreaterThan(0);
  expect(choice).toBeLessThan(html.indexOf('<article'));
  expect(html).not.toContain('<template id="B:');
});
