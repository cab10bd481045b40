import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds on a page that has come to rest: the rule and the elements, one line each. Letters are left out: their
 * frames run no scripts, axe’s neither. Legacy mode leaves out frames of other origins, of which the shop has none;
 * that, and asking for violations alone, takes a quarter of the time. No rule that is on reads the style sheets, so they
 * are not copied for it.
 */
export const everyIssue = (page: Page): Promise<string[]> => ask(page, () => true);

/** What of it is serious or critical. */
export const seriousIssues = (page: Page): Promise<string[]> => ask(page, isSerious);

/** What axe finds in the light, then what the dark adds; for a page on which nobody has chosen a theme. */
export const everyIssueOfBothThemes = (page: Page): Promise<string[]> => askInBothThemes(page, () => true);

/** What of that is serious or critical. */
export const seriousIssuesOfBothThemes = (page: Page): Promise<string[]> => askInBothThemes(page, isSerious);

async function askInBothThemes(page: Page, counts: (impact: unknown) => boolean): Promise<string[]> {
  await showIn(page, 'light');
  const inTheLight = await ask(page, counts);
  await showIn(page, 'dark');
  return [...inTheLight, ...(await ask(page, counts, OF_COLOURS))];
}

/**
 * axe without its comments: a browser reads it in half the time, and every test has a browser of its own. A document is
 * given it once, which axe’s own builder does twice for each question.
 */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules whose answer depends on the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const isSerious = (impact: unknown): boolean => impact === 'serious' || impact === 'critical';

async function showIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
  // A button takes a moment to fade from one theme’s colours to the other’s.
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

async function ask(page: Page, counts: (impact: unknown) => boolean, rules?: string[]): Promise<string[]> {
  // Drawings of cloth are laid one after another, for seconds each on a busy machine.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await new AxeBuilder({ page, axeSource: '/* It is there. */' })
    .exclude('iframe[sandbox=""]')
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] }, ...(rules && { runOnly: rules }) })
    .analyze();
  return violations
    .filter(({ impact }) => counts(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
