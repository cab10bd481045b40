import { expect, test } from '@playwright/test';
import { demoSession, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { mailedPath } from '../kit/outbox.ts';
import { visit } from '../kit/visit.ts';
import { somePhoto } from '../makers/workshop.ts';

test('a visitor asks, staff answer by email and make a ticket of it, which the mailed link opens', {
  tag: '@phone',
}, async ({ page, request, browser }) => {
  test.setTimeout(180_000);
  const email = `writer-${Date.now()}@adunni.example`;
  await visit(page, '/support/contact?subject=Deposits');
  const form = page.getByRole('main');
  await expect(form.getByLabel('Subject')).toHaveValue('Deposits');
  await expect(page.getByRole('complementary', { name: 'Help articles' })).toBeVisible();
  expect(await seriousIssues(page), 'the form').toEqual([]);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Bisi Cole');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Category').selectOption('Delivery');
  await form.getByLabel('Subject').fill('Do you ship to Accra?');
  await form.getByLabel('Description').fill('I would like an agbada by Easter.');
  await form.getByLabel('Add photos or PDFs').setInputFiles(await somePhoto(request));
  await expect(form.getByRole('img', { name: 'photo.jpg' })).toBeVisible();
  // What was written survives a reload.
  await visit(page, '/support/contact');
  await expect(form.getByLabel('Description')).toHaveValue('I would like an agbada by Easter.');
  await expect(form.getByRole('img', { name: 'photo 1' })).toBeVisible();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  const number = (await form.getByText(/^INQ-\d{4}-\d{6}$/).innerText()).trim();
  expect(await seriousIssues(page), 'the confirmation').toEqual([]);

  const staff = await windowOf(browser, await demoSession(request, 'admin'));
  await staff.goto(`/admin/support/inquiries?q=${number}`);
  await staff.getByRole('link', { name: number, exact: true }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Do you ship to Accra?' })).toBeVisible();
  await expect(staff.getByRole('button', { name: /Inquiry, photo 1/ })).toBeVisible();
  await staff.getByLabel('Reply to Bisi Cole').fill('We do, within 12 days.');
  await staff.getByRole('button', { name: 'Send reply' }).click();
  await expect(staff.getByText('Reply sent.')).toBeVisible();
  expect(await seriousIssues(staff), 'the inquiry of staff').toEqual([]);
  await staff.getByRole('button', { name: 'Turn into a ticket' }).click();
  await staff.waitForURL(/\/admin\/support\/tickets\//);
  await expect(staff.getByText('No account', { exact: true })).toBeVisible();

  await visit(page, await mailedPath('ticket-received', email));
  await expect(page.getByText('We do, within 12 days.')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await page.getByLabel('Your message').fill('Thank you, then I will order.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(staff.getByText('Thank you, then I will order.')).toBeVisible();
});

test('the contact page says where and when we are reached, and people with an account are led to a ticket', {
  tag: '@both',
}, async ({ page, request }) => {
  await visit(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+234 700 000 0000' })).toHaveAttribute('href', 'tel:+2347000000000');
  await expect(main.getByText(/^(Open|Closed) now$/)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
  expect(await seriousIssues(page), 'the contact page').toEqual([]);
  await rememberSession(page, await demoSession(request, 'customer'));
  await page.goto('/support/contact?subject=Lost%20parcel');
  await page.waitForURL(/\/support\/tickets\/create/);
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Lost parcel');
});
