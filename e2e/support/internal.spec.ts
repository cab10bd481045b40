import { expect, test } from '@playwright/test';
import { addToCart, buyCart, keepAddress } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession } from '../kit/account.ts';
import { openWorkshop, sell } from '../makers/workshop.ts';

test('what staff note stands on no page of a customer, a maker or whoever holds a link, as it is sent or as it shows', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { request } = page;
  const secret = `secret-${crypto.randomUUID()}`;
  const shop = await openWorkshop(request);
  const customer = await openAccount(request);
  await keepAddress(request, customer);
  await addToCart(request, customer, await sell(request, shop, 'Ankara Wrap', 40_000));
  const orderId = await buyCart(request, customer);
  const asCustomer = { 'x-access-token': customer.accessToken };
  const asAdmin = { 'x-access-token': (await demoSession(request, 'admin')).accessToken };
  const opened = await request.post('/api/support/tickets', {
    headers: { ...asCustomer, 'idempotency-key': crypto.randomUUID() },
    data: { category: 'Order', subject: 'A planted button', description: 'It is gone.' },
  });
  const link = (await opened.json()).ticket._id;
  const found = await request.get('/api/staff/tickets', { headers: asAdmin, params: { customer: customer._id } });
  const { _id } = (await found.json()).items[0];
  const noted = await request.post(`/api/staff/tickets/${_id}/notes`, { headers: asAdmin, data: { note: secret } });
  expect(noted.status()).toBe(201);

  const publicPages = [
    ...['/', '/support/help-center', '/support/help-center?q=planted', '/support/contact', '/sitemap.xml'],
    ...[`/support/tickets/${link}`, `/support/tickets/${link}.data`, '/support/tickets', `/orders/${orderId}`],
  ];
  for (const headers of [{}, asCustomer])
    for (const address of publicPages) {
      const response = await request.get(address, { headers });
      expect(response.status(), address).toBeLessThan(500);
      expect(await response.text(), address).not.toContain(secret);
    }

  await rememberSession(page, customer);
  const stranger = await (await browser.newContext()).newPage();
  for (const [reader, addresses] of [
    [
      page,
      [`/support/tickets/${link}`, '/support/tickets?q=planted', `/orders/${orderId}`, '/account?section=privacy'],
    ],
    [stranger, [`/support/tickets/${link}`]],
  ] as const)
    for (const address of addresses) {
      await reader.goto(address);
      await expect(reader.getByRole('heading', { level: 1 }).first()).toBeVisible();
      if (address.startsWith('/support')) await expect(reader.getByText('A planted button').first()).toBeVisible();
      expect(await reader.content(), address).not.toContain(secret);
    }
});
