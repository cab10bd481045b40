import { type APIRequestContext, expect, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession, type Session, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function call<T>(request: APIRequestContext, as: Session, path: string, data: object = {}): Promise<T> {
  const headers = { 'x-access-token': as.accessToken, 'idempotency-key': crypto.randomUUID() };
  const response = await request.post(path, { headers, data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}

/** A case whose customer has accepted a proposal and paid its deposit. */
async function openCase(request: APIRequestContext, customer: Session, admin: Session): Promise<string> {
  interface Opened {
    case: { _id: string; milestones: { _id: string }[] };
  }
  const asked = {
    ...{
      level: 'full',
      kind: 'wedding',
      day: inDays(180),
      flexibility: 'fixed',
      city: 'Ibadan',
      venue: '',
      guests: 250,
    },
    ...{ budget: '8m-20m', cultures: '', faith: '', colours: '', vendorsBooked: [], vendorsNeeded: [], outfits: 14 },
    ...{
      decisionMaker: 'The bride',
      contactName: 'Simi',
      contactPhone: '0803 123 4567',
      contactBy: 'message',
      notes: '',
    },
  };
  const { case: planned } = await call<Opened>(request, customer, '/api/planning/cases', asked);
  const at = `/api/planning/cases/${planned._id}`;
  const proposal = {
    ...{ day: inDays(180), expiresOn: inDays(14), note: '' },
    items: [{ title: 'Planning', details: '', amount: 1_000_000 }],
    shares: [
      { title: 'Deposit', percent: 40, dueOn: null },
      { title: 'Balance', percent: 60, dueOn: inDays(150) },
    ],
  };
  const staffPath = `/api/staff/planning-cases/${planned._id}`;
  const { version } = await (await request.get(staffPath, { headers: { 'x-access-token': admin.accessToken } })).json();
  const { proposalId } = await call<{ proposalId: string }>(request, admin, `${staffPath}/proposals`, {
    version,
    proposal,
  });
  const { case: agreed } = await call<Opened>(request, customer, `${at}/proposals/${proposalId}/accept`);
  const paying = `${at}/milestones/${agreed.milestones[0]?._id}/payments`;
  const { reference } = await call<{ reference: string }>(request, customer, paying);
  await call(request, customer, `/api/payments/sandbox/${reference}`, { outcome: 'success' });
  await request.get(`/api/payments/${reference}/return`);
  return planned._id;
}

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
