import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop } from '../makers/workshop.ts';

const HEADINGS =
  'code,sku,title,summary,description,kind,gender,category,fabric,price,lead_days_min,lead_days_max,size,colour,stock';

/** A file of four rows: a dress in two sizes, a robe without a proper price, and a wrap in no category of ours. */
function csvOf(code: string): string {
  return [
    HEADINGS,
    `${code},${code}-S,${code} Dress,A dress.,Cut from cotton.,ready-to-wear,women,gowns,Cotton,45000,2,5,S,Indigo,3`,
    `${code},${code}-M,,,,,,,,46000,,,M,Indigo,4`,
    `${code}-R,,${code} Robe,A robe.,Cut from wool.,made-to-measure,men,kaftan-and-senator,Wool,dear,9,12,,,`,
    `${code}-W,,${code} Wrap,A wrap.,Cut from silk.,made-to-measure,women,nowhere,Silk,30000,9,12,,,`,
  ].join('\n');
}

const fileOf = (text: string) => ({ name: 'spring.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a file with faults is shown row by row, and its good rows are imported', async ({ page }) => {
  const { maker } = await openWorkshop(page.request);
  const code = `IMP${process.pid}${Date.now()}`;
  await rememberSession(page, maker);
  await page.goto('/designer/products');
  await page.getByRole('link', { name: 'Import CSV' }).click();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the template' }).click();
  const template = await readFile(await (await saving).path(), 'utf8');
  expect(template.split('\n')[0]).toContain('code,sku,title');
  expect(await seriousIssues(page), 'the file').toEqual([]);

  await page.getByLabel('CSV file', { exact: true }).setInputFiles(fileOf('title,nonsense\nA,B'));
  await expect(page.getByText('Unknown column: nonsense. Please use the template.')).toBeVisible();

  await page.getByLabel('CSV file', { exact: true }).setInputFiles(fileOf(csvOf(code)));
  await expect(page.getByRole('heading', { name: 'Preview of spring.csv' })).toBeFocused();
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row(`${code}-S`)).toContainText('New');
  await expect(row(`${code}-M`)).toContainText('New');
  await expect(row(`${code} Robe`)).toContainText('Errors');
  await expect(row(`${code} Robe`)).toContainText('price In naira, such as 45000.');
  await expect(row(`${code} Wrap`)).toContainText('category Category not found.');
  expect((await callAs(page.request, maker, '/api/staff/products')).total).toBe(0);
  await page.getByText('Errors 2', { exact: true }).click();
  await expect(row(`${code}-S`)).toHaveCount(0);
  expect(await seriousIssues(page), 'the dry run').toEqual([]);

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Results for spring.csv' })).toBeFocused();
  await expect(row(`${code} Robe`)).toContainText('Errors');
  await row(`${code}-S`)
    .getByRole('link', { name: `${code} Dress` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `${code} Dress` })).toBeVisible();
  await expect(page.getByLabel('Stock: M, Indigo')).toHaveValue('4');
});

test('running a file again changes nothing, and staff say whose products they are', async ({ page }) => {
  const shop = await openWorkshop(page.request);
  const code = `AGN${process.pid}${Date.now()}`;
  const good = csvOf(code).split('\n').slice(0, 3).join('\n');
  await callAs(page.request, shop.maker, '/api/staff/products/import?dry=0', { multipart: { file: fileOf(good) } });

  await rememberSession(page, await demoSession(page.request, 'admin'));
  await page.goto('/admin/products/import');
  await expect(page.getByText('Select the maker first')).toBeVisible();
  await page.getByRole('combobox', { name: 'Maker' }).fill(shop.name);
  await page.getByRole('option', { name: shop.name }).click();
  await page.getByLabel('CSV file', { exact: true }).setInputFiles(fileOf(good));
  await expect(page.getByText('Everything is up to date.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.getByLabel('CSV file', { exact: true }).setInputFiles(fileOf(good.replace('46000', '47000')));
  await expect(page.getByRole('row', { name: `${code}-M` })).toContainText('price');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('row', { name: `${code}-M` })).toContainText('Changed');
});
