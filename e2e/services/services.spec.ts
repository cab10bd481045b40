import { expect, type Locator, type Page, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';

interface Service {
  _id: string;
  title: string;
}

/** Id of the first service that is found by some words. */
async function idOf(page: Page, words: string): Promise<string> {
  const { items } = (await (await page.request.get(`/api/services?q=${encodeURIComponent(words)}`)).json()) as {
    items: Service[];
  };
  expect(items.length, words).toBeGreaterThan(0);
  return items[0]?._id ?? '';
}

/** Opens a page and waits for its scripts: the first thing that they do is ask for the wishlist. */
async function open(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/wishlist'));
  await page.goto(path);
  await asked;
}

/** The filters: beside the list, or in the drawer of a phone. */
async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  return drawer;
}

test('services are searched, filtered and sorted, and the address holds it all', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await open(page, '/services');
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
  expect(await seriousIssues(page), 'the list').toEqual([]);
  const filters = await openFilters(page, Boolean(isMobile));
  await filters.getByRole('checkbox', { name: /^At your place/ }).check();
  await expect(page).toHaveURL('/services?place=home');
  await filters.getByRole('checkbox', { name: /^Up to 1 h/ }).check();
  await expect(page).toHaveURL('/services?place=home&maxDuration=60');
  if (isMobile) await filters.getByRole('button', { name: /^Show \d+ services?$/ }).click();
  await expect(page.getByRole('link', { name: 'Home measuring in Lagos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hem', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Remove filter At your place' }).click();
  await expect(page).toHaveURL('/services?maxDuration=60');
  await page.getByLabel('Sort by').selectOption('price-up');
  await expect(page).toHaveURL(/sort=price-up/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Remove filter Up to 1 h' })).toBeVisible();
  await page.goto('/services?q=zeppelin');
  await expect(page.getByRole('heading', { name: 'No results for “zeppelin”' })).toBeVisible();
});

test.describe('in London', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('a service in Accra or Lagos shows its free times by both clocks', { tag: '@phone' }, async ({ page }) => {
    const id = await idOf(page, 'babban riga');
    await open(page, `/services/${id}`);
    const times = page.getByRole('region', { name: 'Available times' });
    await expect(times).toContainText('Shown in Lagos time, with your time in London where it differs.');
    const shown = times
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first();
    await expect(shown).toBeVisible();
    const start = (await shown.locator('time').last().getAttribute('datetime')) ?? '';
    // The first that is free may lie in the next month.
    const month = `/api/services/${id}/slots?zone=Europe/London&month=${start.slice(0, 7)}`;
    const answer = (await (await page.request.get(month)).json()) as { slots: { start: string }[] };
    expect(answer.slots.map((slot) => slot.start)).toContain(start);
    const clock = (zone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(new Date(start));
    const slot = times
      .getByRole('listitem')
      .filter({ has: page.locator(`time[datetime="${start}"]`) })
      .last();
    await expect(slot.locator('time')).toHaveText(clock('Africa/Lagos'));
    if (clock('Africa/Lagos') !== clock('Europe/London'))
      await expect(slot).toContainText(`${clock('Europe/London')} London`);
    expect(await seriousIssues(page), 'the service').toEqual([]);
    await times.getByRole('button', { name: 'Later' }).click();
    await expect(times.getByRole('listitem').first()).toBeVisible();
  });
});

test('a tailor says when they work, and takes a holiday', async ({ page }) => {
  await rememberSession(page, await openAccount(page.request, 'Tailor'));
  await page.goto('/tailor/services/hours');
  await page.getByRole('button', { name: 'Add a provider' }).click();
  await page.getByLabel('Name').fill('Musa Bello');
  await page.getByLabel('Job title').fill('Measurer');
  await page.getByRole('button', { name: 'Add hours on Saturday' }).click();
  await page.getByLabel('Saturday 1, until').fill('08:00');
  await page.getByRole('button', { name: 'Add provider' }).click();
  await expect(page.getByText('Must be after the start.')).toBeVisible();
  await page.getByLabel('Saturday 1, until').fill('13:00');
  await page.getByRole('button', { name: 'Add provider' }).click();
  await expect(page.getByText('Hours saved for Musa Bello.')).toBeVisible();
  expect(await seriousIssues(page), 'the hours').toEqual([]);

  const days = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Holidays and other hours' }) });
  await days.getByLabel('First day').fill('2031-12-24');
  await days.getByLabel('Last day').fill('2031-12-26');
  await days.getByLabel('Note').fill('Christmas');
  await days.getByRole('button', { name: 'Save' }).click();
  await expect(days.getByText(/24\sDecember to .*26\sDecember: closed/)).toBeVisible();
  await days.getByRole('button', { name: /^Remove/ }).click();
  await expect(days.getByText('No holidays or special hours.')).toBeVisible();
});

test('a tailor writes a service, and finds it among their own', async ({ page }) => {
  await rememberSession(page, await openAccount(page.request, 'Tailor'));
  await page.goto('/tailor/services/add');
  await page.getByLabel('Title').fill('Trouser hems');
  await page.getByLabel('Summary').fill('Pinned on you, ready on Friday.');
  await page.getByLabel('What to expect').fill('Stand as you stand.');
  await page.getByLabel(/^Price/).fill('6000');
  await page.getByLabel('Deposit').fill('7000');
  await page.getByRole('button', { name: 'Create service' }).click();
  await expect(page.getByText('Can’t be more than the price.')).toBeVisible();
  await page.getByLabel('Deposit').fill('1000');
  expect(await seriousIssues(page), 'the form').toEqual([]);
  await page.getByRole('button', { name: 'Create service' }).click();
  await expect(page.getByRole('heading', { name: 'Trouser hems' })).toBeVisible();
  await expect(page.getByText('₦6,000')).toBeVisible();
  await page.goto('/tailor/services');
  await expect(page.getByRole('link', { name: 'Trouser hems' })).toBeVisible();
});

test('a maker’s page tells what can be booked there and leads to it', { tag: '@both' }, async ({ page }) => {
  await open(page, '/makers/peckham-fit-room');
  await page.getByRole('link', { name: /services to book$/ }).click();
  const services = page.getByRole('region', { name: 'Services by Peckham Fit Room' });
  await expect(services).toBeInViewport();
  await services.getByRole('link', { name: 'Measuring for an order from West Africa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Measuring for an order from West Africa' })).toBeVisible();
});
