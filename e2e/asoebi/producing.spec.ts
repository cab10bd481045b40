import { expect, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { openWorkshop } from '../makers/workshop.ts';
import { call, linkOf, openWith, orderAsGuest, prepareEvent } from './kit.ts';

test('a maker makes the sets of a group, and the host hands them over', { tag: '@both' }, async ({
  page,
  request,
  browser,
}) => {
  const [shop, host] = [await openWorkshop(request), await openAccount(request)];
  const prepared = await prepareEvent(request, host, { needs: 'size' });
  const invitationId = await openWith(request, host, prepared, shop);
  const linkKey = await linkOf(request, host, prepared);
  await orderAsGuest(request, linkKey, { name: 'Chidinma Okafor', wearers: ['Bola', 'Tolu'], size: 'UK 14' });

  const workshop = await windowOf(browser, shop.maker);
  await visit(workshop, `/designer/orders/aso-ebi/${invitationId}`);
  expect(await seriousIssuesOfBothThemes(workshop), 'the sheet of a group').toEqual([]);
  for (const stage of ['In production', 'Ready']) {
    for (const wearer of ['Bola', 'Tolu'])
      await workshop.getByRole('checkbox', { name: `Select the set for ${wearer}` }).check();
    await workshop.getByRole('button', { name: `${stage} (2)` }).click();
    await expect(workshop.getByText('2 sets moved.')).toBeVisible();
    await expect(workshop.getByRole('list', { name: 'Sets' }).getByText(stage, { exact: true })).toHaveCount(2);
  }
  await workshop.getByRole('button', { name: 'Bola', exact: true }).click();
  await expect(workshop.getByRole('list', { name: 'Sets' }).getByText('Paid in full')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(workshop), 'a set that is opened').toEqual([]);
  await workshop.getByLabel('Name, order or table').fill('tol');
  await expect(workshop.getByRole('button', { name: 'Bola', exact: true })).toBeHidden();
  await workshop.getByLabel('Name, order or table').fill('');
  const [packing] = await Promise.all([
    workshop.waitForEvent('download'),
    workshop.getByRole('button', { name: 'Packing list and labels (PDF)' }).click(),
  ]);
  expect(packing.suggestedFilename()).toBe('packing-list.pdf');
  await workshop.getByRole('button', { name: 'Assign to a tailor' }).click();
  const dialog = workshop.getByRole('dialog', { name: 'Assign to a tailor' });
  await expect(dialog).toContainText(
    'sees the work as soon as you save; they can’t decline it here. Nothing is paid through Adunni for it',
  );
  await dialog.getByLabel('Tailor', { exact: true }).fill('Peckham');
  await workshop.getByRole('option', { name: /^Peckham Fit Room.*London, United Kingdom/ }).click();
  expect(await seriousIssuesOfBothThemes(workshop), 'who sews').toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(workshop.getByText('Assigned to Peckham Fit Room')).toBeVisible();
  await workshop.context().close();

  await rememberSession(page, host);
  await visit(page, `/cultural/aso-ebi/event/${prepared.eventId}/host`);
  await expect(page.getByRole('heading', { name: 'What to buy and make' })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the overview').toEqual([]);
  await page.getByRole('link', { name: 'Sets', exact: true }).click();
  await page.getByLabel('Name, order or table').fill('chidin');
  await page.getByLabel('Name, order or table').press('Enter');
  await expect(page.getByText('1 order')).toBeVisible();
  await page.getByRole('button', { name: 'Hand over 2 sets' }).click();
  await expect(page.getByText('Handed over', { exact: true })).toHaveCount(2);
  expect(await seriousIssuesOfBothThemes(page), 'the sets').toEqual([]);
  expect(await page.textContent('main'), 'sizes are the workshop’s').not.toContain('UK 14');
});

test('a maker hands sets over, who reads first what that does, also while the group is on hold', async ({
  page,
  request,
}) => {
  const [shop, host] = [await openWorkshop(request), await openAccount(request)];
  const prepared = await prepareEvent(request, host);
  const invitationId = await openWith(request, host, prepared, shop);
  await orderAsGuest(request, await linkOf(request, host, prepared), {
    name: 'Chidinma Okafor',
    wearers: ['Bola', 'Tolu'],
  });
  const at = `/api/aso-ebi/work/${invitationId}`;
  const { sets } = await call<{ sets: { _id: string }[] }>(request, shop.maker, 'GET', `${at}/sets`);
  for (const to of ['in-production', 'ready'])
    await call(request, shop.maker, 'POST', `${at}/stages`, { setIds: sets.map(({ _id }) => _id), to });
  await rememberSession(page, shop.maker);
  await visit(page, `/designer/orders/aso-ebi/${invitationId}`);

  await page.getByRole('checkbox', { name: 'Select the set for Bola' }).check();
  await page.getByRole('button', { name: 'Handed over (1)' }).click();
  const asked = page.getByRole('dialog', { name: 'Hand over 1 set' });
  await expect(asked).toContainText('within the hour once all sets of their order are handed over');
  await expect(asked).toContainText(
    'If the event or this group is put on hold before, that waits until the hold ends.',
  );
  expect(await seriousIssuesOfBothThemes(page), 'what handing over does').toEqual([]);
  await asked.getByRole('button', { name: 'Mark as handed over' }).click();
  await expect(page.getByText('1 set moved.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sets' }).getByText('Handed over', { exact: true })).toHaveCount(1);

  const staff = await demoSession(request, 'admin');
  await call(request, staff, 'POST', `/api/staff/aso-ebi-events/${prepared.eventId}/groups/${prepared.groupId}/hold`);
  await page.reload();
  await expect(page.getByText('On hold: guests can’t order or pay')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select the set for Tolu' }).check();
  await page.getByRole('button', { name: 'Handed over (1)' }).click();
  await expect(asked).toContainText('only after the hold ends, once all sets of their order are handed over');
  await asked.getByRole('button', { name: 'Mark as handed over' }).click();
  await expect(page.getByRole('list', { name: 'Sets' }).getByText('Handed over', { exact: true })).toHaveCount(2);
});

test('a host brings the guest list as they have it, and reminds whom it fits', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const [shop, host] = [await openWorkshop(request), await openAccount(request)];
  const prepared = await prepareEvent(request, host);
  await openWith(request, host, prepared, shop);
  await rememberSession(page, host);
  await visit(page, `/cultural/aso-ebi/event/${prepared.eventId}/host?view=guests`);
  await page.getByRole('button', { name: 'Import a list' }).click();
  await page
    .getByLabel('Names, one per line')
    .fill('1. Aunty Bola 0803 123 4567\n2. Titilayo, titi@adunni.example\n3. Femi 12345678');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText('Line 3 is left out')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 guests' }).click();
  await expect(page.getByText('2 guests', { exact: true })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the guest list').toEqual([]);

  await page.getByRole('button', { name: 'Edit Titilayo' }).click();
  await page.getByLabel('Table or code (optional)').fill('T7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Table T7')).toBeVisible();

  await page.getByRole('button', { name: 'Send reminders' }).click();
  await expect(page.getByText('This fits 2 guests.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'WhatsApp Aunty Bola' })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'reminders').toEqual([]);
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  await expect(page.getByText('1 email sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Send reminders' }).click();
  await expect(page.getByText('This fits 1 guest.')).toBeVisible();
});
