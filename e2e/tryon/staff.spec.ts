import { expect, type Page, test } from '@playwright/test';
import { dayAhead } from '../bookings/appointments.ts';
import { demoSession, rememberSession } from '../kit/account.ts';
import { everyIssueOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

/** The pictures of the preview that are drawn: an empty canvas has one colour. */
const drawnOf = (page: Page): Promise<number> =>
  page.locator('canvas').evaluateAll(
    (all) =>
      (all as HTMLCanvasElement[]).filter((canvas) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return new Set(Array.from({ length: 1000 }, (_, i) => String(data.slice(i * 400, i * 400 + 3)))).size > 20;
      }).length,
  );

test('staff look through sessions and from a figure of the analytics to its rows', { tag: '@both' }, async ({
  page,
}) => {
  await rememberSession(page, await demoSession(page.request, 'admin'));
  // Up to yesterday: tries of today are added to while this is read.
  const to = dayAhead(-1, 'Africa/Lagos');
  await visit(page, `/admin/virtual-tryon/analytics?period=custom&from=${dayAhead(-30, 'Africa/Lagos')}&to=${to}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Try-on analytics' })).toBeVisible();
  expect(await everyIssueOfBothThemes(page), 'the analytics').toEqual([]);
  const figure = page.getByRole('link', { name: /^Given up or failed \d+/ });
  const failed = Number(/\d+/.exec((await figure.textContent()) ?? '')?.[0]);
  expect(failed).toBeGreaterThan(0);
  await figure.click();
  await expect(page.getByText(new RegExp(`^${failed} try-on sessions?$`))).toBeAttached();
  expect(await everyIssueOfBothThemes(page), 'the sessions').toEqual([]);

  await visit(page, '/admin/virtual-tryon/sessions?outcome=ordered');
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d{2}:\d{2}/ })
    .first()
    .click();
  await expect(page.getByText('Photo consent')).toBeVisible();
  await expect(page.getByRole('main').getByText('Ordered', { exact: true })).toBeVisible();
});

test('staff go from what was ordered after a try to its rows and an order, and from views to a product', {
  tag: '@both',
}, async ({ page }) => {
  await rememberSession(page, await demoSession(page.request, 'admin'));
  const days = `from=${dayAhead(-30, 'Africa/Lagos')}&to=${dayAhead(-1, 'Africa/Lagos')}`;
  const analytics = `/admin/virtual-tryon/analytics?period=custom&${days}`;
  await visit(page, analytics);
  const figure = page.getByRole('link', { name: /^Ordered after a try \d+/ });
  const sold = Number(/\d+/.exec((await figure.textContent()) ?? '')?.[0]);
  expect(sold).toBeGreaterThan(0);
  await figure.click();
  await expect(page.getByText(new RegExp(`^${sold} ordered items?$`))).toBeAttached();
  expect(await everyIssueOfBothThemes(page), 'the sales').toEqual([]);
  const rows = page.getByRole('main').getByRole('link', { name: /\d{2}:\d{2}/ });
  await rows.first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order ADN-/ })).toBeVisible();

  await visit(page, analytics);
  await page.getByRole('link', { name: /^Views of try-on products [\d,]+/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Product views' })).toBeVisible();
  expect(await everyIssueOfBothThemes(page), 'the views').toEqual([]);
  await page.locator('main [data-opens]').first().click();
  await expect(page).toHaveURL(/\/admin\/products\/edit\//);
});

test('staff go from what became of recommended sizes to the items, and to an order', { tag: '@both' }, async ({
  page,
}) => {
  await rememberSession(page, await demoSession(page.request, 'admin'));
  const days = `period=custom&from=${dayAhead(-300, 'Africa/Lagos')}&to=${dayAhead(-1, 'Africa/Lagos')}`;
  await visit(page, `/admin/virtual-tryon/measurements?${days}`);
  await expect(page.getByRole('heading', { name: 'Size advice' })).toBeVisible();
  expect(await everyIssueOfBothThemes(page), 'the measurements').toEqual([]);
  const figure = page.getByRole('link', { name: /recommended size, kept: [1-9]/ }).first();
  const kept = Number(await figure.textContent());
  expect(kept).toBeGreaterThan(0);
  await figure.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Size advice' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${kept} advised items?$`))).toBeAttached();
  expect(await everyIssueOfBothThemes(page), 'the items').toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d{2}:\d{2}/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order ADN-/ })).toBeVisible();
});

test(
  'staff move an anchor by keyboard, take it back, save it, withdraw the outfit and publish it again',
  {
    tag: '@both',
  },
  async ({ page }, { project }) => {
    // A garment of its own for each of the two devices.
    const name = /phone/i.test(project.name) ? 'Onyonyo' : 'Woko';
    await rememberSession(page, await demoSession(page.request, 'admin'));
    await visit(page, '/admin/virtual-tryon/outfits');
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => drawnOf(page), { timeout: 30_000 }).toBe(5);
    expect(await everyIssueOfBothThemes(page), 'an outfit').toEqual([]);

    const neck = page.getByRole('button', { name: /^Neck, / });
    const before = await neck.getAttribute('aria-label');
    await neck.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(neck).not.toHaveAttribute('aria-label', before ?? '');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(neck).toHaveAttribute('aria-label', before ?? '');
    await expect(page.getByRole('button', { name: 'Save as new version' })).toBeDisabled();
    await neck.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Save as new version' }).click();
    await expect(page.getByText('Anchors saved as a new version.')).toBeVisible();
    await expect(page.getByText('No tries of this version yet')).toBeVisible();

    await page.getByRole('button', { name: 'Withdraw' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
    await dialog.getByLabel('Reason').fill('The sleeves float.');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('The sleeves float.')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as checked' }).click();
    await dialog.getByLabel('Reason').fill('Put right.');
    await dialog.getByRole('button', { name: 'Mark as checked' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Outfit is live.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  },
);
