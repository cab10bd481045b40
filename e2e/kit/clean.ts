import { expect, type Page } from '@playwright/test';
import { seriousIssuesOfBothThemes } from './axe.ts';
import { visit } from './visit.ts';

/** Expects pages to have no serious issue in either theme, each once it shows its heading. */
export async function expectClean(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await seriousIssuesOfBothThemes(page), path).toEqual([]);
  }
}
