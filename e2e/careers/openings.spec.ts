import { expect, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

test('a visitor narrows the open positions and reads one', { tag: '@both' }, async ({ page }) => {
  await visit(page, '/careers');
  expect(await seriousIssuesOfBothThemes(page), 'the positions').toEqual([]);
  await page.getByLabel('Team').selectOption('Aso-ebi and events');
  await expect(page).toHaveURL(/team=celebrations/);
  await expect(page.getByRole('link', { name: 'Master Tailor' })).toBeHidden();
  await page.getByRole('link', { name: 'Aso-ebi Coordinator' }).click();
  await expect(page.getByRole('heading', { name: 'Aso-ebi Coordinator', level: 1 })).toBeVisible();
  await expect(page.getByText('₦220,000 to ₦320,000 a month before tax')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'a position').toEqual([]);
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"@type":"JobPosting"'),
  );
  await page.goto('/careers/finance-associate');
  await expect(page.getByRole('heading', { name: 'This position is no longer open' })).toBeVisible();
});

test('staff write a position with questions, publish it and close it', { tag: '@both' }, async ({ page, request }) => {
  await rememberSession(page, await demoSession(request, 'admin'));
  const title = `Embroiderer ${crypto.randomUUID().slice(0, 8)}`;
  await visit(page, '/admin/careers/openings/add');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('Gold thread by hand.');
  await page.getByRole('textbox', { name: /^Place/ }).fill('Kano');
  for (const label of ['About the position', 'What you will do', 'What you bring', 'What we offer'])
    await page.getByLabel(label).fill(`${label}: all of it.`);
  await page.getByRole('button', { name: 'Add question' }).click();
  const question = page.getByRole('group', { name: 'question 1' });
  await question.getByRole('textbox', { name: 'Question' }).fill('Which stitch do you like best?');
  await question.getByLabel('Answered by').selectOption('One of several answers');
  await question.getByLabel('Answers to choose from').fill('Chain\nSatin');
  expect(await seriousIssuesOfBothThemes(page), 'the form').toEqual([]);
  await page.getByRole('button', { name: 'Create opening' }).click();
  await expect(page.getByRole('heading', { name: 'As visitors see it' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Opening published.')).toBeVisible();
  const other = await page.context().newPage();
  await visit(other, '/careers?place=Kano');
  await other.getByRole('link', { name: title }).click();
  await expect(other.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Opening closed.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'This position is no longer open' })).toBeVisible();
});
