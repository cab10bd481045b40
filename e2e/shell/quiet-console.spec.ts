import { expect, type Page, test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { complaintsOf } from '../kit/console.ts';
import { UNDECIDED } from '../kit/cookie-choice.ts';
import { visit } from '../kit/visit.ts';

/** Where each role’s navigation is. */
const ROLES = [
  {
    role: 'customer',
    starts: ['/', '/account'],
    into: /^\/(account|orders|bookings|messages|profile|subscription|wishlist|cart)/,
  },
  { role: 'designer', starts: ['/designer/dashboard'], into: /^\/designer\// },
  { role: 'tailor', starts: ['/tailor/dashboard'], into: /^\/tailor\// },
  { role: 'admin', starts: ['/admin/dashboard'], into: /^\/admin\// },
] as const;

// A browser elsewhere, so that a moment which the server and the browser would write differently is found; and with the service
// worker that people have.
test.use({ timezoneId: 'America/New_York', serviceWorkers: 'allow' });

/** Addresses that the page on show leads to by its navigations, without what only filters or anchors. */
const navigatedTo = (page: Page): Promise<string[]> =>
  page
    .locator('nav a[href^="/"], header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')?.split('#')[0] ?? ''))]);

/** Opens a page anew, so that the server renders it, and waits until its scripts have taken it over and it has its data. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test.describe('visitors', () => {
  test.use({ storageState: UNDECIDED });

  test('meet no error in the console on the pages of the shop', async ({ page }) => {
    test.setTimeout(180_000);
    const complaints = complaintsOf(page);
    await open(page, '/');
    for (const path of (await navigatedTo(page)).filter((each) => each !== '/' && !each.includes('?')))
      await open(page, path);
    expect(complaints).toEqual([]);
  });
});

for (const { role, starts, into } of ROLES)
  test(`no error is in the console on the pages of the ${role} navigation`, async ({ page, request }) => {
    test.setTimeout(180_000);
    await rememberSession(page, await demoSession(request, role));
    const complaints = complaintsOf(page);
    const found = new Set<string>();
    for (const start of starts) {
      await open(page, start);
      for (const path of await navigatedTo(page)) if (into.test(path)) found.add(path);
    }
    expect(found.size).toBeGreaterThan(3);
    for (const path of found) await open(page, path);
    expect(complaints).toEqual([]);
  });
