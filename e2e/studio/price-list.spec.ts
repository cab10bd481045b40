import { expect, test } from '@playwright/test';
import { demoSession, rememberSession, windowOf } from '../kit/account.ts';
import { everyIssueOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { openWorkshop } from '../makers/workshop.ts';

test('a maker sets prices, sees an example, and staff and customers see them', { tag: '@both' }, async ({
  page,
  browser,
  request,
}) => {
  const shop = await openWorkshop(request);
  await rememberSession(page, shop.maker);
  await visit(page, '/designer/price-list');
  await expect(page.getByText('No garments offered yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Save price list' }).click();
  await expect(page.getByText('Add at least one garment and one fabric, or switch this off.')).toBeVisible();

  await page.getByText('Dashiki', { exact: true }).click();
  const dashiki = page.locator('details').filter({ hasText: /^Dashiki/ });
  await dashiki.getByRole('textbox', { name: 'Sewing: price' }).fill('15000');
  await page.getByRole('button', { name: 'Save price list' }).click();
  await expect(dashiki.getByText('Required.')).toBeVisible();
  await dashiki.getByRole('textbox', { name: 'Sewing: days' }).fill('5');
  await page.getByRole('textbox', { name: 'Ankara', exact: true }).fill('3500');
  await expect(page.getByText('Total, ready in 5 days')).toBeVisible();
  expect(await everyIssueOfBothThemes(page), 'a price list').toEqual([]);
  await page.getByRole('button', { name: 'Save price list' }).click();
  await expect(page.getByText('Price list saved.')).toBeVisible();
  await expect(page.getByText('Customers can see your prices.')).toBeVisible();

  const recipe = { garment: 'dashiki', cloth: 'ankara-diamonds-sun', thread: '#f6a821', darkThread: '#1a0b08' };
  await expect
    .poll(async () => {
      const { makers } = await (await request.post('/api/studio/estimate', { data: { recipe } })).json();
      return makers.map(({ name }: { name: string }) => name);
    })
    .toContain(shop.name);

  const staff = await windowOf(browser, await demoSession(request, 'admin'));
  await visit(staff, `/admin/price-lists?q=${encodeURIComponent(shop.name)}`);
  expect(await everyIssueOfBothThemes(staff), 'price lists of staff').toEqual([]);
  await staff.getByRole('main').getByRole('link', { name: shop.name, exact: true }).click();
  await expect(staff.getByText('₦15,000')).toBeVisible();
  expect(await everyIssueOfBothThemes(staff), 'a price list of staff').toEqual([]);
  await staff.close();
});
