import { expect, test } from '@playwright/test';
import { openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { query } from '../kit/database.ts';
import { visit } from '../kit/visit.ts';
import { callAs, openWorkshop, sell } from '../makers/workshop.ts';
import { linkOf, openWith, prepareEvent } from './kit.ts';

test('a host has sets sewn as a piece of the shop, which its maker and the guests see', { tag: '@both' }, async ({
  page,
  request,
  browser,
}) => {
  const [shop, host] = [await openWorkshop(request), await openAccount(request)];
  const title = `Oleku ${shop.name}`;
  const productId = await sell(request, shop, title, 120_000);
  const prepared = await prepareEvent(request, host, { needs: 'measurements', kind: 'sewn', title: 'Sewn for you' });
  const { eventId } = prepared;

  await rememberSession(page, host);
  await visit(page, `/cultural/aso-ebi/event/${eventId}/edit?step=packages`);
  await page.getByRole('combobox', { name: 'Sewn as (optional)' }).fill(title);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith(eventId));
  await page.getByRole('option', { name: title }).click();
  await saved;
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'a piece that is chosen').toEqual([]);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sewn as (optional)' })).toHaveValue(title);
  await visit(page, `/cultural/aso-ebi/event/${eventId}/edit?step=preview`);
  await expect(page.getByRole('article').getByRole('link', { name: title })).toBeVisible();
  await visit(page, `/cultural/aso-ebi/event/${eventId}/host?view=makers`);
  await page.getByRole('button', { name: 'Invite a maker' }).click();
  await page.getByRole('combobox', { name: 'Maker' }).click();
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText([new RegExp(shop.name)]);

  const invitationId = await openWith(request, host, prepared, shop);
  const workshop = await windowOf(browser, shop.maker);
  await visit(workshop, `/designer/orders/aso-ebi/${invitationId}`);
  await expect(workshop.getByRole('heading', { name: 'What is sewn' })).toBeVisible();
  await expect(workshop.getByText(`Sewn as ${title}`)).toBeVisible();
  await workshop.context().close();

  const guest = `/cultural/aso-ebi/event/${await linkOf(request, host, prepared)}`;
  await visit(page, guest);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'a piece that guests order').toEqual([]);

  await expect(page.getByRole('main').getByRole('link', { name: /^Try it on/ })).toHaveCount(0);
  await query('update products set can_try_on = true where id = $1', [productId]);
  await visit(page, guest);
  const room = page.getByRole('main').getByRole('link', { name: /^Try it on/ });
  await expect(room).toHaveAttribute('href', `/virtual-tryon?product=${productId}`);

  const archiving = { action: 'archive', ids: [productId] };
  await callAs(request, shop.maker, '/api/staff/products/actions', { data: archiving });
  await visit(page, guest);
  await expect(page.getByText(title), 'guests still get what was agreed').toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeHidden();
});
