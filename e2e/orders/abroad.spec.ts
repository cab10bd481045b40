import { expect, test } from '@playwright/test';
import { goOn, offerService } from '../bookings/appointments.ts';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { openAccount, rememberSession } from '../kit/account.ts';
import { openWorkshop, sell } from '../makers/workshop.ts';

const BROTHER = { firstName: 'Dayo', lastName: 'Adeyemi' };
const LONDON = {
  countryCode: 'GB',
  state: '',
  lga: '',
  city: 'London',
  street: '3 Navarino Road',
  postcode: 'E8 1AB',
  phone: '+447911123456',
};
const CATEGORY = 'Measuring and fitting';
const FITTINGS =
  /^Fittings are in person, in Onitsha, Nigeria\. Unless you can be there, .* Your order goes to London, United Kingdom\. If it doesn’t match your order, it is altered, remade or refunded: tell us within \d+ days of delivery\.$/;

test('an agbada that goes to London is measured for by video, and made without a fitting in Onitsha', {
  tag: '@phone',
}, async ({ page, request }) => {
  test.slow();
  const shop = await openWorkshop(request);
  const call = { title: 'Measuring by video', price: 5000, category: CATEGORY, kind: 'video', place: 'video' } as const;
  await offerService(request, shop, call);
  await offerService(request, shop, { title: 'Studio measuring', price: 4000, category: CATEGORY });
  await offerService(request, shop, { title: 'Fitting', price: 5000, category: CATEGORY });
  const near = await openWorkshop(request, 'Tailor', { city: 'London', country: 'United Kingdom' });
  const forAll = { title: 'Measuring for orders from home', price: 6000, category: CATEGORY, forAnyMaker: true };
  await offerService(request, near, forAll);
  const otherFitting = await offerService(request, near, { title: 'Fitting', price: 6000, category: CATEGORY });
  const agbada = await sell(request, shop, 'Agbada', 140_000, 'men');
  const person = await openAccount(request);
  await rememberSession(page, person);

  await addToCart(request, person, agbada, 'later');
  const waiting = await buyCart(request, person, 'full', 'works', BROTHER, LONDON);
  await page.goto(`/orders/${waiting}`);
  const needed = page.getByRole('region', { name: 'Measurements needed' });
  await expect(needed.getByText(FITTINGS)).toBeVisible();
  await expect(needed.getByText(/measures by video, wherever you are, from /)).toBeVisible();
  await expect(page.getByRole('link', { name: /Book a fitting/ })).toHaveCount(0);
  await expect(needed.getByRole('heading', { name: 'Or be measured in person (United Kingdom)' })).toBeVisible();
  const local = needed.getByRole('listitem').filter({ hasText: near.name }).last();
  await expect(local).toContainText('London');
  const path = await local.getByRole('link').getAttribute('href');
  await needed.getByRole('link', { name: 'Book a measuring call' }).click();
  await expect(page.getByRole('heading', { name: 'Book a measuring visit' })).toBeVisible();
  await expect(page.getByText(/^This measuring visit is in /)).toHaveCount(0);

  await page.goto(path ?? '');
  await page.getByRole('main').getByRole('radio').first().check({ force: true });
  await page.getByRole('radio', { name: 'Me', exact: true }).check({ force: true });
  await goOn(page);
  await expect(page.getByLabel('Message to the maker (optional)')).toHaveValue(
    new RegExp(`^For order ADN-.*: Agbada, made by ${shop.name} in Onitsha, Nigeria\\.$`),
  );

  await goOn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByText(/sends you the measurements afterwards\. Accept them on this page/)).toBeVisible();
  await page.goto(`/orders/${waiting}`);
  await expect(needed.getByRole('heading', { name: 'Measured by another workshop' })).toBeVisible();
  await expect(needed.getByText(new RegExp(`with ${near.name}: .*, Lagos time`))).toBeVisible();

  await page.goto(`/bookings/create?service=${otherFitting}`);
  const told = page.getByRole('region', { name: `You have no order with ${near.name} that waits for a fitting` });
  await expect(told.getByRole('link', { name: `Book a measuring visit with ${shop.name}` })).toBeVisible();
  await expect(told.getByRole('link', { name: forAll.title })).toBeVisible();

  await addToCart(request, person, agbada);
  const measured = await buyCart(request, person, 'full', 'works', BROTHER, LONDON);
  await page.goto(`/orders/${measured}`);
  await expect(page.getByText(FITTINGS)).toBeVisible();
  await page.getByRole('link', { name: 'Book a fitting in Onitsha all the same' }).click();
  await expect(
    page.getByText('This fitting is in Onitsha, Nigeria. Your order goes to London, United Kingdom.'),
  ).toBeVisible();
});
