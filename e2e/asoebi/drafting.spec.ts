import { expect, type Page, test } from '@playwright/test';
import { openAccount, rememberSession, type Session, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { inDays } from './kit.ts';

const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a host prepares an event on a phone, sees it as guests will, and finds it again', { tag: '@both' }, async ({
  page,
  request,
}) => {
  await rememberSession(page, await openAccount(request));
  await visit(page, '/cultural/aso-ebi');
  expect(await seriousIssuesOfBothThemes(page), 'the overview').toEqual([]);
  await page.getByRole('button', { name: 'Plan an event' }).click();
  await page.getByLabel('Who is celebrated?').fill('Ọmọ́tọ́lá and Chukwuemeka');
  await page.getByLabel('Title').fill('Ọmọ́tọ́lá weds Chukwuemeka');
  await page.getByLabel('Day', { exact: true }).fill(inDays(120));
  await page.getByLabel('City').fill('Abẹ́òkúta');
  await goOn(page);

  await expect(step(page, 'Groups')).toBeFocused();
  await page.getByRole('button', { name: 'Add bride’s side' }).click();
  await group(page, 'Bride’s side').getByLabel('Fabric').selectOption('Lace');
  await group(page, 'Bride’s side').getByRole('button', { name: 'Emerald' }).click();
  expect(await seriousIssuesOfBothThemes(page), 'the groups').toEqual([]);
  await goOn(page);

  await group(page, 'Bride’s side').getByRole('button', { name: 'Add “Fabric”' }).click();
  const pack = group(page, 'Five yards');
  await pack.getByLabel('Price of one set').fill('45000');
  await pack.getByLabel('Last day to order').fill(inDays(112));
  await expect(pack.getByRole('status')).toContainText('less than 2 weeks before the day');
  await pack.getByLabel('Last day to order').fill(inDays(60));
  await expect(pack.getByRole('status')).toBeHidden();
  expect(await seriousIssuesOfBothThemes(page), 'the packages').toEqual([]);
  await goOn(page);

  await page.getByRole('button', { name: 'Add a pickup point' }).click();
  await page.getByLabel('Name of the place').fill('Mama’s house, Ibara');
  await goOn(page);

  await page.getByRole('button', { name: 'Write the address and hours of Mama’s house, Ibara.' }).click();
  await page.getByLabel('Address and hours').fill('12 Quarry Road, weekdays 10:00–16:00');
  await goOn(page);
  await expect(page.getByText('Still to do')).toBeHidden();
  await expect(page.getByRole('article')).toContainText('₦22,500 reserves it');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the preview').toEqual([]);

  await page.reload();
  await expect(page.getByRole('article')).toContainText('Ọmọ́tọ́lá weds Chukwuemeka');
  await expect(page.getByRole('article')).toContainText('12 Quarry Road');
  await page.getByRole('link', { name: 'Your events' }).click();
  await expect(page.getByRole('link', { name: 'Ọmọ́tọ́lá weds Chukwuemeka' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Ọmọ́tọ́lá weds Chukwuemeka' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByRole('link', { name: 'Ọmọ́tọ́lá weds Chukwuemeka' })).toBeHidden();
});

/** Begins an event with a title and waits until it is stored; answers with its address. */
async function begin(page: Page, host: Session): Promise<string> {
  await rememberSession(page, host);
  await visit(page, '/cultural/aso-ebi');
  await page.getByRole('button', { name: 'Plan an event' }).click();
  await page.getByLabel('Title').fill('Naming of Ire');
  await expect(page).not.toHaveURL(/new/);
  await expect(page.getByText('All changes saved')).toBeVisible();
  return new URL(page.url()).pathname;
}

test('nothing is lost offline, and of two windows the later one is told', async ({
  page,
  request,
  browser,
  context,
}) => {
  const host = await openAccount(request);
  const path = await begin(page, host);
  const other = await windowOf(browser, host);
  await visit(other, path);

  await context.setOffline(true);
  await page.getByLabel('City').fill('Ibadan');
  await expect(page.getByRole('alert').filter({ hasText: 'offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('All changes saved')).toBeVisible();

  await other.getByLabel('City').fill('Ọ̀ṣogbo');
  await expect(other.getByRole('alert').filter({ hasText: 'Someone else has changed this.' })).toBeVisible();
  await other.getByRole('link', { name: 'Reload' }).click();
  await expect(other.getByLabel('City')).toHaveValue('Ibadan');
  await other.context().close();
});

test('what did not reach the server is there after a reload, and saved', async ({ page, request }) => {
  await begin(page, await openAccount(request));
  await page.route('**/api/aso-ebi/events/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByLabel('City').fill('Abẹ́òkúta');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/aso-ebi/events/*');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Abẹ́òkúta');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Abẹ́òkúta');
});

test('removing a group can be undone', async ({ page, request }) => {
  await begin(page, await openAccount(request));
  await goOn(page);
  await page.getByRole('button', { name: 'Add bride’s side' }).click();
  await group(page, 'Bride’s side').getByLabel('Coordinator (optional)').fill('Aunty Sade');
  await page.getByRole('button', { name: 'Remove Bride’s side' }).click();
  await expect(group(page, 'Bride’s side')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(group(page, 'Bride’s side').getByLabel('Coordinator (optional)')).toHaveValue('Aunty Sade');
});
