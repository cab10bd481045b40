import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { PASSWORD, rememberSession, storedSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { cookiesAccepted } from '../kit/cookie-choice.ts';
import { query } from '../kit/database.ts';
import { type OwnShop, test } from '../kit/own-shop.ts';
import { visit } from '../kit/visit.ts';
import { draftFrom, inDays, named } from './drafting.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CHANGED = 'Gift cards are new.';

async function windowAt({ origin }: OwnShop, browser: Browser, options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, storageState: cookiesAccepted(origin), ...options });
  return context.newPage();
}

/** Somebody opens an account as people do. */
async function registerAt(page: Page, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}@example.com`;
  await visit(page, '/register?next=%2Fproducts');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Eze');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(/\/products/);
  return (await storedSession(page))?._id ?? '';
}

/** A page that stays open asks again when somebody comes back to it. */
const comeBackTo = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('new terms are announced, then accepted by one and put off by another, on pages that are open already', async ({
  browser,
  shop,
}) => {
  const ask = <R extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    query<R>(sql, values, shop.databaseUrl);
  const answersOf = (userId: string) =>
    ask(
      `select v.number, a.answer, a.occasion from terms_answers a join legal_versions v on v.id = a.version_id
        where a.user_id = $1 order by a.created_at`,
      [userId],
    );
  const [accepting, declining] = [await windowAt(shop, browser), await windowAt(shop, browser, PHONE)];
  const people = [await registerAt(accepting, 'Amaka'), await registerAt(declining, 'Tunde')] as const;
  const REGISTERED = { number: 1, answer: 'accepted', occasion: 'registration' };
  await expect.poll(() => answersOf(people[0])).toEqual([REGISTERED]);

  const staff = await windowAt(shop, browser);
  await registerAt(staff, 'Ngozi');
  await ask(`update users set role = 'Admin' where first_name = 'Ngozi'`);
  const login = await staff.request.post('/api/auth/login', {
    data: { email: 'ngozi@example.com', password: PASSWORD },
  });
  const { user, token, refreshToken } = await login.json();
  await rememberSession(staff, { ...user, accessToken: token, refreshToken });

  const startsAt = inDays(20);
  await draftFrom(staff, 'Terms of service', { text: 'They never expire.', whatChanged: CHANGED, startsAt });
  await staff.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(staff.getByText('Version scheduled.')).toBeVisible();

  for (const page of [accepting, declining]) {
    await comeBackTo(page);
    const notice = page.getByRole('region', { name: `Our terms change on ${named(startsAt)}` });
    await expect(notice).toContainText(CHANGED);
    expect(await seriousIssues(page), 'the announcement').toEqual([]);
    await expect(notice.getByRole('link', { name: 'Read the new terms' })).toHaveAttribute('href', '/terms?version=2');
    await notice.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(notice).toBeHidden();
    await visit(page, '/products');
    await expect(notice).toBeHidden();
  }

  // Twenty days later, as a clock cannot be put forward.
  await ask(
    `update legal_versions set effective_at = now() - interval '1 second' where document = 'terms' and number = 2`,
  );
  const asked = (page: Page) => page.getByRole('region', { name: 'Our terms have changed' });
  for (const page of [accepting, declining]) {
    await comeBackTo(page);
    await expect(asked(page)).toContainText(CHANGED);
    expect(await seriousIssues(page), 'the question').toEqual([]);
  }
  await asked(accepting).getByRole('button', { name: 'Accept' }).click();
  await expect(accepting.getByText('Thank you. Your acceptance has been saved.')).toBeVisible();
  await expect(asked(accepting)).toBeHidden();
  await asked(declining).getByRole('button', { name: 'Not now' }).click();
  await expect(asked(declining)).toBeHidden();
  const SEEN = { number: 2, answer: 'seen', occasion: 'asked' };
  expect(await answersOf(people[0])).toEqual([REGISTERED, SEEN, { number: 2, answer: 'accepted', occasion: 'asked' }]);
  expect(await answersOf(people[1])).toEqual([REGISTERED, SEEN, { number: 2, answer: 'later', occasion: 'asked' }]);

  await visit(accepting, '/terms');
  await expect(accepting.getByText('They never expire.')).toBeVisible();
  await expect(asked(accepting)).toBeHidden();
  // Whoever puts them off keeps orders and data.
  await visit(declining, '/orders');
  await expect(declining.getByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
  await expect(asked(declining)).toBeHidden();
  await visit(declining, '/account?section=privacy');
  await expect(declining.getByRole('button', { name: 'Download my data' })).toBeEnabled();
  await expect(declining.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
  for (const page of [accepting, declining, staff]) await page.context().close();
});
