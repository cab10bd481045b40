import { expect, type Page, test } from '@playwright/test';
import { moneyIn } from '../checkout/buying.ts';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, type Workshop } from '../makers/workshop.ts';
import { dayAhead, endPayment, goOn, offerService, openDay, timesOn, type USUAL_TERMS } from './appointments.ts';

const ZONE = 'Africa/Lagos';
const [PRICE, DEPOSIT] = [20_000, 5_000];
/** Half of the deposit. */
const KEPT = 2_500;
const ADDED = 'Please come through the green gate.';

test.use({ timezoneId: ZONE });

test('what the service’s page says of cancelling is what cancelling costs', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000);
  const { request } = page;
  const shop = await openWorkshop(request, 'Tailor');
  const service = await offerService(request, shop, { title: 'Gown fitting', price: PRICE, deposit: DEPOSIT });
  await chooseTerms(page, shop, service);

  await rememberSession(page, await openAccount(request));
  await page.goto(`/services/${service}`);
  const terms = page.getByRole('region', { name: 'Changes and cancellations' });
  await expect(terms).toContainText(
    'Free cancellation until 7 days before. After that the workshop keeps 50% of the deposit',
  );
  await expect(terms).toContainText(`The workshop adds: ${ADDED}`);
  expect(await seriousIssues(page), 'the service').toEqual([]);

  const day = dayAhead(3, ZONE);
  const [, time] = await timesOn(request, service, day, ZONE);
  await page.goto(`/bookings/create?service=${service}`);
  await openDay(page.getByRole('main'), day);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, timeStyle: 'short' });
  await page.getByRole('radio', { name: new RegExp(`^${clock.format(Date.parse(time?.start ?? ''))}`) }).check();
  await goOn(page);
  await goOn(page);
  await expect(terms).toContainText(
    'Free cancellation has ended. If you cancel, the workshop keeps 50% of the deposit (₦2,500).',
  );
  expect(await seriousIssues(page), 'the last step').toEqual([]);

  await change(page, shop, service, { maxMoves: 1 });
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(page.getByText('The cancellation terms have just changed.')).toBeVisible();
  await change(page, shop, service, { maxMoves: 3 });
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(terms).toContainText('You can reschedule 3 times');
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await endPayment(page, 'Pay');

  await expect(terms).toContainText('the workshop keeps 50% of the deposit (₦2,500)');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText('Gown fitting');
  await expect(dialog).toContainText('₦2,500 is kept by the maker');
  await expect(dialog).toContainText('₦2,500 will be refunded to your original payment method');
  expect(await seriousIssues(page), 'the dialog').toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('₦2,500 will be refunded. ₦2,500 is kept by the maker.')).toBeVisible();
  expect(await moneyIn(page, 'Refunded')).toBe(DEPOSIT - KEPT);
  await expect(terms, 'what can’t be done any more is not offered').toBeHidden();
  await expect(page.getByRole('heading', { name: 'What to bring' })).toBeHidden();
});

/** The tailor chooses stricter terms, and reads beforehand what customers will. */
async function chooseTerms(page: Page, { maker }: Workshop, service: string): Promise<void> {
  await rememberSession(page, maker);
  await page.goto(`/tailor/services/edit/${service}`);
  await page.getByLabel('Free cancellation until').fill('200');
  await page.getByLabel('Late cancellation fee').fill('50');
  await expect(page.getByText('the workshop keeps 50% of the deposit (₦2,500)')).toBeVisible();
  expect(await seriousIssues(page), 'the form').toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Between 0 and 168.')).toBeVisible();
  await page.getByLabel('Free cancellation until').fill('168');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Gown fitting' })).toBeVisible();
  await expect(page.getByText('Free cancellation until 7 days before.')).toBeVisible();
}

/** The workshop changes its terms while somebody is about to book. */
async function change({ request }: Page, { maker }: Workshop, service: string, terms: Partial<typeof USUAL_TERMS>) {
  const path = `/api/staff/services/${service}`;
  const { record, version } = await callAs(request, maker, path);
  const { category, providers, pictures, ...kept } = record;
  const values = {
    ...kept,
    categoryId: category._id,
    providerIds: providers.map(({ _id }: { _id: string }) => _id),
    pictures: pictures.map(({ _id, alt }: { _id: string; alt: string }) => ({ mediaId: _id, alt })),
    cancellationPolicy: { ...record.cancellationPolicy, ...terms },
    isPublished: true,
  };
  await callAs(request, maker, path, { method: 'PUT', data: { version, values } });
}
