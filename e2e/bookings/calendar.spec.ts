import { expect, test } from '@playwright/test';
import { openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { callAs, openWorkshop } from '../makers/workshop.ts';
import { bookAs, dayAhead, offerService, timesOn } from './appointments.ts';

const ZONE = 'Africa/Lagos';
const LINK = 'https://meet.example/adunni-calls';

test('seven days fit beside the navigation, are printed as a list, and one link is given to all calls', async ({
  page,
  browser,
}) => {
  const shop = await openWorkshop(page.request);
  const offer = { title: 'Style call', price: 20_000, kind: 'video', place: 'video' } as const;
  const service = await offerService(page.request, shop, { ...offer, address: '' });
  const customer = await openAccount(page.request);
  const day = dayAhead(2, ZONE);
  const times = await timesOn(page.request, service, day, ZONE);
  const booked: string[] = [];
  for (const time of [times[0], times[3]]) {
    const slot = { serviceId: service, startsAt: time?.start, expectedTotal: 20_000 };
    booked.push((await (await bookAs(page.request, customer, slot)).json()).booking._id);
  }
  // A second person takes somebody in at the same time, so that one of the days holds two beside one another.
  const other = await offerService(page.request, shop, { title: 'Hem', price: 5_000 });
  const { providers } = await callAs(page.request, shop.maker, `/api/staff/bookings/calendar?from=${day}&days=1`);
  const walkIn = {
    serviceId: other,
    providerId: providers.at(-1)._id,
    startsAt: times[0]?.start,
    seats: 1,
    name: 'Bola Ojo',
  };
  await callAs(page.request, shop.maker, '/api/staff/bookings/walk-ins', { data: walkIn });

  await rememberSession(page, shop.maker);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/designer/bookings?view=week&day=${day}`);
  const grid = page.getByRole('group', { name: 'Calendar' });
  await expect(grid.getByRole('link', { name: /Bola Ojo/ })).toBeVisible();
  const widths = await grid
    .getByRole('region')
    .evaluateAll((days) => days.map((each) => Math.round(each.getBoundingClientRect().width)));
  expect(widths).toHaveLength(7);
  expect(Math.max(...widths) - Math.min(...widths), 'all days are as wide').toBeLessThanOrEqual(1);
  expect(await grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'none is cut off').toBe(0);

  await page.emulateMedia({ media: 'print' });
  await expect(grid).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const sheet = page.getByRole('table');
  await expect(
    sheet.getByRole('row', { name: /^\d\d:00–\d\d:00 Ngozi Eze Style call Kolade Ogunleye Video call/ }),
  ).toHaveCount(2);
  await expect(sheet.getByRole('row', { name: /Bola Ojo Hem Kolade Ogunleye At the workshop$/ })).toBeVisible();
  await expect(sheet.getByRole('rowheader')).toHaveCount(7);
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toBeHidden();

  await page.goto('/designer/dashboard');
  await page.getByRole('link', { name: '2 video calls without joining details' }).click();
  await page.getByLabel('Link or phone number').fill(LINK);
  await expect(page.getByText(/^2 customers are notified: Ngozi Eze \(.+; Ngozi Eze \(/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to all 2 video calls' }).click();
  await expect(page.getByText('Joining details added to 2 video calls. The customers were notified.')).toBeVisible();
  await expect(page.getByLabel('Link or phone number')).toBeHidden();
  const asked = await windowOf(browser, customer);
  for (const id of booked) {
    await asked.goto(`/bookings/${id}`);
    await expect(asked.locator(`a[href="${LINK}"]`)).toBeVisible();
  }
  await asked.context().close();
});
