import { expect, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

test('a visitor mistypes a word, finds the answer and says that it did not help', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/support/help-center');
  expect(await seriousIssues(page), 'the help centre').toEqual([]);
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search the help centre' });
  await search.fill('depossit');
  await search.press('Enter');
  await expect(page).toHaveURL('/support/help-center?q=depossit');
  await page.getByRole('link', { name: 'Deposits and balances', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Deposits and balances', level: 1 })).toBeVisible();
  expect(await seriousIssues(page), 'the article').toEqual([]);
  // Our staff learn what was looked for, not which article was no help.
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/support/contact?subject=depossit',
  );
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('button', { name: 'On this page' }).click();
  await contents.getByRole('link', { name: 'If the balance isn’t paid' }).click();
  await expect(page).toHaveURL(/#if-the-balance-isnt-paid$/);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('What went wrong?')).toBeFocused();
  await page.getByRole('radio', { name: 'It’s hard to follow' }).check();
  await page.getByLabel('What were you looking for? (optional)').fill('An <b>example</b>.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you for your feedback.')).toBeFocused();
  await visit(page, '/support/help-center?q=xylophones');
  await expect(page.getByText('No articles found.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/support/contact?subject=xylophones',
  );
});

test('the words that were looked for lead into a ticket, which offers articles before it is sent', async ({
  page,
  request,
}) => {
  await rememberSession(page, await demoSession(request, 'customer'));
  await visit(page, '/support/help-center/deposits-and-balances');
  await page.getByRole('main').getByRole('link', { name: 'Contact support' }).click();
  await page.waitForURL(/\/support\/tickets\/create/);
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Deposits and balances');
  const offer = page.getByRole('complementary', { name: 'Help articles' });
  await expect(offer.getByRole('link', { name: 'Deposits and balances' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject' }).fill('xylophones');
  await expect(offer).toBeHidden();
});

test('staff write an article, look at it first, publish it, and restore what it said before', async ({
  page,
  request,
  browser,
}) => {
  await rememberSession(page, await demoSession(request, 'admin'));
  await page.goto('/admin/support/articles/add');
  await page.getByLabel('Title').fill('Tie a gele in five folds');
  await page.getByLabel('Summary').fill('For beginners.');
  await page.getByRole('textbox', { name: 'Text' }).fill('## Fold\n\nOnce, **firmly**. <script>alert(1)</script>');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Fold' })).toBeVisible();
  await expect(preview.getByText('<script>alert(1)</script>')).toBeVisible();
  expect(await seriousIssues(page), 'the form').toEqual([]);
  await page.getByRole('button', { name: 'Create help article' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Article published.')).toBeVisible();

  const reader = await browser.newPage();
  await reader.goto('/support/help-center/tie-a-gele-in-five-folds');
  await expect(reader.getByText('Once, firmly.')).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill('Tie a gele in six folds');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tie a gele in six folds', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByRole('heading', { name: 'Tie a gele in five folds', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Tie a gele in six folds', level: 1 })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Tie a gele in six folds', level: 1 })).toBeVisible();
  await reader.close();
});
