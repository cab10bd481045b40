import { expect, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

const DAY_MS = 86_400_000;
const inDays = (count: number): string => new Date(Date.now() + count * DAY_MS).toISOString();
/** The day of a moment in the shop’s time, as fields take it. */
const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date(moment));
/** A day as pages name it. */
const named = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(new Date(moment));

test('staff change a document from a day to come; readers are told of it before it applies', async ({
  page,
  request,
  browser,
}) => {
  const startsAt = inDays(20);
  const staff = await windowOf(browser, await demoSession(request, 'admin'));
  await staff.goto('/admin/legal?document=privacy&status=in-force');
  await staff.getByRole('link', { name: 'Privacy policy', exact: true }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await staff.getByRole('button', { name: 'Start a draft' }).click();
  await staff.waitForURL(/\/admin\/legal\/edit\//);
  const text = staff.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue(/## How long/);
  await text.fill(`${await text.inputValue()}\n\n## Gift cards\n\nWe keep who sent one.`);
  await staff.getByRole('textbox', { name: 'What changed' }).fill('Gift cards are new.');
  await staff.getByLabel('Effective from').fill(`${dayOf(startsAt)}T09:00`);
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByRole('insertion').filter({ hasText: 'We keep who sent one.' })).toBeVisible();
  expect(await seriousIssues(staff), 'the draft of staff').toEqual([]);
  await visit(page, '/privacy');
  await expect(page.getByRole('note')).toBeHidden();
  await staff.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(staff.getByText('Version scheduled.')).toBeVisible();

  await expect(async () => {
    await visit(page, '/privacy');
    await expect(page.getByRole('note')).toContainText(
      `From ${named(startsAt)} this page changes: Gift cards are new.`,
    );
  }).toPass();
  expect(await seriousIssues(page), 'what is announced').toEqual([]);
  await expect(page.getByRole('heading', { name: 'Gift cards' })).toBeHidden();
  await page.getByRole('link', { name: 'Read the new version' }).click();
  await expect(page.getByRole('heading', { name: 'Gift cards' })).toBeVisible();
  await expect(page.getByRole('note')).toContainText(`This version applies from ${named(startsAt)}.`);

  await staff.getByRole('button', { name: 'Withdraw' }).click();
  await expect(staff.getByText('Version withdrawn. It is a draft again.')).toBeVisible();
  await expect(async () => {
    await visit(page, '/privacy');
    await expect(page.getByRole('note')).toBeHidden({ timeout: 1000 });
  }).toPass();
  await staff.context().close();
});

test('new terms are announced to who has an account, on a page that is open already, once', { tag: '@both' }, async ({
  page,
  request,
}) => {
  await rememberSession(page, await openAccount(request));
  // Announced to this browser alone, so that the notice is over no page of another journey.
  const next = { _id: crypto.randomUUID(), label: '2', effectiveAt: inDays(20), whatChanged: 'Gift cards are new.' };
  const announced = { from: false, isSeen: false };
  await page.route('**/api/legal/terms', async (route) => {
    const response = await route.fetch();
    const state = { ...(await response.json()), ...(announced.from && { next, announces: !announced.isSeen }) };
    await route.fulfill({ response, json: state });
  });
  await page.route('**/api/legal/terms/answers', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ versionId: next._id, answer: 'seen' });
    announced.isSeen = true;
    await route.fulfill({ status: 200, json: { message: 'Saved' } });
  });
  await visit(page, '/products');
  const notice = page.getByRole('region', { name: `Our terms change on ${named(next.effectiveAt)}` });
  await expect(notice).toBeHidden();
  announced.from = true;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice).toContainText('Gift cards are new.');
  expect(await seriousIssues(page), 'the announcement').toEqual([]);
  await expect(notice.getByRole('link', { name: 'Read the new terms' })).toHaveAttribute('href', '/terms?version=2');
  await notice.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(notice).toBeHidden();
  await visit(page, '/products');
  await expect(notice).toBeHidden();
  // What is asked for on leaving is answered by nobody.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
