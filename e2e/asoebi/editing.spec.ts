import { expect, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { openWorkshop } from '../makers/workshop.ts';
import { inDays, linkOf, openWith, prepareEvent } from './kit.ts';

test('a host changes the words and days of an open event, and stops offering a package', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const [shop, host] = [await openWorkshop(request), await openAccount(request)];
  const prepared = await prepareEvent(request, host);
  await openWith(request, host, prepared, shop);
  const guest = `/cultural/aso-ebi/event/${await linkOf(request, host, prepared)}`;

  await rememberSession(page, host);
  const editing = `/cultural/aso-ebi/event/${prepared.eventId}/host?view=edit`;
  await visit(page, editing);
  await page.getByLabel('Your story (optional)').fill('Two families, one long party.');
  await page.getByLabel('Address and hours').fill('12 Quarry Road, weekdays 10:00–16:00');
  await page.getByLabel('Last day to order').fill(inDays(30));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Guests rely on the last day to order')).toBeVisible();
  await page.getByLabel('Last day to order').fill(inDays(70));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'editing').toEqual([]);
  await visit(page, guest);
  await expect(page.getByText('Two families, one long party.')).toBeVisible();
  await page.getByRole('button', { name: /^More of/ }).click();
  await expect(page.getByText('12 Quarry Road')).toBeVisible();

  await visit(page, editing);
  await expect(page.getByLabel('Last day to order')).toHaveValue(inDays(70));
  await page.getByLabel('Stop offering this').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('No longer offered.')).toBeVisible();
  await visit(page, guest);
  await expect(page.getByText('No longer offered')).toBeVisible();
});
