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
  await visit(page, '/gdpr');
  await expect(page.getByRole('heading', { name: 'Request without an account' })).toBeVisible();
});
