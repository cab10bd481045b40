import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openAccount, type Session } from '../kit/account.ts';
import { query } from '../kit/database.ts';
import { callAs } from '../makers/workshop.ts';

/** Subscribes somebody new to Plus and pays for it, without a browser. */
export async function subscriber(request: APIRequestContext): Promise<Session> {
  const person = await openAccount(request);
  const data = { plan: 'plus', interval: 'month' };
  const { payment } = await callAs(request, person, '/api/subscription/subscribe', { data });
  await callAs(request, person, `/api/payments/sandbox/${payment.reference}`, { data: { outcome: 'success' } });
  await callAs(request, person, `/api/payments/${payment.reference}`);
  return person;
}

/**
 * Lets days pass for a person’s subscription: moves everything of it into the past, and has the billing clock look at
 * it at once.
 */
export async function passDays({ email }: Session, days: number): Promise<void> {
  const moved = (columns: string[]) =>
    columns.map((each) => `${each} = ${each} - make_interval(days => $2)`).join(', ');
  const theirs = 'where user_id = (select id from users where email = $1)';
  await query(
    `update invoices set ${moved(['issued_at', 'period_start', 'period_end', 'next_attempt_at'])} ${theirs}`,
    [email, days],
  );
  const dates = ['period_start', 'period_end', 'trial_ends_at', 'paused_at', 'resumes_at', 'due_at', 'started_at'];
  await query(`update subscriptions set ${moved([...dates, 'created_at'])} ${theirs}`, [email, days]);
  await query("insert into jobs.job (name, data) values ('subscriptions-billing', '{}')");
}

/** Follows a link of the navigation: in the menu of the header, or in the drawer where there is no room for it. */
export async function followLink(page: Page, group: string, link: string): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1200;
  if (isNarrow) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menus = isNarrow ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  const button = menus.getByRole('button', { name: group });
  await expect(button).toBeVisible();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await menus.getByRole('link', { name: link }).click();
}

/** Expects a toast with that text. */
export const expectSaid = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })).toBeVisible();

/** Pays on the sandbox’s page, with a card that goes on as its label says. */
export async function payInSandbox(page: Page, card = 'Card that works'): Promise<void> {
  await expect(page).toHaveURL(/\/pay\/sandbox\//);
  await page.getByLabel('Pay with').selectOption({ label: card });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/subscription\/billing\?reference=/);
  await expect(page.getByText('Thank you. We received your payment.')).toBeVisible();
}
