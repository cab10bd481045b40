import { expect, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { openWorkshop } from '../makers/workshop.ts';
import { call, linkOf, openWith, orderAsGuest, prepareEvent } from './kit.ts';

test('a maker who delivers asks the host how to reach a guest, and reads the answer', { tag: '@both' }, async ({
  page,
  request,
  browser,
}) => {
  const [shop, host] = [await openWorkshop(request), await openAccount(request)];
  const prepared = await prepareEvent(request, host, {}, { kind: 'delivery', name: 'Within Ibadan', details: '' });
  const invitationId = await openWith(request, host, prepared, shop);
  const ordered = { name: 'Chidinma Okafor', wearers: ['Bola'], address: '12 Mokola Hill, Ibadan' };
  await orderAsGuest(request, await linkOf(request, host, prepared), ordered);
  const at = `/api/aso-ebi/work/${invitationId}`;
  const { sets } = await call<{ sets: { _id: string }[] }>(request, shop.maker, 'GET', `${at}/sets`);
  for (const to of ['in-production', 'ready'])
    await call(request, shop.maker, 'POST', `${at}/stages`, { setIds: sets.map(({ _id }) => _id), to });

  await rememberSession(page, shop.maker);
  await visit(page, `/designer/orders/aso-ebi/${invitationId}`);
  await page.getByText('1 set to deliver', { exact: true }).click();
  await expect(page.getByText(/The host can tell you how to reach their guests\.$/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select the set for Bola' }).check();
  await page.getByRole('button', { name: 'Handed over (1)' }).click();
  const asked = page.getByRole('dialog', { name: 'Hand over 1 set' });
  await expect(asked).toContainText('You bring or send the sets that are delivered, and pay for that');
  expect(await seriousIssuesOfBothThemes(page), 'the way to the host').toEqual([]);
  await asked.getByRole('button', { name: 'Ask the host how to reach them' }).click();
  await expect(asked).toBeHidden();
  const field = page.getByLabel('Your message');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^How do I reach the guest of order ASO-\d{4}-\d+ to deliver it\?$/);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const said = page.getByRole('list', { name: 'Messages' });
  await expect(said).toContainText('How do I reach the guest');
  expect(await seriousIssuesOfBothThemes(page), 'the conversation of the maker').toEqual([]);

  const hosting = await windowOf(browser, host);
  await visit(hosting, '/');
  await hosting.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  const bell = hosting.getByRole('dialog', { name: 'Notifications' });
  await bell.getByRole('link', { name: `New message from ${shop.name} about Bride’s side of Tiwa weds Dapo` }).click();
  await expect(hosting.getByRole('heading', { name: `Messages with ${shop.name}` })).toBeInViewport();
  await expect(hosting.getByRole('list', { name: 'Messages' })).toContainText('How do I reach the guest');
  await hosting.getByLabel('Your message').fill('After four. Ask for Aunty Bola at the green gate.');
  await hosting.getByRole('button', { name: 'Send', exact: true }).click();
  expect(await seriousIssuesOfBothThemes(hosting), 'the conversation of the host').toEqual([]);
  await visit(hosting, '/messages');
  await hosting.getByRole('link', { name: new RegExp(`^${shop.name}`) }).click();
  await expect(hosting.getByRole('list', { name: 'Messages' })).toContainText('After four.');
  await hosting.context().close();

  await expect(said).toContainText('After four. Ask for Aunty Bola at the green gate.');
  const talk = page.getByRole('heading', { name: 'Messages with the host' });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'Messages', exact: true }).and(page.locator('[href$="#conversation"]')).click();
  await expect(talk, 'from the top of the page').toBeInViewport();
  await visit(page, '/designer/messages');
  await page.getByRole('link', { name: /Tiwa weds Dapo: Bride’s side/ }).click();
  await expect(talk).toBeInViewport();
  const address = page.url();
  await visit(page, '/designer/messages');
  await page.goto(address);
  await expect(said).toContainText('After four.');
  await expect(talk, 'opened by its address').toBeInViewport();

  const staff = await windowOf(browser, await demoSession(request, 'admin'));
  await visit(staff, `/admin/cultural/aso-ebi/${prepared.eventId}`);
  await expect(staff.getByRole('heading', { name: 'Messages between host and makers' })).toBeVisible();
  await expect(staff.getByRole('list', { name: 'Messages' })).toContainText('After four.');
  await staff.context().close();
});
