import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';

/** Opens tickets of one customer, whose subjects share a word that only they have. */
async function openTickets(request: APIRequestContext, word: string, subjects: readonly string[]): Promise<void> {
  const customer = await openAccount(request);
  for (const subject of subjects) {
    const headers = { 'x-access-token': customer.accessToken, 'idempotency-key': crypto.randomUUID() };
    const data = { category: 'Other', subject: `${subject} ${word}`, description: 'Could you help me with it?' };
    expect((await request.post('/api/support/tickets', { headers, data })).status()).toBe(201);
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('staff work a queue by keyboard', async ({ page }) => {
  const { request } = page;
  const word = `queue${Date.now()}`;
  await openTickets(request, word, ['First', 'Second', 'Third']);
  await rememberSession(page, await demoSession(request, 'admin'));
  await page.goto(`/admin/support/tickets?q=${word}&sort=createdAt`);
  const rows = page.locator('tr[data-list-row]');
  await expect(rows).toHaveCount(3);
  const { keyboard } = page;
  const opens = (index: number) => rows.nth(index).getByRole('link').first();

  await keyboard.press('j');
  await expect(opens(0)).toBeFocused();
  await keyboard.press('j');
  await keyboard.press('j');
  await expect(opens(2)).toBeFocused();
  await keyboard.press('k');
  await expect(opens(1)).toBeFocused();
  await keyboard.press('x');
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
  await expect(page.getByText(/^TKT-\S+ selected, 1 in total$/)).toBeAttached();
  await keyboard.press('k');
  await keyboard.press('x');
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('2 tickets assigned to you.')).toBeVisible();

  const colleague = await demoSession(request, 'superadmin');
  await rows.nth(2).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Assign to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign 1 ticket' });
  await dialog.getByLabel('Assign to').selectOption(colleague._id);
  expect(await seriousIssues(page), 'whom tickets are assigned to').toEqual([]);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows.nth(2).getByText(colleague.firstName)).toBeVisible();

  // Letters that are typed are letters, and the palette takes its own.
  const search = page.getByRole('searchbox');
  await search.focus();
  await keyboard.press('End');
  await keyboard.type('jkx');
  await expect(search).toHaveValue(`${word}jkx`);
  await expect(page).toHaveURL(new RegExp(`q=${word}jkx`));
  await search.fill(word);
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(new RegExp(`q=${word}&|q=${word}$`));
  await keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: /^Pages, actions/ });
  await palette.pressSequentially('jk');
  await expect(palette).toHaveValue('jk');
  await keyboard.press('Escape');

  await opens(0).focus();
  await keyboard.press('Enter');
  await expect(heading(page, `First ${word}`)).toBeVisible();
  await expect(page.getByText('Ticket 1 of 3', { exact: true })).toBeVisible();
  await keyboard.press('j');
  await expect(heading(page, `Second ${word}`)).toBeVisible();
  await keyboard.press('j');
  await expect(heading(page, `Third ${word}`)).toBeVisible();
  await keyboard.press('j');
  await expect(page.getByText('There is no next ticket in this list.')).toBeVisible();
  await keyboard.press('k');
  await expect(heading(page, `Second ${word}`)).toBeVisible();
  expect(await seriousIssues(page), 'a ticket of a queue').toEqual([]);

  await keyboard.press('n');
  await expect(page.getByLabel('Internal note')).toBeFocused();
  await keyboard.type('jk?');
  await expect(page.getByLabel('Internal note')).toHaveValue('jk?');
  await page.getByLabel('Internal note').fill('');
  await heading(page, `Second ${word}`).click();
  await keyboard.press('r');
  await expect(page.getByLabel(/^Reply to /)).toBeFocused();
  await heading(page, `Second ${word}`).click();
  await keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Write an internal note')).toBeVisible();
  await keyboard.press('j');
  await expect(keys).toBeVisible();
  expect(await seriousIssues(page), 'the keys').toEqual([]);
  // Off on this device, until they are turned on where the menu leads to.
  await keys.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck({ force: true });
  await keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await keyboard.press('j');
  await keyboard.press('r');
  await expect(page.getByLabel(/^Reply to /)).not.toBeFocused();
  await expect(heading(page, `Second ${word}`)).toBeVisible();
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await keys.getByRole('switch', { name: 'Single-key shortcuts' }).check({ force: true });
  await keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await heading(page, `Second ${word}`).click();
  await keyboard.press('a');
  await expect(page.getByLabel('Assigned to')).toBeFocused();

  // The way back leads to the list as it was.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(rows).toHaveCount(3);
});

test('two colleagues at one ticket see each other, and the second answer waits for a look at the first', async ({
  page,
  browser,
}) => {
  const { request } = page;
  const word = `clash${Date.now()}`;
  await openTickets(request, word, ['Buttons']);
  const [mine, theirs] = [await demoSession(request, 'admin'), await demoSession(request, 'superadmin')];
  await rememberSession(page, mine);
  const colleague = await windowOf(browser, theirs);
  for (const each of [page, colleague]) {
    await each.goto(`/admin/support/tickets?q=${word}`);
    await each.getByRole('table').getByRole('link').first().click();
    await expect(heading(each, `Buttons ${word}`)).toBeVisible();
  }
  await expect(page.getByText(new RegExp(`^${theirs.firstName} .*also has this ticket open`))).toBeVisible();
  await expect(colleague.getByText(new RegExp(`^${mine.firstName} .*also has this ticket open`))).toBeVisible();
  expect(await seriousIssues(page), 'a ticket with a colleague').toEqual([]);

  await page.getByLabel(/^Reply to /).fill('They are mother-of-pearl.');
  await colleague.getByLabel(/^Reply to /).fill('They are made of shell.');
  await colleague.getByRole('button', { name: 'Send reply' }).click();
  await expect(colleague.getByText('Reply sent.')).toBeVisible();
  // At once where the ticket is open, whoever works on it; so is a note.
  await expect(page.getByText('They are made of shell.')).toBeVisible();
  await colleague.getByLabel('Internal note').fill('She sews for a choir.');
  await colleague.getByRole('button', { name: 'Add internal note' }).click();
  await expect(page.getByText('She sews for a choir.')).toBeVisible();
  // Loaded anew, the page shows the colleague’s answer; what was begun before it is still held back.
  await page.reload();
  await expect(page.getByText('They are made of shell.')).toBeVisible();
  await expect(page.getByLabel(/^Reply to /)).toHaveValue('They are mother-of-pearl.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('A colleague has answered meanwhile.')).toBeVisible();
  await expect(page.getByLabel(/^Reply to /)).toHaveValue('They are mother-of-pearl.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Reply sent.')).toBeVisible();
  await expect(page.getByLabel('Messages and notes').getByText('They are mother-of-pearl.')).toBeVisible();

  await colleague.close();
  await expect(page.getByText('also has this ticket open')).toHaveCount(0);
});
