import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds on a page that has come to rest: the rule and the elements, one line each. Letters are left out: their
 * frames run no scripts, axe’s neither. Legacy mode leaves out frames of other origins, of which the shop has none;
 * that, and asking for violations alone, takes a quarter of the time.
 */
export const everyIssue = (page: Page): Promise<string[]> => ask(page, () => true);

/** What of it is serious or critical. */
export const seriousIssues = (page: Page): Promise<string[]> =>
  ask(page, (impact) => impact === 'serious' || impact === 'critical');

async function ask(page: Page, counts: (impact: unknown) => boolean): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[sandbox=""]')
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => counts(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
