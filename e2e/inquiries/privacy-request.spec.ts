import { expect, test } from '@playwright/test';
import { demoSession, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

const DAY_MS = 86_400_000;
/** The days that are 30 days from now, which midnight may come between. */
const dueDays = (): RegExp =>
  new RegExp(
    [0, 1]
      .map((more) =>
        new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Africa/Lagos' })
          .format(new Date(Date.now() + (30 + more) * DAY_MS))
          .replace(' ', '\\s'),
      )
      .join('|'),
  );

test('a visitor asks for the deletion of their data; staff see by when it is due, and answer', {
  tag: '@both',
}, async ({ page, request, browser }) => {
  const email = `erase-${Date.now()}@adunni.example`;
  await visit(page, '/gdpr');
  const form = page.getByRole('region', { name: 'Request without an account' });
  const send = form.getByRole('button', { name: 'Send request' });
  await expect(form.getByText('We respond within 30 days.')).toBeVisible();
  await send.click();
  await expect(form.getByLabel('Your request')).toBeFocused();
  expect(await seriousIssues(page), 'the request').toEqual([]);
  await form.getByLabel('Your request').selectOption({ label: 'Delete my personal data' });
  await form.getByLabel('Name').fill('Bisi Cole');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Details').fill('Please forget my guest order.');
  await send.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  const number = await page.getByText(/^INQ-\d{4}-\d{6}$/).innerText();

  const staff = await windowOf(browser, await demoSession(request, 'admin'));
  await staff.goto(`/admin/support/inquiries?q=${number}`);
  // A table at a desk, cards on a phone, of this one only.
  await expect(staff.getByRole('main')).toContainText(dueDays());
  await staff.getByRole('link', { name: number, exact: true }).click();
  const due = staff.getByRole('definition').filter({ hasText: dueDays() });
  await expect(due.first()).toBeVisible();
  await expect(staff.getByText('Deletion', { exact: true }).first()).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Turn into a ticket' })).toBeHidden();
  await staff.getByLabel('Reply to Bisi Cole').fill('Your order is forgotten.');
  await staff.getByRole('button', { name: 'Send reply' }).click();
  await expect(staff.getByText('Reply sent.')).toBeVisible();
  await staff.context().close();
});
