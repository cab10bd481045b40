import { expect, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

test('staff write a festival, look at it, publish it, change it and give the earlier words back', async ({
  page,
  request,
}) => {
  await rememberSession(page, await demoSession(request, 'admin'));
  const title = `Ofala of Agbor ${Date.now()}`;
  await visit(page, '/admin/cultural/festivals');
  expect(await seriousIssues(page), 'the list').toEqual([]);
  await page.getByRole('link', { name: 'Add a festival' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('The king shows himself to his people.');
  await page.getByRole('textbox', { name: 'Place', exact: true }).fill('Agbor');
  await page.getByLabel('State or region').fill('Delta');
  await page.getByLabel('Date description').fill('The first Saturday of November.');
  await page.getByRole('combobox', { name: 'Repeats', exact: true }).click();
  await page.getByRole('option', { name: 'A weekday of a month' }).click();
  for (const [field, choice] of [
    ['Which', 'First'],
    ['Weekday', 'Saturday'],
    ['Month', 'November'],
  ] as const) {
    await page.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  await page.getByLabel('Story').fill('Kings have done so for centuries.');
  await page.getByLabel('Colours').fill('Coral | #d9533b');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'One per line: name | #rrggbb | meaning.' })).toBeVisible();
  await page.getByLabel('Colours').fill('Coral | #d9533b | royalty');
  await page.getByLabel('Source').fill('The palace, at the feast of the year before');
  await page.getByLabel('Checked on').fill('2026-11-24');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Coral: royalty');
  await expect(preview.getByText(/^[1-7] November \d{4}$/)).toBeVisible();
  expect(await seriousIssues(page), 'the form').toEqual([]);
  await page.getByRole('button', { name: /^(Create|Add)/ }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(await seriousIssues(page), 'the record').toEqual([]);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Festival published.')).toBeVisible();
  const path = await page.getByRole('link', { name: 'View in shop' }).getAttribute('href');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Story' }).fill('Kings have done so since 1900.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible();
  await visit(page, path ?? '');
  await expect(page.getByText('Kings have done so since 1900.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('Version 1 restored.').first()).toBeVisible();
  await visit(page, path ?? '');
  await expect(page.getByText('Kings have done so for centuries.')).toBeVisible();
});
