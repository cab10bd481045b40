import { expect, type Page, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { mailedPath } from '../kit/outbox.ts';
import { visit } from '../kit/visit.ts';

async function signInAsAdmin(page: Page): Promise<void> {
  await rememberSession(page, await demoSession(page.request, 'admin'));
}

/** Subscribes a new address through the box in the footer and confirms it by the mailed link. */
async function subscribe(page: Page): Promise<string> {
  const email = `reader-${Date.now()}-${Math.random().toString(36).slice(2)}@adunni.example`;
  await visit(page, '/products');
  const box = page.getByRole('contentinfo');
  await box.getByLabel('Email address').fill(email);
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByText('Successfully subscribed to our newsletter!')).toBeVisible();
  await visit(page, await mailedPath('newsletter-confirm', email));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByText('Thank you. Your subscription is confirmed.')).toBeVisible();
  expect(await seriousIssues(page), 'the confirmation').toEqual([]);
  return email;
}

/** Chooses a row of a list and does something to it. */
async function actOnRow(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: action, exact: true }).click();
}

test('a campaign is written, looked at, tried out and sent, and a reader leaves by its link', async ({ page }) => {
  test.setTimeout(120_000);
  const reader = await subscribe(page);
  await signInAsAdmin(page);

  await page.goto(`/admin/newsletter?q=${encodeURIComponent(reader)}`);
  await expect(page.getByRole('table').getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('/products', { exact: true })).toBeVisible();
  expect(await seriousIssues(page), 'the subscribers').toEqual([]);

  await page.getByRole('link', { name: 'New campaign' }).click();
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(page.getByText('Required.').first()).toBeVisible();
  const subject = `New cloth ${Date.now()}-${test.info().project.name}`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Preview text').fill('Woven in Iseyin.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('# From the looms\n\nSee [here](javascript:x).');
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(page.getByText('The link to javascript:x is not valid.')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('# From the looms\n\nSee [what is ready to wear](/products).');
  await page.getByRole('combobox', { name: 'Products' }).fill('gele');
  await page.getByRole('option', { name: /gele/i }).first().click();
  await page.getByRole('combobox', { name: 'Products' }).press('Escape');
  await page.getByRole('button', { name: 'Show preview' }).click();
  const letter = page.frameLocator(`iframe[title="${subject}"]`);
  await expect(letter.getByRole('heading', { name: 'From the looms' })).toBeVisible();
  await expect
    .poll(() => letter.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await seriousIssues(page), 'the form').toEqual([]);

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('Email is on its way to admin@adunni.example.')).toBeVisible();
  expect(await mailedPath('newsletter-test', 'admin@adunni.example', '/products')).toBe('/products');
  expect(await seriousIssues(page), 'the draft').toEqual([]);

  await page.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^It will be sent to \d+ subscribers\./)).toBeVisible();
  expect(await seriousIssues(page), 'the question').toEqual([]);
  await dialog.getByRole('button', { name: /^Send to \d+ subscribers$/ }).click();
  await expect(page.getByText('Sending started.')).toBeVisible();
  await expect(page.getByText('Kept in outbox')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('emails sent')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();

  await page.goto(await mailedPath('newsletter', reader, '/newsletter/unsubscribe'));
  expect(await seriousIssues(page), 'the way out').toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You have been unsubscribed.')).toBeVisible();
  await page.goto(`/admin/newsletter?status=unsubscribed&q=${encodeURIComponent(reader)}`);
  await expect(page.getByRole('table').getByText('Unsubscribed', { exact: true }).first()).toBeVisible();
});

test('a planned campaign can be taken off the plan, and removed with a way back', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/newsletter/campaigns/add');
  const subject = `Planned ${Date.now()}-${test.info().project.name}`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('For the spring.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Later', { exact: true }).click();
  await dialog.getByLabel('When', { exact: true }).fill('2020-01-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('Please choose a time in the future.')).toBeVisible();
  const nextYear = new Date().getFullYear() + 1;
  await dialog.getByLabel('When', { exact: true }).fill(`${nextYear}-03-01T09:00`);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Unschedule' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  await page.goto(`/admin/newsletter/campaigns?q=${encodeURIComponent(subject)}`);
  expect(await seriousIssues(page), 'the campaigns').toEqual([]);
  await actOnRow(page, subject, 'Remove');
  await expect(page.getByText('No campaigns match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: subject, exact: true })).toBeVisible();
});

test('the results of the last campaign say what became of each letter', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/newsletter/recipients?result=failed');
  await expect(page.getByText('550 5.2.2 The mailbox is full').first()).toBeVisible();
  expect(await seriousIssues(page), 'the results').toEqual([]);
});

test('a link without its code, or with a made-up one, says so', async ({ page }) => {
  await page.goto('/newsletter/unsubscribe');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
  await page.goto('/newsletter/unsubscribe?token=made-up');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This link no longer works.')).toBeVisible();
});
