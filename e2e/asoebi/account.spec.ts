import { expect, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { callAs, openWorkshop } from '../makers/workshop.ts';
import { linkOf, openWith, prepareEvent } from './kit.ts';

test('a guest who is signed in orders by saved measurements, and finds the order in the account', {
  tag: '@both',
}, async ({ page, request }) => {
  const [shop, host, guest] = [await openWorkshop(request), await openAccount(request), await openAccount(request)];
  const prepared = await prepareEvent(request, host, { needs: 'measurements', kind: 'sewn', title: 'Iro and buba' });
  await openWith(request, host, prepared, shop);
  const how = {
    figure: 'woman',
    ageGroup: 'adult',
    unit: 'cm',
    method: 'helped',
    measuredBy: '',
    measuredOn: '2026-01-10',
  };
  const data = { ...how, name: 'Me', values: { 'bust-girth': 920, 'waist-girth': 740 }, confirmed: [] };
  await callAs(request, guest, '/api/measurements', { data });

  await rememberSession(page, guest);
  await visit(page, '/account/aso-ebi');
  await expect(page.getByText('No aso-ebi orders yet.')).toBeVisible();
  await visit(page, `/cultural/aso-ebi/event/${await linkOf(request, host, prepared)}`);
  await page.getByRole('button', { name: 'More of Iro and buba' }).click();
  await expect(page.getByRole('radio', { name: /^Me/ })).toBeChecked();
  await page.getByLabel('Name for set 1: Iro and buba').fill('Bola');
  await page.getByLabel('Your name').fill('Bola Adeyemi');
  await page.getByLabel('Phone').fill('0803 123 4567');
  expect(await seriousIssuesOfBothThemes(page), 'saved measurements').toEqual([]);
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/cultural\/aso-ebi\/order\//);
  await expect(page.getByText('measurements given')).toBeVisible();

  await visit(page, '/account/aso-ebi');
  expect(await seriousIssuesOfBothThemes(page), 'orders in the account').toEqual([]);
  await page.getByRole('link', { name: 'Tiwa weds Dapo' }).click();
  await expect(page.getByText('measurements given')).toBeVisible();
});
