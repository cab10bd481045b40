import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visitAwake } from '../kit/visit.ts';

interface Card {
  _id: string;
  title: string;
  kind: string;
}

/** Id of the piece with that title. */
async function idOf(request: APIRequestContext, title: string): Promise<string> {
  const { items } = (await (await request.get('/api/products?limit=100')).json()) as { items: Card[] };
  const id = items.find((card) => card.title === title)?._id;
  expect(id, title).toBeDefined();
  return id ?? '';
}

/** The page is alive: what depends on the day is there only then. */
const alive = (page: Page): Promise<void> =>
  expect(page.getByTestId('arrival')).toContainText(/ordered (today|on Monday)/);
const amountOf = async (price: Locator): Promise<number> =>
  Number(await price.locator('[data-money]').getAttribute('data-money'));
test.describe('the list', () => {
  test('finds a garment in spite of a slip of the finger', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/products');
    const box = page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: 'Search Adunni' }))
      .locator('visible=true')
      .first();
    await box.fill('agbda');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“agbda”');
    await expect(page.getByRole('link', { name: 'Eko Agbada', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/q=agbda/);
  });

  test('names the makers and services that the words find too, and leads to them', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/products?q=fitting+kolade');
    const others = page.getByRole('region', { name: 'Makers and services for “fitting kolade”' });
    await expect(others.getByRole('link', { name: /^See all \d+ services$/ })).toBeVisible();
    await others.getByRole('link', { name: 'Fitting', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fitting' })).toBeVisible();
    await page.goto('/products?q=kolade');
    const maker = page.getByRole('list', { name: 'Makers' }).getByRole('link', { name: 'Kolade & Thread' });
    await expect(maker).toHaveAttribute('href', '/makers/kolade-and-thread');
    await page.goto('/products?q=sokoto');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“sokoto”');
    await expect(page.getByRole('region', { name: /^Makers and services/ })).toBeHidden();
  });

  test('comes back to the same place from a piece', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/products');
    const card = page.getByRole('article').nth(14).getByRole('heading').getByRole('link');
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/);
    await alive(page);
    await page.goBack();
    await expect(card).toBeInViewport();
  });

  test('says what to try when nothing fits', async ({ page }) => {
    await page.goto('/products?q=agbada&maker=tinuade-dyeworks');
    await expect(page.getByRole('heading', { name: 'No results for “agbada”' })).toBeVisible();
    await page.getByRole('link', { name: 'Search all products for “agbada”' }).click();
    await expect(page.getByRole('link', { name: 'Eko Agbada', exact: true })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is searched, sorted and paged by forms and links', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/products');
    const first = await page.getByRole('article').first().innerText();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-up');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/sort=price-up/);
    expect(await page.getByRole('article').first().innerText()).not.toBe(first);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('a piece', () => {
  test('changes its price and its day with what is chosen', { tag: '@phone' }, async ({ page, request }) => {
    await page.goto(`/products/${await idOf(request, 'Eko Agbada')}`);
    await alive(page);
    const price = page.getByTestId('price');
    await expect(price).toContainText('plus 5% tax at checkout');
    const before = await amountOf(price);
    const day = await page.getByTestId('arrival').innerText();
    const dearest = page.getByRole('radio', { name: /^Pocket panel and full neckline/ });
    const added = await page
      .locator('label')
      .filter({ has: dearest })
      .locator('[data-money]')
      .getAttribute('data-money');
    await page.locator('label').filter({ has: dearest }).click();
    await expect(dearest).toBeChecked();
    expect(await amountOf(price)).toBe(before + Number(added));
    await expect(page.getByTestId('arrival')).not.toHaveText(day);
    await expect(page.getByText('Embroidery: Pocket panel and full neckline')).toBeVisible();
  });

  test('begins with the picture of its default choice and follows what is chosen, where none can be drawn', async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
    await page.goto(`/products/${await idOf(request, 'Eko Agbada')}`);
    await alive(page);
    const picture = (shown: RegExp) => page.getByRole('button', { name: shown });
    await expect(picture(/^Enlarge image 1 .*in ivory\.$/)).toBeInViewport();
    const choose = (name: RegExp) =>
      page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name }) })
        .click();
    await choose(/tone on tone/);
    await expect(picture(/^Enlarge image .*sewn tone on tone\.$/)).toBeInViewport();
    await choose(/^Burgundy/);
    await expect(picture(/^Enlarge image .*in burgundy\.$/)).toBeInViewport();
    await choose(/^Fully lined in satin/);
    await expect(picture(/^Enlarge image .*in burgundy\.$/)).toBeInViewport();
    await choose(/contrast thread/);
    await expect(picture(/^Enlarge image 1 .*in ivory\.$/)).toBeInViewport();
  });

  test('keeps its price and button in sight while somebody chooses', { tag: '@both' }, async ({
    page,
    request,
    isMobile,
  }) => {
    await page.goto(`/products/${await idOf(request, 'Eko Agbada')}`);
    await alive(page);
    const last = page.getByRole('radio', { name: /^Abeti-aja \(eared cap\) in matching fabric/ });
    // On a phone they stay to the end of the page.
    const below = isMobile ? [page.getByRole('heading', { name: 'You may also like' })] : [];
    for (const seen of [page.getByRole('group', { name: /^Colour/ }), last, ...below]) {
      await seen.scrollIntoViewIfNeeded();
      await expect(page.getByTestId('price')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Add to cart' })).toBeInViewport({ ratio: 1 });
    }
  });

  test('asks for a size, then goes in the cart and raises the badge', { tag: '@phone' }, async ({ page, request }) => {
    await page.goto(`/products/${await idOf(request, 'Ankara Shift')}`);
    await alive(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please choose a size.' })).toBeVisible();
    const sizes = page.getByRole('group', { name: /^Size/ });
    await expect(sizes.getByRole('radio').first()).toBeFocused();
    const size = sizes.locator('label:not([data-sold-out])').first();
    await size.click();
    await expect(size.getByRole('radio')).toBeChecked();
    await page.getByRole('button', { name: 'Add to cart' }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'In your cart' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cart, 1 item$/ })).toBeVisible();
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('group', { name: 'Quantity of Ankara Shift' }).getByRole('status')).toHaveText('1');
  });

  test('shows sizes in inches and its pictures enlarged', async ({ page, request }) => {
    await page.goto(`/products/${await idOf(request, 'Ankara Shift')}`);
    await alive(page);
    await page.getByRole('button', { name: 'Size guide' }).click();
    const guide = page.getByRole('dialog', { name: 'Size guide' });
    await guide.getByRole('radio', { name: 'Inches' }).check();
    await expect(guide.getByRole('row', { name: '6 XS 2 34 29–30½ 21½–23 32½–33½' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
    await expect(page.getByRole('button', { name: 'Size guide' })).toBeFocused();
  });

  test('is looked over in large by mouse and by keys', async ({ page, request }) => {
    await page.goto(`/products/${await idOf(request, 'Ankara Shift')}`);
    await alive(page);
    const first = page.getByRole('button', { name: /^Enlarge image 1/ });
    await first.press('Enter');
    const stage = page.getByRole('button', { name: 'View full size' });
    const large = page.getByRole('button', { name: 'Fit to screen' });
    await expect(stage).toBeFocused();
    const zoom = page.getByRole('dialog');
    await page.keyboard.press('ArrowRight');
    await expect(zoom.getByText(/^2 of \d+$/)).toBeVisible();
    await zoom.getByRole('button', { name: 'Previous image' }).click();
    await expect(zoom.getByText(/^1 of \d+$/)).toBeVisible();

    const { x = 0, y = 0, width = 0, height = 0 } = (await stage.getByRole('img').boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height * 0.9);
    await expect(large).toBeFocused();
    const seen = await large.evaluate(
      ({ scrollTop, scrollHeight, clientHeight }) => (scrollTop + clientHeight) / scrollHeight,
    );
    expect(seen).toBeGreaterThan(0.95);
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
    await expect(first).toBeFocused();
  });

  test('that does not exist is a page not found', async ({ page }) => {
    for (const id of ['01890000-0000-7000-8000-000000000000', 'no-such-piece'])
      expect((await page.goto(`/products/${id}`))?.status()).toBe(404);
  });
});

test.describe('axe finds nothing serious', () => {
  for (const path of ['/products', '/products?q=zzzz&inStock=1', '/makers', '/makers/adewura-atelier', '/wishlist'])
    test(`on ${path}`, { tag: '@both' }, async ({ page }) => {
      await visitAwake(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seriousIssuesOfBothThemes(page)).toEqual([]);
    });

  for (const title of ['Eko Agbada', 'Ankara Shift'])
    test(`on the page of ${title} and its size guide`, { tag: '@both' }, async ({ page, request }) => {
      await page.goto(`/products/${await idOf(request, title)}`);
      await alive(page);
      expect(await seriousIssuesOfBothThemes(page)).toEqual([]);
      await page.getByRole('button', { name: 'Size guide' }).click();
      await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
      expect(await seriousIssuesOfBothThemes(page)).toEqual([]);
    });
});
