import { expect, test } from '@playwright/test';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { query } from '../kit/database.ts';
import { visitAwake } from '../kit/visit.ts';

test.describe('the wishlist', () => {
  test('keeps a heart over a reload, and gives it back after a removal', { tag: '@phone' }, async ({ page }) => {
    await visitAwake(page, '/products');
    const heart = page.getByRole('button', { name: 'Wishlist: Eko Agbada' });
    const kept = page.waitForResponse((response) => response.url().endsWith('/api/wishlist/add'));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect((await kept).ok()).toBe(true);
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/wishlist');
    const piece = page.getByRole('link', { name: 'Eko Agbada', exact: true });
    await expect(piece).toBeVisible();
    const heading = page.getByRole('heading', { level: 1, name: 'Your wishlist' });
    await expect(heading).not.toBeFocused();
    await expect(page.getByText('All prices plus 5% tax at checkout.')).toBeVisible();

    // As if it had been kept when it cost more: said until it is noted.
    const dearer = `update wishlist_items set seen_price = seen_price + 500000
      where product_id = (select id from products where title = 'Eko Agbada') and seen_price is not null`;
    await query(dearer);
    await page.reload();
    const change = page.getByText(/^The price changed from ₦[\d,]+ to ₦[\d,]+ since you saved it\.$/);
    await expect(change).toBeVisible();
    expect(await seriousIssuesOfBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dismiss: Eko Agbada' }).click();
    await expect(change).toBeHidden();
    await expect(piece).toBeVisible();

    await page.getByRole('button', { name: 'Remove Eko Agbada' }).press('Enter');
    await expect(page.getByText('No saved items.')).toBeVisible();
    await expect(heading).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(piece).toBeVisible();
    await page.getByRole('button', { name: 'Move to cart' }).click();
    await expect(page).toHaveURL(/\/products\//);
  });

  test('takes the heart back when the server refuses', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/api/wishlist/add', (route) => route.fulfill({ status: 500, json: {} }));
    await visitAwake(page, '/products');
    const heart = page.getByRole('button', { name: 'Wishlist: Eko Agbada' });
    await heart.click();
    await expect(page.getByText('Failed to add to wishlist')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});
