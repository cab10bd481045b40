import { expect, type Page, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { everyIssueOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { saveDesign } from './designing.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
// A queue draws it, on a core that journeys share.
const DRAWN = { timeout: 90_000 };

test('a customer renames, copies, shares, deletes and restores a design', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const owner = await openAccount(request);
  await rememberSession(page, owner);
  await visit(page, '/account/designs');
  await expect(page.getByText('No saved designs yet.')).toBeVisible();
  expect(await everyIssueOfBothThemes(page), 'no designs').toEqual([]);

  await saveDesign(request, owner, 'Market dashiki');
  await page.reload();
  await page.getByRole('button', { name: 'Rename Market dashiki' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Sunday dashiki');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { name: 'Sunday dashiki' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy Sunday dashiki' }).click();
  await expect(page.getByRole('heading', { name: 'Sunday dashiki (copy)' })).toBeVisible();
  expect(await everyIssueOfBothThemes(page), 'designs').toEqual([]);

  await page.getByRole('button', { name: 'Share Sunday dashiki', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  const token = new URL(link).searchParams.get('shared');
  expect((await request.get(`/api/studio/shared/${token}`)).status()).toBe(200);
  expect(await everyIssueOfBothThemes(page), 'sharing').toEqual([]);
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  expect((await request.get(`/api/studio/shared/${token}`)).status()).toBe(404);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete Sunday dashiki (copy)' }).click();
  await expect(page.getByRole('heading', { name: 'Sunday dashiki (copy)' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Sunday dashiki (copy)' })).toBeVisible();
});

test('staff decline a design with a reason and publish another, and their owner sees it', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const mark = Date.now();
  const [first, second] = [`Copied crest ${mark}`, `Market dashiki ${mark}`];
  const owner = await openAccount(request);
  await saveDesign(request, owner, first);
  await saveDesign(request, owner, second);
  await rememberSession(page, owner);
  await visit(page, '/account/designs');
  for (const name of [first, second]) {
    await page.getByRole('button', { name: `Share ${name}` }).click();
    await page.getByRole('button', { name: 'Ask to publish' }).click();
    await expect(page.getByRole('dialog').getByText('In review')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(card(page, second).locator('img')).toBeVisible(DRAWN);

  const staff = await windowOf(browser, await demoSession(request, 'admin'));
  await visit(staff, `/admin/designs?status=waiting&q=${mark}`);
  expect(await everyIssueOfBothThemes(staff), 'designs of staff').toEqual([]);
  await staff.getByRole('main').getByRole('link', { name: first }).click();
  await staff.getByRole('button', { name: 'Decline' }).click();
  await staff.getByRole('dialog').getByLabel('Reason').fill('The crest belongs to a school.');
  await staff.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(staff.getByText('Design declined. The customer has been notified.')).toBeVisible();
  await visit(staff, `/admin/designs?status=waiting&q=${mark}`);
  await staff.getByRole('main').getByRole('link', { name: second }).click();
  expect(await everyIssueOfBothThemes(staff), 'a design of staff').toEqual([]);
  await staff.getByRole('button', { name: 'Publish' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(staff.getByText('Design published. The customer has been notified.')).toBeVisible();
  await staff.close();

  await page.reload();
  await expect(card(page, first).getByText('The crest belongs to a school.')).toBeVisible();
  await expect(card(page, second).getByText('Published', { exact: true })).toBeVisible();
  await page.goto('/designs');
  await expect(page.getByRole('heading', { name: second })).toBeVisible();
  expect(await everyIssueOfBothThemes(page), 'the gallery').toEqual([]);
});
