import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { rememberSession } from '../kit/account.ts';
import { everyIssueOfBothThemes } from '../kit/axe.ts';
import { query } from '../kit/database.ts';
import { visit } from '../kit/visit.ts';
import { subscriber } from '../subscriptions/subscribing.ts';
import { test } from './drawing.ts';

/** Rear Admiral Grace M. Hopper, photographed by James S. Davis for the United States Navy, 1984: public domain. */
const PHOTO = join(import.meta.dirname, 'photos/grace-hopper.jpg');

const stage = (page: Page, words: RegExp) => page.getByRole('img', { name: words });
const designs = (page: Page) => page.getByRole('region', { name: 'Choose a design' }).getByRole('listitem');

test('designs of a shop that has many come page by page, and are searched on the server, offline among those that came', async ({
  page,
  request,
  context,
}) => {
  await rememberSession(page, await subscriber(request));
  // Ten at a time, as if there were five times as many.
  await page.route(/\/api\/virtual-tryon\/outfits\?/, (route) =>
    route.continue({ url: route.request().url().replace('limit=48', 'limit=10') }),
  );
  await visit(page, '/virtual-tryon');
  await expect(designs(page)).toHaveCount(10);
  await expect(page.getByText(/^10 of \d+ designs$/)).toBeVisible();
  expect(await everyIssueOfBothThemes(page), 'the first designs').toEqual([]);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(designs(page)).toHaveCount(20);
  await expect(designs(page).nth(10).getByRole('button')).toBeFocused();
  const names = await designs(page).allInnerTexts();
  expect(new Set(names).size).toBe(20);

  const search = page.getByRole('searchbox', { name: 'Search designs' });
  await search.fill('eko ag');
  await expect(designs(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Eko Agbada/ }).click();
  await expect(stage(page, /^Amara in Eko Agbada$/)).toBeVisible();
  await search.fill('');
  await page.getByRole('radio', { name: 'Headwear' }).check({ force: true });
  await expect(page.getByRole('button', { name: /^Auto-gele/ })).toBeVisible();
  await search.fill('no such design');
  await expect(page.getByText('No designs found.')).toBeVisible();

  await search.fill('');
  await expect(page.getByRole('button', { name: /^Auto-gele/ })).toBeVisible();
  await context.setOffline(true);
  await search.fill('gele');
  await expect(page.getByRole('alert').getByText('Designs could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Auto-gele/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // It is asked for again as soon as there is a network.
  await context.setOffline(false);
  await expect(page.getByText('Designs could not be loaded.')).toBeHidden();

  // A link to what no one has, or to what is no product, says so and opens the room.
  await visit(page, '/virtual-tryon?product=nothing');
  await expect(page.getByText('This design can’t be tried on any more.')).toBeVisible();
  await expect(designs(page)).toHaveCount(10);
});

test('a device without WebGL is told so kindly, and dresses a model', async ({ request, baseURL, launchOptions }) => {
  const person = await subscriber(request);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--disable-software-rasterizer'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await rememberSession(page, person);
    await visit(page, '/virtual-tryon');
    await page.locator('input[type=file]').setInputFiles(PHOTO);
    await expect(page.getByRole('alert').getByText(/^This device can’t find a body in a photo/)).toBeVisible();
    await page.getByRole('radio', { name: 'Kofi' }).check({ force: true });
    await page.getByRole('button', { name: /^Eko Agbada/ }).click();
    await expect(stage(page, /^Kofi in Eko Agbada$/)).toBeVisible();
    const failed = await query<{ stage: string; cause: string }>(
      `select s.stage, s.cause from tryon_sessions s join users u on u.id = s.user_id
       where u.email = $1 and s.outcome = 'error'`,
      [person.email],
    );
    expect(failed).toEqual([{ stage: 'loading', cause: 'not-supported' }]);
  } finally {
    await browser.close();
  }
});
