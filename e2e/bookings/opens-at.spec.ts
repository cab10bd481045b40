import { expect, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { visit } from '../kit/visit.ts';

test('the week of a phone opens at today, whichever day that is', { tag: '@phone' }, async ({ page, request }) => {
  await rememberSession(page, await demoSession(request, 'designer'));
  const timeZone = 'Africa/Lagos';
  const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', timeZone });
  const { weekday, day } = Object.fromEntries(today.formatToParts().map(({ type, value }) => [type, value]));
  // The day is named: without one, a week in which nobody works any more gives way to the next.
  await visit(page, `/designer/bookings?view=week&day=${new Intl.DateTimeFormat('en-CA', { timeZone }).format()}`);
  const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${weekday},? ${day}\\b`) });
  await expect(heading).toBeInViewport();
});
