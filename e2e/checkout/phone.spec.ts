import { expect, type Page, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { fillCart, goOn, writeAddress } from './buying.ts';

/** Looks like a number of the United Kingdom, and is none. */
const IMPOSSIBLE = '+44 7700 900123';
const PROBLEM = 'Please enter a valid phone number.';

test('a phone number that cannot be one is told at its step, and after a refusal too', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const person = await openAccount(request);
  await fillCart(request, person, 'Oleku Iro & Buba');
  await rememberSession(page, person);
  await page.goto('/checkout');
  await page.getByLabel('Phone').fill(IMPOSSIBLE);
  await goOn(page);
  await expectTold(page, 'Contact');
  await page.getByLabel('Phone').fill('+44 20 7946 0018');
  await goOn(page);

  await expect(page.getByRole('heading', { name: 'Address' })).toBeFocused();
  await page.getByLabel('Phone').fill('+234 803 123');
  await writeAddress(page);
  await expectTold(page, 'Address');
  await page.getByLabel('Phone').fill('0803 123 4567');
  for (let step = 0; step < 3; step++) await goOn(page);
  await expect(page.getByRole('button', { name: 'Place order and pay' })).toBeVisible();

  // A draft that an older page kept, with a number that was never checked.
  await page.evaluate((number) => {
    const kept = JSON.parse(sessionStorage.getItem('adunni.checkout') ?? '');
    kept.draft.contact.phone = number;
    sessionStorage.setItem('adunni.checkout', JSON.stringify(kept));
  }, IMPOSSIBLE);
  await page.reload();
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await expectTold(page, 'Contact');
  await page.getByLabel('Phone').fill('+44 20 7946 0018');
  for (let step = 0; step < 4; step++) await goOn(page);
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await expect(page).toHaveURL(/\/pay\/sandbox\//);
});

/** The step is open, and its phone is marked, in focus and says what is wrong. */
async function expectTold(page: Page, step: string): Promise<void> {
  await expect(page.locator('[aria-current=step]').getByRole('heading', { name: step })).toBeVisible();
  await expect(page.getByText(PROBLEM, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
}
