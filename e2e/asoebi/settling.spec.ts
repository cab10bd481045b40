import { type APIRequestContext, expect, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession, type Session, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { openWorkshop, type Workshop } from '../makers/workshop.ts';
import { call, linkOf, openWith, orderAsGuest, type PreparedEvent, prepareEvent } from './kit.ts';

/** A wedding for which sets were ordered, that a guest orders by a link. */
interface Wedding extends PreparedEvent {
  host: Session;
  shop: Workshop;
  invitationId: string;
  linkKey: string;
}

async function openWedding(request: APIRequestContext): Promise<Wedding> {
  const [shop, host] = [await openWorkshop(request), await openAccount(request)];
  const prepared = await prepareEvent(request, host, { needs: 'size' });
  const invitationId = await openWith(request, host, prepared, shop);
  return { ...prepared, host, shop, invitationId, linkKey: await linkOf(request, host, prepared) };
}

/** Orders a set for each wearer, which the workshop makes and hands over. */
async function handOver(request: APIRequestContext, wedding: Wedding, wearers: readonly string[]): Promise<void> {
  await orderAsGuest(request, wedding.linkKey, { name: 'Chidinma Okafor', wearers, size: 'UK 14' });
  const at = `/api/aso-ebi/work/${wedding.invitationId}`;
  const { sets } = await call<{ sets: { _id: string }[] }>(request, wedding.shop.maker, 'GET', `${at}/sets`);
  const setIds = sets.map(({ _id }) => _id);
  for (const to of ['in-production', 'ready', 'collected'])
    await call(request, wedding.shop.maker, 'POST', `${at}/stages`, { setIds, to });
}

test('staff open a dispute about a set, whose handover then stands, and refund some of it', async ({
  page,
  request,
  browser,
}) => {
  const wedding = await openWedding(request);
  await handOver(request, wedding, ['Bola', 'Tolu']);
  await rememberSession(page, await demoSession(request, 'admin'));
  await visit(page, `/admin/cultural/aso-ebi/${wedding.eventId}`);
  const disputes = page.locator('section', { has: page.getByRole('heading', { name: 'Disputes' }) });
  await expect(disputes.getByText('No disputes.')).toBeVisible();
  await disputes.getByLabel('Find a set').fill('bola');
  await disputes.getByRole('button', { name: 'Open a dispute about the set for Bola' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is wrong?').fill('The sleeves are short.');
  await dialog.getByRole('button', { name: 'Open dispute' }).click();
  await expect(page.getByText('Dispute opened.')).toBeVisible();
  await disputes.getByLabel('Find a set').fill('');
  await expect(disputes.getByRole('listitem')).toHaveCount(1);

  const setsOf = `/cultural/aso-ebi/event/${wedding.eventId}/host?view=sets`;
  const host = await windowOf(browser, wedding.host);
  await visit(host, setsOf);
  await host.getByRole('button', { name: 'Undo handover' }).click();
  await expect(host.getByRole('checkbox'), 'the disputed one stays').toHaveCount(1);
  await expect(host.getByRole('checkbox', { name: /for Tolu$/ })).toBeChecked();
  expect(await seriousIssuesOfBothThemes(host), 'undoing').toEqual([]);
  await host.getByRole('dialog').getByRole('button', { name: 'Undo handover' }).click();
  await expect(host.getByText('1 set ready for collection again.')).toBeVisible();
  await expect(host.getByText(/^Handover undone by Ngozi/)).toBeVisible();
  await expect(host.getByText('Ready', { exact: true })).toHaveCount(1);
  await host.context().close();

  await disputes.getByRole('button', { name: 'Decide' }).click();
  await dialog.getByLabel('Refund', { exact: true }).fill('5000');
  await dialog.getByLabel('Why?').fill('They were shortened twice.');
  await dialog.getByRole('button', { name: 'Decide and refund' }).click();
  await expect(page.getByText('Decided. The refund is on its way.')).toBeVisible();
  await expect(disputes.getByText('In the guest’s favour')).toBeVisible();
  await expect(disputes.getByText('They were shortened twice.')).toBeVisible();
  await expect(disputes.getByText('₦5,000 refunded')).toBeVisible();
});

test('staff put a group on hold, whose guests can’t order until it is released', async ({ page, request, browser }) => {
  const { eventId, linkKey } = await openWedding(request);
  const guest = await (await browser.newContext()).newPage();
  const paused = guest.getByText(/^Ordering is paused while we check something/);
  await rememberSession(page, await demoSession(request, 'admin'));
  await visit(page, `/admin/cultural/aso-ebi/${eventId}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Hold Bride’s side' }).click();
  await dialog.getByRole('button', { name: 'Hold group' }).click();
  await expect(page.getByText('The group is on hold.')).toBeVisible();
  await visit(guest, `/cultural/aso-ebi/event/${linkKey}`);
  await expect(paused).toBeVisible();

  await page.getByRole('button', { name: 'Release Bride’s side' }).click();
  await dialog.getByRole('button', { name: 'Release group' }).click();
  await expect(page.getByText('The group goes on.')).toBeVisible();
  await visit(guest, `/cultural/aso-ebi/event/${linkKey}`);
  await expect(paused).toBeHidden();
  await expect(guest.getByRole('button', { name: 'More of Five yards of lace' })).toBeVisible();
  await guest.context().close();
});
