import { expect, test } from '@playwright/test';
import { offerService } from '../bookings/appointments.ts';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, sell } from '../makers/workshop.ts';

const STAGES = ['confirmed', 'measurements-confirmed', 'fabric-sourced', 'cutting', 'sewing'];

test('a maker learns at a first fitting who books it and what it costs, and asks the customer', async ({
  page,
  request,
}) => {
  const shop = await openWorkshop(request);
  await offerService(request, shop, { title: 'Fitting', price: 5000, category: 'Measuring and fitting' });
  const customer = await openAccount(request);
  await addToCart(request, customer, await sell(request, shop, 'Iro and buba', 60_000));
  const orderId = await buyCart(request, customer);
  for (const to of STAGES) {
    const { record } = await callAs(request, shop.maker, `/api/staff/orders/${orderId}`);
    const [{ _id, version }] = record.parts;
    await callAs(request, shop.maker, `/api/staff/orders/parts/${_id}/stage`, { data: { version, to } });
  }

  await rememberSession(page, shop.maker);
  await page.goto(`/designer/orders/${orderId}`);
  await page.getByRole('button', { name: 'Start first fitting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start first fitting' });
  await expect(
    dialog.getByText(
      /^No fitting is booked yet\. It is optional: .* “Skip to finishing” under “More”\. .* in Onitsha, from ₦5,000/,
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Fitting', exact: true })).toBeVisible();
  expect(await seriousIssues(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Write a message to / }).click();
  await expect(dialog).toBeHidden();
  const message = page.getByLabel('Your message');
  await expect(message).toHaveValue(/Iro and buba\. Please book a fitting/);
  await expect(message).toBeFocused();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Please book a fitting');

  await rememberSession(page, customer);
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByRole('link', { name: 'Book a fitting' })).toBeVisible();
});
