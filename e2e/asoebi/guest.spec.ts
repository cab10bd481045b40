import { expect, test } from '@playwright/test';
import { openAccount, PASSWORD } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { openWorkshop } from '../makers/workshop.ts';
import { linkOf, openWith, prepareEvent } from './kit.ts';

test('a guest without an account orders for two by a link, pays a deposit, adds measurements and cancels one set', {
  tag: '@both',
}, async ({ page, request }) => {
  const [shop, host] = [await openWorkshop(request), await openAccount(request)];
  const prepared = await prepareEvent(request, host, { needs: 'measurements', kind: 'sewn', title: 'Iro and buba' });
  await openWith(request, host, prepared, shop);
  await visit(page, `/cultural/aso-ebi/event/${await linkOf(request, host, prepared)}`);
  await expect(page.getByRole('heading', { name: 'Tiwa weds Dapo', level: 1 })).toBeVisible();
  for (const count of ['1', '2']) {
    await page.getByRole('button', { name: 'More of Iro and buba' }).click();
    await expect(page.getByLabel('Sets of Iro and buba')).toHaveText(count);
  }
  await page.getByLabel('Name for set 1: Iro and buba').fill('Bola');
  await page.getByLabel('Name for set 2: Iro and buba').fill('Tolu');
  await page.getByText('Add measurements', { exact: true }).first().click();
  await page.getByLabel('Bust girth').first().fill('36½');
  await page.getByLabel('Waist girth').first().fill('x');
  await expect(page.getByText('Please enter a length, such as 36, 36½ or 36 1/2.')).toBeVisible();
  await page.getByLabel('Waist girth').first().fill('30');
  await page.getByLabel('Your name').fill('Bola Adeyemi');
  await page.getByLabel('Phone').fill('0803 123 4567');
  await page.getByRole('radio', { name: /^Pay a deposit/ }).check();
  expect(await seriousIssuesOfBothThemes(page), 'the page of a guest').toEqual([]);
  await page.getByRole('button', { name: /^Order and pay/ }).click();

  await expect(page).toHaveURL(/\/pay\/sandbox\//);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/cultural\/aso-ebi\/order\//);
  await expect(page.getByText('Balance due')).toBeVisible();
  await expect(page.getByText('measurements given')).toHaveCount(1);
  await expect(page.getByText('Measurements are still missing.')).toHaveCount(1);
  expect(await seriousIssuesOfBothThemes(page), 'the order of a guest').toEqual([]);

  await page.getByRole('button', { name: 'Change details' }).click();
  const details = page.getByRole('dialog');
  await details.getByText('Add measurements', { exact: true }).click();
  const second = details.locator('details').last();
  await second.getByLabel('Bust girth').fill('38');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('measurements given')).toHaveCount(2);

  await page.getByRole('button', { name: 'Cancel sets' }).click();
  const cancelling = page.getByRole('dialog');
  await cancelling.getByLabel('Tolu: Iro and buba').check();
  await expect(cancelling.getByText(/^You get back/)).toBeVisible();
  await cancelling.getByRole('button', { name: 'Cancel sets' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('a guest who logs in comes back by the link that they came by', { tag: '@phone' }, async ({ page, request }) => {
  const [shop, host, guest] = [await openWorkshop(request), await openAccount(request), await openAccount(request)];
  const prepared = await prepareEvent(request, host);
  await openWith(request, host, prepared, shop);
  const link = `/cultural/aso-ebi/event/${await linkOf(request, host, prepared)}`;
  await visit(page, link);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email', { exact: true }).fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('heading', { name: 'Tiwa weds Dapo', level: 1 })).toBeVisible();
  await expect(page.getByText('Have an account?')).toHaveCount(0);
});
