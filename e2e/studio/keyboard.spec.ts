import { expect, type Locator, type Page } from '@playwright/test';
import { openAccount, PASSWORD } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visitAwake } from '../kit/visit.ts';
import { callAs, openWorkshop } from '../makers/workshop.ts';
import { test } from '../tryon/drawing.ts';
import { LONG, savedHere, sewKaftans, whenDrawn } from './designing.ts';

/** More than a page of the studio has. */
const MOST_TABS = 120;

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible(LONG);
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}

/** Leaves only these makers chosen, with Tab and the space bar; ends after the last of them. */
async function chooseMakers(page: Page, dialog: Locator, name: string): Promise<void> {
  const count = await dialog.getByRole('checkbox').count();
  await tabTo(page, dialog.getByRole('checkbox').first());
  for (let at = 0; at < count; at += 1) {
    const box = dialog.getByRole('checkbox').nth(at);
    // What can’t be chosen any more is passed by.
    if (!(await box.evaluate((element) => element === document.activeElement))) continue;
    const isWanted = (await box.locator('xpath=..').innerText()).startsWith(name);
    if ((await box.isChecked()) !== isWanted) await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
}

test('a garment is designed by keyboard alone, a maker is asked and the response accepted', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const customer = await openAccount(request);
  const shop = await openWorkshop(request);
  await sewKaftans(request, shop, 1000, 12);
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await visitAwake(page, '/design');
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Kaftan or senator', exact: true }));
  await press('Enter');
  await whenDrawn(page, /^Kaftan or senator in Guinea brocade, emerald/);
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('By keys');
  await tabTo(page, page.getByRole('tab', { name: 'Silhouette' }));
  await tabTo(page, page.getByRole('radio', { name: 'Knee', exact: true }));
  await press('ArrowRight');
  await whenDrawn(page, /length: below the knee/);
  await press('Control+z');
  await whenDrawn(page, /length: knee/);
  await press('Control+y');
  await whenDrawn(page, /length: below the knee/);
  expect(await seriousIssuesOfBothThemes(page), 'the studio').toEqual([]);

  await tabTo(page, page.getByRole('button', { name: 'Ask makers' }), 'Shift+Tab');
  await press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(customer.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask makers' });
  await expect(dialog.getByRole('checkbox', { checked: true }).first()).toBeVisible(LONG);
  // A reload opens the design, and does not ask once more.
  await expect(page).toHaveURL(/#saved=[\w-]+$/);
  await chooseMakers(page, dialog, shop.name);
  // Behind the dialog nothing is undone.
  await press('Control+z');
  await tabTo(page, dialog.getByLabel('Message (optional)'));
  await page.keyboard.type('All by keys.');
  await tabTo(page, dialog.getByRole('button', { name: 'Send request' }));
  await press('Enter');
  await expect(page).toHaveURL(/\/account\/requests\/[0-9a-f-]{36}$/);
  expect((await savedHere(page))[0]?.recipe.hemY).toBe(1180);

  const { items } = await callAs(request, shop.maker, '/api/staff/design-requests');
  const values = { price: 70_000, days: 9, message: '' };
  await callAs(request, shop.maker, `/api/staff/design-requests/${items[0]._id}/answer`, {
    data: { version: 1, values },
  });
  await page.reload();
  await tabTo(page, page.getByRole('button', { name: 'Accept', exact: true }));
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Accept and go to cart' }));
  await press('Enter');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('Custom kaftan')).toBeVisible();
});
