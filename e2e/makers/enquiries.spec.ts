import { expect, test } from '@playwright/test';
import { demoSession, openAccount, PASSWORD, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

test('a visitor contacts a maker, who answers', { tag: '@both' }, async ({ page, request, browser }) => {
  const { email } = await openAccount(request);
  const question = `Do you sew for children? ${email}`;
  await visit(page, '/makers/adewura-atelier');
  await page.getByRole('link', { name: 'Contact this maker' }).click();
  await expect(page).toHaveURL('/login?next=%2Fmessages%2Fnew%3Fmaker%3Dadewura-atelier');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Contact Adewura Atelier' })).toBeVisible();
  await page.getByLabel('Your message').fill(question);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(question);
  expect(await seriousIssuesOfBothThemes(page)).toEqual([]);

  const maker = await windowOf(browser, await demoSession(request, 'designer'));
  await maker.goto('/designer/messages');
  await maker
    .getByRole('link', { name: /1 unread/ })
    .filter({ hasText: question })
    .click();
  await expect(maker.getByRole('list', { name: 'Messages' })).toContainText(question);
  await maker.getByLabel('Your message').fill('From two years up.');
  await maker.getByRole('button', { name: 'Send' }).click();
  expect(await seriousIssuesOfBothThemes(maker)).toEqual([]);

  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('From two years up.');
  await page.goto('/messages');
  await expect(page.getByRole('link', { name: /^Adewura Atelier/ })).toContainText('From two years up.');
  expect(await seriousIssuesOfBothThemes(page)).toEqual([]);
});
