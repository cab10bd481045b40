import { expect, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { query } from '../kit/database.ts';
import { visit } from '../kit/visit.ts';

test('new terms reach a page that is open already; who puts them off keeps orders and data', async ({
  page,
  request,
}) => {
  const person = await openAccount(request);
  await rememberSession(page, person);
  await visit(page, '/products');
  const notice = page.getByRole('region', { name: 'Our terms have changed' });
  await expect(notice).toBeHidden();
  // To somebody who has accepted none, those that hold are new.
  await query(
    `with erasing as materialized (select set_config('adunni.erasing', 'legal', true))
     delete from terms_answers using erasing where user_id = $1`,
    [person._id],
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice).toBeVisible();
  expect(await seriousIssues(page), 'the notice').toEqual([]);
  await notice.getByRole('button', { name: 'Not now' }).click();
  await expect(notice).toBeHidden();
  await visit(page, '/orders');
  await expect(page.getByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
  await visit(page, '/account?section=privacy');
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
});

test('anyone reads the terms, an earlier version of them, and their rights', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await visit(page, '/terms');
  expect(await seriousIssues(page), 'the terms').toEqual([]);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  if (isMobile) await contents.getByRole('button', { name: 'On this page' }).click();
  await contents.getByRole('link', { name: 'Deposits' }).click();
  await expect(page).toHaveURL(/\/terms#deposits$/);
  await page.getByRole('link', { name: /^Version 1, from/ }).click();
  await expect(page.getByText('This is an earlier version, kept for reference.')).toBeVisible();
  await page.getByRole('link', { name: 'Read the current version' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  // What held on a day, by a date field that knows when the first version began.
  const day = page.getByLabel('As of date');
  await day.fill((await day.getAttribute('min')) ?? '');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page).toHaveURL(/\/terms\?on=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByText(/^As of .*, this version applied\.$/)).toBeVisible();
  await expect(page.getByText(/^Version 1, effective from/)).toBeVisible();
  expect(await seriousIssues(page), 'an earlier version').toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Deposits' })).toBeVisible();
  for (const around of ['banner', 'contentinfo'] as const) await expect(page.getByRole(around)).toBeHidden();
  await expect(day).toBeHidden();
  await page.emulateMedia({ media: null });
  await visit(page, '/gdpr');
  await expect(page.getByRole('heading', { name: 'Request without an account' })).toBeVisible();
});
