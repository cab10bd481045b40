import { expect, test } from '@playwright/test';
import { demoSession, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { draftFrom, inDays, named } from './drafting.ts';

test('staff change a document from a day to come; readers are told of it before it applies', async ({
  page,
  request,
  browser,
}) => {
  const startsAt = inDays(20);
  const staff = await windowOf(browser, await demoSession(request, 'admin'));
  await draftFrom(staff, 'Privacy policy', {
    text: 'We keep who sent one.',
    whatChanged: 'Gift cards are new.',
    startsAt,
  });
  await expect(staff.getByRole('insertion').filter({ hasText: 'We keep who sent one.' })).toBeVisible();
  expect(await seriousIssues(staff), 'the draft of staff').toEqual([]);
  await visit(page, '/privacy');
  await expect(page.getByRole('note')).toBeHidden();
  await staff.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(staff.getByText('Version scheduled.')).toBeVisible();

  await expect(async () => {
    await visit(page, '/privacy');
    await expect(page.getByRole('note')).toContainText(
      `From ${named(startsAt)} this page changes: Gift cards are new.`,
    );
  }).toPass();
  expect(await seriousIssues(page), 'what is announced').toEqual([]);
  await expect(page.getByRole('heading', { name: 'Gift cards' })).toBeHidden();
  await page.getByRole('link', { name: 'Read the new version' }).click();
  await expect(page.getByRole('heading', { name: 'Gift cards' })).toBeVisible();
  await expect(page.getByRole('note')).toContainText(`This version applies from ${named(startsAt)}.`);

  await staff.getByRole('button', { name: 'Withdraw' }).click();
  await expect(staff.getByText('Version withdrawn. It is a draft again.')).toBeVisible();
  await expect(async () => {
    await visit(page, '/privacy');
    await expect(page.getByRole('note')).toBeHidden({ timeout: 1000 });
  }).toPass();
  await staff.context().close();
});
