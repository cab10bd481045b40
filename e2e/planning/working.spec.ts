import { expect, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { callAs, openWorkshop } from '../makers/workshop.ts';
import { openCase } from './kit.ts';

test('staff assign a case, write its plan, refund a milestone and cancel it; its customer sees all of it', async ({
  page,
  request,
  browser,
}) => {
  const [customer, admin] = [await openAccount(request), await demoSession(request, 'admin')];
  const caseId = await openCase(request, customer, admin);
  await rememberSession(page, customer);
  await visit(page, `/cultural/planning/cases/${caseId}`);
  await expect(page.getByText('Under way')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await file).suggestedFilename()).toMatch(/^PLN-.*\.ics$/);

  const desk = await windowOf(browser, admin);
  await visit(desk, `/admin/cultural/planning/cases/${caseId}`);
  const coordinator = desk.getByLabel('Coordinator');
  // Whoever sent the proposal works on it; a colleague takes it over.
  await expect(coordinator).not.toHaveValue('');
  const own = await coordinator.inputValue();
  const colleague = coordinator.locator(`option:not([value=""]):not([value="${own}"])`).first();
  const somebody = (await colleague.textContent()) ?? '';
  await coordinator.selectOption({ label: somebody });
  await expect(desk.getByText('Coordinator saved.')).toBeVisible();

  await desk.getByRole('button', { name: 'Edit plan' }).click();
  const plan = desk.getByRole('form', { name: 'Plan' });
  await plan.getByRole('button', { name: 'Add budget line' }).click();
  const line = plan.getByRole('group', { name: 'budget line 1' });
  await line.getByLabel('For').fill('Food');
  await line.getByLabel('Planned').fill('2000000');
  await plan.getByRole('button', { name: 'Add vendor' }).click();
  await plan.getByRole('group', { name: 'vendor 1' }).getByLabel('Name').fill('Iya Basira');
  expect(await seriousIssuesOfBothThemes(desk), 'the plan of staff').toEqual([]);
  await plan.getByRole('button', { name: 'Save plan' }).click();
  await expect(desk.getByText('Plan saved.')).toBeVisible();

  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  const refunding = desk.getByRole('dialog');
  await refunding.getByLabel('Amount').fill('100000');
  await refunding.getByLabel('Reason').fill('The hall changed.');
  await refunding.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(desk.getByText('Refund started.')).toBeVisible();

  await page.reload();
  await expect(page.getByText(`with ${somebody}`, { exact: false })).toBeVisible();
  await expect(page.getByText('Iya Basira')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Food/ })).toBeVisible();
  await expect(page.getByText('refunded in part or in full', { exact: false })).toBeVisible();

  await desk.getByRole('button', { name: 'Cancel case' }).click();
  const ending = desk.getByRole('dialog');
  await ending.getByLabel('Reason').fill('You have moved abroad.');
  await ending.getByRole('button', { name: 'Cancel case' }).click();
  await expect(desk.getByText('Case cancelled.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have moved abroad.').first()).toBeVisible();
  await desk.close();
});

test('a maker whom staff give a case keeps its checklist and run sheet, which its customer reads', async ({
  page,
  request,
  browser,
}) => {
  const [customer, admin, shop] = [
    await openAccount(request),
    await demoSession(request, 'admin'),
    await openWorkshop(request),
  ];
  const caseId = await openCase(request, customer, admin);
  const { user } = await callAs(request, shop.maker, '/api/profile');
  const shown = { title: 'On the day', words: 'Calm.', cities: 'Ibadan', position: 9, isPublished: false };
  await callAs(request, admin, '/api/staff/coordinators', { data: { ...shown, userId: user._id } });

  await rememberSession(page, shop.maker);
  const entry = page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Coordination' });
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/api/staff/dashboard/menu'));
  await visit(page, '/designer/dashboard');
  await counted;
  await expect(entry, 'there is nothing to coordinate').toHaveCount(0);

  const desk = await windowOf(browser, admin);
  await visit(desk, `/admin/cultural/planning/cases/${caseId}`);
  await desk.getByLabel('Coordinator').selectOption(user._id);
  await expect(desk.getByText('Coordinator saved.')).toBeVisible();
  await desk.context().close();

  await page.reload();
  await entry.click();
  const card = page.getByRole('article').getByRole('link');
  await expect(card).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the board').toEqual([]);
  await card.click();
  await expect(page.getByRole('heading', { name: 'Wedding in Ibadan', level: 1 })).toBeVisible();
  await expect(page.getByText('₦')).toHaveCount(0);
  const mine = page.getByRole('checkbox', { name: 'Visit and book the venue' });
  await mine.check();
  await expect(page.getByText('Checklist saved.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Choose colours and fabric' })).toBeDisabled();
  await page.getByRole('button', { name: 'Edit run sheet' }).click();
  await page.getByRole('button', { name: 'Add run sheet line' }).click();
  const line = page.getByRole('group', { name: 'run sheet line 1' });
  await line.getByLabel('What').fill('Drummers arrive');
  await line.getByLabel('Who').fill('Ushers');
  expect(await seriousIssuesOfBothThemes(page), 'the case').toEqual([]);
  await page.getByRole('button', { name: 'Save run sheet' }).click();
  await expect(page.getByText('Run sheet saved.')).toBeVisible();
  await expect(page.getByText('Drummers arrive')).toBeVisible();

  const guest = await windowOf(browser, customer);
  await visit(guest, `/cultural/planning/cases/${caseId}`);
  await expect(guest.getByText('Drummers arrive')).toBeVisible();
  await expect(guest.getByRole('checkbox', { name: 'Visit and book the venue' })).toBeChecked();
  await guest.context().close();
});
