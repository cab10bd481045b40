import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds serious or critical on a page: the rule and the elements, one line each. Letters are left out: their
 * frames run no scripts, axe’s neither. Legacy mode leaves out frames of other origins, of which the shop has none, and
 * with the rules' violations alone takes a quarter of the time.
 */
export async function seriousIssues(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[sandbox=""]')
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
