import { expect, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit, visitAwake } from '../kit/visit.ts';
import { callAs, openWorkshop } from '../makers/workshop.ts';
import { choose, LONG, whenDrawn } from './designing.ts';

test('a maker sells a design, publishes it, and customers see it drawn as they choose', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(300_000);
  const shop = await openWorkshop(request);
  const { version } = await callAs(request, shop.maker, '/api/staff/price-list');
  const parts = ['gobi', 'abeti-aja', 'hula'].map((part) => ({ part, price: 4000, days: 1 }));
  const garments = [{ garment: 'dashiki', base: 20_000, days: 6, parts }];
  const list = { isOpen: true, garments, textiles: [{ textile: 'ankara', perYard: 1000 }] };
  await callAs(request, shop.maker, '/api/staff/price-list', { method: 'PUT', data: { version, list } });

  await rememberSession(page, shop.maker);
  await visitAwake(page, '/design?start=dashiki');
  await page.getByRole('tab', { name: 'Accessories' }).click();
  await choose(page, 'Gobi (folded)');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Market day dashiki');
  await whenDrawn(page, /^Dashiki in .*cap: gobi/);
  expect(await seriousIssuesOfBothThemes(page), 'the studio of a maker').toEqual([]);
  await page.getByRole('button', { name: 'Sell this design' }).click();
  await page.waitForURL('**/designer/products/edit/*', LONG);
  const productId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { level: 1, name: 'Market day dashiki' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue(/^2\d,?\d00$/);
  await expect(page.getByText('Cap', { exact: true }).first()).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the draft product').toEqual([]);

  await visit(page, '/account/designs');
  await expect(page.getByRole('link', { name: 'Edit product: Market day dashiki' })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the designs of a maker').toEqual([]);
  await page.getByRole('link', { name: 'Edit product: Market day dashiki' }).click();
  await page.getByRole('radio', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Product saved.')).toBeVisible();

  const customer = await (await browser.newContext()).newPage();
  await visitAwake(customer, `/products/${productId}`);
  await expect(customer.getByRole('heading', { level: 1, name: 'Market day dashiki' })).toBeVisible();
  await choose(customer, /^Hula \(embroidered\)/);
  const look = customer.getByRole('img', { name: /^Market day dashiki as chosen: Hula \(embroidered\)/ });
  await expect(look.first()).toBeVisible(LONG);
  expect(await seriousIssuesOfBothThemes(customer), 'the product').toEqual([]);
  await customer.context().close();
});

test('customers are not offered to sell what they design', async ({ page, request }) => {
  await rememberSession(page, await openAccount(request));
  await visitAwake(page, '/design?start=dashiki');
  await expect(page.getByRole('heading', { name: 'Share or keep' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sell this design' })).toHaveCount(0);
});
