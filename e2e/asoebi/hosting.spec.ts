import { expect, type Page, test } from '@playwright/test';
import { openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { openWorkshop, type Workshop } from '../makers/workshop.ts';
import { call, inDays, prepareEvent } from './kit.ts';
import { countTaps, taps } from './taps.ts';

/** A wedding of one group is ready for its guests within ten minutes: at ten seconds a tap, in this many. */
const MOST_TAPS = 60;

/** Has a workshop offer what the host has in mind for the first group that it is invited to. */
async function offer(request: Parameters<typeof call>[0], { maker }: Workshop): Promise<void> {
  interface Work {
    _id: string;
    packages: { _id: string; price: number; stock: number | null }[];
  }
  const { items } = await call<{ items: Work[] }>(request, maker, 'GET', '/api/aso-ebi/work');
  const lines = items[0]?.packages.map(({ _id, price, stock }) => ({ packageId: _id, price, capacity: stock }));
  const form = { lines, readyOn: inDays(85), validDays: 14, note: '' };
  await call(request, maker, 'POST', `/api/aso-ebi/work/${items[0]?._id}/proposals`, { over: 0, form });
}

async function inviteMaker(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite a maker' }).click();
  await page.getByRole('combobox', { name: 'Maker' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('They have not answered yet.')).toBeVisible();
}

async function acceptAndOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept proposal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept proposal' }).click();
  await expect(page.getByText('Agreed')).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Open to guests' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open to guests' }).click();
  await expect(page.getByRole('button', { name: 'Close orders' })).toBeVisible();
}

test('a host sets up a wedding on a phone, with its maker, in a few dozen taps', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const shop = await openWorkshop(request);
  await rememberSession(page, await openAccount(request));
  await countTaps(page);
  await visit(page, '/cultural/aso-ebi');
  await page.getByRole('button', { name: 'Plan an event' }).click();
  await page.getByLabel('Who is celebrated?').fill('Ọmọ́tọ́lá and Chukwuemeka');
  await page.getByLabel('Title').fill('Ọmọ́tọ́lá weds Chukwuemeka');
  await page.getByLabel('Day', { exact: true }).fill(inDays(120));
  await page.getByLabel('City').fill('Abẹ́òkúta');
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click();
  await goOn();
  await page.getByRole('button', { name: 'Add bride’s side' }).click();
  await page.getByRole('button', { name: 'Emerald' }).click();
  await goOn();
  await page.getByRole('button', { name: 'Add “Fabric”' }).click();
  await page.getByLabel('Price of one set').fill('45000');
  await page.getByLabel('Last day to order').fill(inDays(60));
  await goOn();
  await page.getByRole('button', { name: 'Add a pickup point' }).click();
  await page.getByLabel('Name of the place').fill('Mama’s house, Ibara');
  await page.getByLabel('Address and hours').fill('12 Quarry Road, weekdays 10:00–16:00');
  await goOn();
  await page.getByRole('link', { name: 'Choose makers' }).click();
  expect(await seriousIssuesOfBothThemes(page), 'makers').toEqual([]);
  await inviteMaker(page, shop.name);

  await offer(request, shop);
  await page.reload();
  await acceptAndOpen(page);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText(/\/cultural\/aso-ebi\/event\/[\w-]{22}$/)).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'overview').toEqual([]);
  const counted = await taps(page);
  expect(counted).toBeGreaterThan(20);
  expect(counted, 'taps and fields').toBeLessThanOrEqual(MOST_TAPS);
});

test('a maker proposes, the host accepts, and a helper sees what they may', async ({ page, request, browser }) => {
  const [shop, host] = [await openWorkshop(request), await openAccount(request)];
  const { eventId, groupId } = await prepareEvent(request, host);
  const makers = await call<{ items: { name: string; slug: string }[] }>(request, host, 'GET', '/api/makers?limit=100');
  const makerSlug = makers.items.find(({ name }) => name === shop.name)?.slug;
  const note = 'Could you label each set by name?';
  await call(request, host, 'POST', `/api/aso-ebi/events/${eventId}/makers`, { groupId, makerSlug, note });

  const workshop = await windowOf(browser, shop.maker);
  await visit(workshop, '/designer/orders/aso-ebi');
  await workshop.getByRole('link', { name: 'Tiwa weds Dapo: Bride’s side' }).click();
  await expect(workshop.getByText(note)).toBeVisible();
  await workshop.getByRole('button', { name: 'Write a proposal' }).click();
  await workshop.getByLabel('Price of one set').fill('52500');
  await workshop.getByLabel('All sets ready by').fill(inDays(95));
  await workshop.getByRole('button', { name: 'Send proposal' }).click();
  await expect(workshop.getByText('Sets must be ready by the day of the event.')).toBeVisible();
  await workshop.getByLabel('All sets ready by').fill(inDays(80));
  await workshop.getByRole('button', { name: 'Send proposal' }).click();
  await expect(workshop.getByText('Proposal 1')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(workshop), 'the maker’s page').toEqual([]);

  await rememberSession(page, host);
  await visit(page, `/cultural/aso-ebi/event/${eventId}/host?view=makers`);
  await expect(page.getByText('₦52,500')).toBeVisible();
  await acceptAndOpen(page);
  await workshop.reload();
  await expect(workshop.getByText('Agreed')).toBeVisible();
  await workshop.context().close();

  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByLabel('Email', { exact: true }).fill('sade@adunni.example');
  await page.getByLabel('Role').selectOption('Coordinator');
  await page.getByLabel('Group', { exact: true }).selectOption('Bride’s side');
  expect(await seriousIssuesOfBothThemes(page), 'inviting somebody').toEqual([]);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Sees guests, for Bride’s side.')).toBeVisible();
});
