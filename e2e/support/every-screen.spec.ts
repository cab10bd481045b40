import { expect, type Page, test } from '@playwright/test';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

/** Asks about each page once it shows its heading. */
async function expectClean(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await seriousIssuesOfBothThemes(page), path).toEqual([]);
  }
}

test('pages of help and of the company have no serious issue in either theme', { tag: '@both' }, async ({ page }) => {
  test.setTimeout(240_000);
  await expectClean(page, [
    ...['/about', '/contact', '/cookies', '/accessibility', '/privacy', '/gdpr', '/terms'],
    ...['/support/contact', '/support/shipping', '/support/returns', '/support/size-guide'],
    ...['/support/help-center?category=measuring', '/support/help-center?q=xylophones'],
    '/support/help-center/how-many-yards',
  ]);
});
