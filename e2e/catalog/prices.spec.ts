import { expect, test } from '@playwright/test';

test('wherever prices of products stand it is said that tax comes at checkout', async ({ request }) => {
  const { items: makers } = await (await request.get('/api/makers?limit=1')).json();
  const { items: festivals } = await (await request.get('/api/festivals')).json();
  for (const path of ['/', '/products', `/makers/${makers[0].slug}`, `/cultural/festival/${festivals[0]._id}`])
    expect(await (await request.get(path)).text(), path).toContain('All prices plus 5% tax at checkout.');
});

test('what is new in on the home page is what came into the shop last', async ({ page, request }) => {
  const { items } = await (await request.get('/api/products?sort=newest&limit=8')).json();
  await page.goto('/');
  const news = page.getByRole('region', { name: 'New in' });
  await expect(news.getByRole('heading', { level: 3 })).toHaveText(items.map(({ title }: { title: string }) => title));
  await expect(news.getByRole('link', { name: 'Shop all' })).toHaveAttribute('href', '/products?sort=newest');
});
