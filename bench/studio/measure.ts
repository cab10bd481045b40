import { type Browser, chromium, type Page } from '@playwright/test';
import type { FromDrawer, ToDrawer } from '../../packages/garment-art/src/browser/messages.ts';
import type { GarmentRecipe } from '../../packages/garment-art/src/recipes/recipe.ts';
import { table } from '../report.ts';
import { measureAnyRecipe } from './any-recipe.ts';
import { buildDrawer, openDrawer } from './drawer.ts';
import { inMs, medians, type Times } from './figures.ts';
import { RECIPES } from './recipes.ts';
import { measureRedraws } from './redraws.ts';

/** As wide as a product’s picture is drawn on a phone with a fine screen. */
const WIDTH = 800;
/** How often each garment is drawn by a worker that has drawn nothing; the median counts. */
const TIMES = 5;

/** What is chosen next: another thread on the same garment. */
const OTHER_THREAD = '#f2f2ee';

/**
 * Measures how soon a product’s page shows what was chosen, in a worker that was just started and in one that was made
 * ready; then how soon the studio draws each garment anew, and what any recipe may cost. Returns Markdown.
 */
export async function measureStudio(folder: string): Promise<string> {
  const code = await buildDrawer();
  return [await measureProducts(code), await measureRedraws(folder), await measureAnyRecipe(code)].join('\n\n');
}

async function measureProducts(code: string): Promise<string> {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const rows: string[][] = [];
    for (const [name, recipe] of Object.entries(RECIPES)) {
      const cold = await drawnTimes(browser, code, recipe, false);
      const ready = await drawnTimes(browser, code, recipe, true);
      rows.push([name, ...inMs(cold.first), ...inMs(ready.first), ...inMs(cold.next)]);
    }
    const both = (when: string): string[] => [`${when}, rough`, 'sharp'];
    return table(['ms at 800 px', ...both('first'), ...both('first, made ready'), ...both('another thread')], rows);
  } finally {
    await browser.close();
  }
}

/** Medians of a first picture and of the next one, each time in a page of its own. */
async function drawnTimes(browser: Browser, code: string, recipe: GarmentRecipe, isReady: boolean) {
  const runs: { first: Times; next: Times }[] = [];
  for (let i = 0; i < TIMES; i++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await openDrawer(page, code);
    runs.push(await order(page, recipe, isReady));
    await context.close();
  }
  return { first: medians(runs.map(({ first }) => first)), next: medians(runs.map(({ next }) => next)) };
}

/** Starts the worker with the order, or has it made ready with another thread first. */
const order = (page: Page, recipe: GarmentRecipe, isReady: boolean) =>
  page.evaluate(
    async ([first, next, width, ready]) => {
      const worker = new Worker('/drawer.js', { type: 'module' });
      const draw = (ticket: number, ordered: unknown) =>
        new Promise<{ rough: number; sharp: number }>((done, fail) => {
          const began = performance.now();
          const times = { rough: 0, sharp: 0 };
          const listen = ({ data }: MessageEvent<FromDrawer>): void => {
            if (data.ticket !== ticket) return;
            if (!('pixels' in data)) {
              fail(new Error('failure' in data ? data.failure : 'no picture'));
              return;
            }
            times[data.isRough ? 'rough' : 'sharp'] = performance.now() - began;
            if (data.isRough) return;
            worker.removeEventListener('message', listen);
            done(times);
          };
          worker.addEventListener('message', listen);
          worker.postMessage({ kind: 'draw', ticket, recipe: ordered, width } satisfies ToDrawer);
        });
      if (ready) await draw(1, next);
      const drawn = { first: await draw(2, first), next: await draw(3, next) };
      worker.terminate();
      return drawn;
    },
    [recipe, { ...recipe, thread: OTHER_THREAD }, WIDTH, isReady] as const,
  );
