import { expect, test } from '@playwright/test';
import { seriousIssues } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

test('shipping is calculated for a country and a piece, by the rule of the checkout', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await visit(page, '/support/shipping');
  expect(await seriousIssues(page), 'shipping').toEqual([]);
  await expect(page.getByText(/Standard delivery within Nigeria is free\./)).toBeVisible();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('GB');
  await expect(page.getByRole('combobox', { name: 'State' })).toBeHidden();
  await page.getByLabel('Product (optional)').fill('eko agbada');
  const answer = page.getByRole('main').getByRole('status');
  const standard = answer.getByRole('listitem').filter({ hasText: 'Standard delivery' });
  // Another journey changes what delivery abroad costs for some seconds.
  await expect(async () => {
    const { settings } = await (await request.get('/api/settings')).json();
    await page.getByRole('button', { name: 'Calculate' }).click();
    const cost = `₦${settings.internationalDeliveryCost.toLocaleString('en-NG')}`;
    await expect(standard).toContainText(cost, { timeout: 5000 });
  }).toPass();
  await expect(answer).toContainText('United Kingdom');
  await expect(answer).toContainText('plus 5% tax at checkout');
  await expect(answer.getByRole('link', { name: /agbada/i }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('NG');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Kano');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(answer).toContainText('Kano, Nigeria');
  await expect(standard).toContainText('Free');
});

test('a size is found from three lengths, with how sure that is', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/support/size-guide');
  expect(await seriousIssues(page), 'the size guide').toEqual([]);
  const women = page.getByRole('region', { name: 'Women', exact: true });
  await women.getByLabel('Bust (cm)').fill('86');
  await women.getByLabel('Waist (cm)').fill('66');
  await expect(women.getByRole('status')).toContainText('The hip girth is missing.');
  await women.getByLabel('Hip (cm)').fill('92');
  await expect(women.getByRole('status')).toHaveText(
    'Your size: UK 10. Good match. Your bust, waist and hip fit UK 10 in a regular cut.',
  );
  const children = page.getByRole('region', { name: 'Children', exact: true });
  await expect(children.getByRole('columnheader', { name: 'UK (age)' })).toBeVisible();
  for (const [label, length] of Object.entries({ Height: '119', Chest: '58', Waist: '56' }))
    await children.getByLabel(`${label} (cm)`).fill(length);
  await expect(children.getByRole('status')).toHaveText(
    'Your size: 6–7 years. Good match. Your height needs 6–7 years in a regular cut; your chest and waist would fit a smaller size.',
  );
  await page.getByRole('main').getByRole('radio', { name: 'Inches' }).check();
  await expect(page.getByRole('cell', { name: '34–35½', exact: true })).toBeVisible();
  await page.getByLabel('Measurement').selectOption({ label: 'Hip girth' });
  await expect(page.getByRole('img', { name: /^Hip girth/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('cell', { name: '34–35½', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Hip girth/ })).toBeVisible();
  await expect(page.locator('main').locator('input, select, p > a').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await visit(page, '/support/returns');
  expect(await seriousIssues(page), 'returns').toEqual([]);
  await expect(page.getByRole('link', { name: 'Go to my orders' })).toBeVisible();
});
