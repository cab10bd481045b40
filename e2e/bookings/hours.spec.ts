import { expect, test } from '@playwright/test';
import { rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop } from '../makers/workshop.ts';
import { dayAhead, offerService } from './appointments.ts';

test('the hours of a day are copied to the others by the keyboard, and back', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const shop = await openWorkshop(request);
  await offerService(request, shop, { title: 'Gown fitting', price: 20_000 });
  await rememberSession(page, shop.maker);
  await page.goto('/designer/services/hours');
  await page.getByLabel('Monday 1, from').fill('10:30');
  await page.getByLabel('Monday 1, until').fill('19:00');
  await page.getByRole('button', { name: 'Copy Monday’s hours' }).press('Enter');
  const toAll = page.getByRole('menuitem', { name: 'Copy to all days' });
  await expect(toAll).toBeVisible();
  await toAll.press('Enter');
  await expect(page.getByLabel('Sunday 1, from')).toHaveValue('10:30');
  await expect(page.getByLabel('Thursday 1, until')).toHaveValue('19:00');
  await expect(page.getByText('Monday’s hours copied to 6 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByLabel('Sunday 1, from')).toHaveValue('09:00');
  await expect(page.getByLabel('Monday 1, from')).toHaveValue('10:30');

  await page.getByRole('button', { name: 'Copy Monday’s hours' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Copy to Saturday' }).press('Enter');
  await expect(page.getByLabel('Saturday 1, until')).toHaveValue('19:00');
  await expect(page.getByLabel('Friday 1, until')).toHaveValue('17:00');
  await page.getByRole('heading', { name: 'Kolade Ogunleye' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Unsaved changes')).toBeInViewport({ ratio: 1 });
  expect(await seriousIssues(page), 'changed hours').toEqual([]);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save Kolade Ogunleye’s hours' }).click();
  await expect(page.getByText('Hours saved for Kolade Ogunleye.')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Saturday 1, from')).toHaveValue('10:30');
});

test('special hours name the bookings that they leave outside, and keep them once that is said', {
  tag: '@both',
}, async ({ page, request }) => {
  const shop = await openWorkshop(request);
  const serviceId = await offerService(request, shop, { title: 'Gown fitting', price: 20_000 });
  const { providers } = await callAs(request, shop.maker, '/api/staff/availability');
  const day = dayAhead(3, 'Africa/Lagos');
  const guest = { name: 'Ngozi Eze', phone: null, email: '', note: '' };
  const startsAt = `${day}T09:00:00Z`;
  const { _id } = await callAs(request, shop.maker, '/api/staff/bookings/walk-ins', {
    data: { serviceId, providerId: providers[0]._id, startsAt, seats: 1, ...guest },
  });
  await rememberSession(page, shop.maker);
  await page.goto('/designer/services/hours');
  await page.getByLabel('First day').fill(day);
  await page.getByRole('switch', { name: 'Closed all day' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Open from').fill('12:00');
  await page.getByLabel('Open until').fill('18:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('1 booking is outside these hours:')).toBeVisible();
  const outside = page.getByRole('region', { name: 'Bookings outside these hours' });
  await expect(outside.getByRole('link', { name: /Ngozi Eze/ })).toHaveAttribute('href', `/designer/bookings/${_id}`);

  // Other hours are another question.
  await page.getByLabel('Open from').fill('11:00');
  await expect(outside).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Keep bookings and save' }).click();
  await expect(page.getByText('Special hours saved.')).toBeVisible();
  await expect(outside).toBeHidden();
});
