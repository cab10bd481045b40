import { expect, type Page, test } from '@playwright/test';
import { openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { callAs, openWorkshop, type Workshop } from '../makers/workshop.ts';
import { LONG, saveDesign } from '../studio/designing.ts';
import { call, inDays, linkOf, prepareEvent } from './kit.ts';

/** The drawing of a design, which its words describe. */
const drawn = (page: Page, name: string) => page.getByRole('img', { name: new RegExp(`^${name}: Dashiki`) });

/** Loads a page anew until the server has drawn what it shows. */
async function whenDrawn(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(drawn(page, name)).toBeVisible({ timeout: 3000 });
  }).toPass(LONG);
}

/** Has a workshop sew dashikis of ankara for ₦20,000 and the fabric. */
async function sewDashikis(page: Page, { maker }: Workshop): Promise<void> {
  const { version } = await callAs(page.request, maker, '/api/staff/price-list');
  const garments = [{ garment: 'dashiki', base: 20_000, days: 6, parts: [] }];
  const list = { isOpen: true, garments, textiles: [{ textile: 'ankara', perYard: 1000 }] };
  await callAs(page.request, maker, '/api/staff/price-list', { method: 'PUT', data: { version, list } });
}

test('a host has sets sewn from a design, its maker prices it by their list, and guests order it', {
  tag: '@both',
}, async ({ page, request, browser }) => {
  test.slow();
  const [shop, host] = [await openWorkshop(request), await openAccount(request)];
  await sewDashikis(page, shop);
  const name = 'Dashiki for the boys';
  await saveDesign(request, host, name);
  const prepared = await prepareEvent(request, host, { needs: 'size', kind: 'sewn', title: 'Sewn for you' });
  const { eventId, groupId } = prepared;

  await rememberSession(page, host);
  await visit(page, `/cultural/aso-ebi/event/${eventId}/edit?step=packages`);
  await page.getByRole('button', { name: 'Use a design' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use a design' });
  await expect(dialog.getByRole('link', { name: 'Open the design studio' })).toBeVisible();
  const choice = dialog.getByRole('button', { name: new RegExp(name) });
  await expect(choice).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the designs to choose from').toEqual([]);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith(eventId));
  await choice.click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await whenDrawn(page, name);
  await expect(page.getByText('Cap', { exact: true })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'a design that is chosen').toEqual([]);

  const makers = await call<{ items: { name: string; slug: string }[] }>(request, host, 'GET', '/api/makers?limit=100');
  const makerSlug = makers.items.find((maker) => maker.name === shop.name)?.slug;
  await call(request, host, 'POST', `/api/aso-ebi/events/${eventId}/makers`, { groupId, makerSlug, note: '' });
  const workshop = await windowOf(browser, shop.maker);
  await visit(workshop, '/designer/orders/aso-ebi');
  await workshop.getByRole('link', { name: 'Tiwa weds Dapo: Bride’s side' }).click();
  await expect(workshop.getByRole('heading', { name: 'What is sewn' })).toBeVisible();
  await expect(drawn(workshop, name)).toBeVisible();
  await workshop.getByRole('button', { name: 'Write a proposal' }).click();
  const proposal = workshop.getByRole('dialog');
  await expect(proposal.getByText(/^By your price list: .* for one set, 6 days\./)).toBeVisible();
  await expect(proposal.getByText('The host has ₦45,000 in mind.')).toBeVisible();
  await expect(proposal.getByLabel('Price of one set')).toHaveValue(/^2\d,?\d00$/);
  await proposal.getByLabel('Price of one set').fill('32000');
  await proposal.getByLabel('All sets ready by').fill(inDays(80));
  expect(await seriousIssuesOfBothThemes(workshop), 'the proposal').toEqual([]);
  await proposal.getByRole('button', { name: 'Send proposal' }).click();
  await expect(workshop.getByText(`Sewn from the design ${name}`)).toBeVisible();

  const at = `/api/aso-ebi/events/${eventId}`;
  interface Invitation {
    proposals: { _id: string }[];
  }
  const { invitations } = await call<{ invitations: Invitation[] }>(request, host, 'GET', `${at}/makers`);
  await call(request, host, 'POST', `${at}/proposals/${invitations[0]?.proposals[0]?._id}/accept`);
  const { event } = await call<{ event: { version: number } }>(request, host, 'GET', at);
  await call(request, host, 'POST', `${at}/open`, { version: event.version });

  const guest = await (await browser.newContext()).newPage();
  await visit(guest, `/cultural/aso-ebi/event/${await linkOf(request, host, prepared)}`);
  await expect(drawn(guest, name)).toBeVisible();
  await guest.getByText('What was chosen').click();
  await expect(guest.getByText('Cap', { exact: true })).toBeVisible();
  await guest.getByRole('button', { name: 'More of Sewn for you' }).click();
  await guest.getByLabel('Name for set 1: Sewn for you').fill('Bola');
  await guest.getByLabel('Your name').fill('Bola Adeyemi');
  await guest.getByLabel('Phone').fill('0803 123 4567');
  expect(await seriousIssuesOfBothThemes(guest), 'the page of a guest').toEqual([]);
  await guest.getByRole('button', { name: /^Order and pay/ }).click();
  await expect(guest).toHaveURL(/\/pay\/sandbox\//);
  await guest.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(guest).toHaveURL(/\/cultural\/aso-ebi\/order\//);
  await expect(drawn(guest, name)).toBeVisible();
  expect(await seriousIssuesOfBothThemes(guest), 'the order of a guest').toEqual([]);
  await guest.context().close();

  await workshop.reload();
  await expect(workshop.getByRole('button', { name: 'Bola', exact: true })).toBeVisible();
  await expect(drawn(workshop, name)).toBeVisible();
  expect(await seriousIssuesOfBothThemes(workshop), 'the sets of the maker').toEqual([]);
  await workshop.context().close();
});
