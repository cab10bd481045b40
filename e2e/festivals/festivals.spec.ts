import { expect, test } from '@playwright/test';
import { checkOut, endPayment, keepAddress } from '../checkout/buying.ts';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

test('a festival leads from the calendar to a purchase, and reminds who is signed in', {
  tag: '@both',
}, async ({ page, request }) => {
  test.slow();
  const person = await openAccount(request);
  await keepAddress(request, person);
  await rememberSession(page, person);
  await visit(page, '/cultural/festivals');
  expect(await seriousIssuesOfBothThemes(page), 'the calendar').toEqual([]);
  await page.getByLabel('People', { exact: true }).selectOption('Igbo');
  await expect(page).toHaveURL(/people=igbo/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 festivals');
  await page.getByLabel('People', { exact: true }).selectOption('All');
  await page.getByRole('link', { name: 'Independence Day', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Independence Day', level: 1 })).toBeVisible();
  await expect(page.getByText('Date confirmed')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the festival').toEqual([]);
  await page.getByLabel('Email reminder').selectOption('30 days before');
  await expect(page.getByText('Reminder saved.')).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"@type":"Event"'),
  );
  const calendar = await request.get(
    (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
  );
  expect(await calendar.text()).toContain('SUMMARY:Independence Day');
  await page.getByRole('main').getByRole('link', { name: 'Ankara Shift', exact: true }).click();
  await expect(page.getByTestId('arrival')).toContainText('ordered today');
  const sizes = page.getByRole('group', { name: /^Size/ });
  await sizes.locator('label:not([data-sold-out]) input').first().check({ force: true });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('main').getByText('Ankara Shift').first()).toBeVisible();
  await checkOut(page);
  await endPayment(page, 'Pay');
  await expect(page.getByRole('main').getByText('Ankara Shift').first()).toBeVisible();
});

test('the festivals are also found on the days of a month and on the map, with the filters kept', {
  tag: '@both',
}, async ({ page }) => {
  await visit(page, '/cultural/festivals?people=national');
  const views = page.getByRole('navigation', { name: 'Show as' });
  await views.getByRole('link', { name: 'Month' }).press('Enter');
  await expect(page).toHaveURL(/view=month&people=national/);
  await expect(views.getByRole('link', { name: 'Month' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/cultural/festivals?view=month&month=2026-10');
  const months = page.getByRole('navigation', { name: 'Months' });
  await months.getByRole('link', { name: 'Next month' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await months.getByRole('link', { name: 'Previous month' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the month').toEqual([]);
  await views.getByRole('link', { name: 'Map' }).press('Enter');
  const map = page.getByRole('navigation', { name: /^Map of West Africa with \d+ places/ });
  await map.getByRole('link', { name: /Calabar/ }).press('Enter');
  const place = page.getByRole('listitem').filter({ has: page.getByText(/^Calabar/) });
  await expect(place.first()).toBeInViewport();
  expect(await seriousIssuesOfBothThemes(page), 'the map').toEqual([]);
  await place.getByRole('link', { name: 'Calabar Carnival' }).click();
  await expect(page.getByRole('heading', { name: 'Calabar Carnival', level: 1 })).toBeVisible();
});
