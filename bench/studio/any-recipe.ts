import { type Browser, chromium } from '@playwright/test';
import fc from 'fast-check';
import type { FromDrawer, ToDrawer } from '../../packages/garment-art/src/browser/messages.ts';
import type { GarmentRecipe } from '../../packages/garment-art/src/recipes/recipe.ts';
import { anyRecipe } from '../../packages/garment-art/src/recipes/testing.ts';
import { table } from '../report.ts';
import { openDrawer } from './drawer.ts';
import { inMs, medians, type Times } from './figures.ts';

/** As wide as the studio draws at most. */
const WIDTH = 960;
const DRAWN = 60;
const SEED = Number(process.env.SEED ?? 4104);

/** Measures what recipes cost that are whole and chosen by chance, as a stranger may send them, in a worker that has just drawn another; returns Markdown. */
export async function measureAnyRecipe(code: string): Promise<string> {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const recipes = fc.sample(anyRecipe, { numRuns: DRAWN, seed: SEED });
    const times = await drawAll(browser, code, recipes);
    const dearest = times.indexOf(times.toSorted((a, b) => b.sharp - a.sharp)[0] as Times);
    const head = [`ms at ${WIDTH} px, ${DRAWN} recipes by chance, SEED=${SEED}`, 'rough', 'sharp'];
    const rows = [
      ['median', ...inMs(medians(times))],
      ['dearest', ...inMs(times[dearest] as Times)],
    ];
    return `${table(head, rows)}\n\nDearest: \`${JSON.stringify(recipes[dearest])}\`.`;
  } finally {
    await browser.close();
  }
}

async function drawAll(browser: Browser, code: string, recipes: readonly GarmentRecipe[]): Promise<Times[]> {
  const page = await browser.newPage();
  await openDrawer(page, code);
  return page.evaluate(
    async ([all, width]) => {
      const worker = new Worker('/drawer.js', { type: 'module' });
      const draw = (recipe: unknown, ticket: number) =>
        new Promise<{ rough: number; sharp: number }>((done, fail) => {
          const began = performance.now();
          let rough = 0;
          worker.onmessage = ({ data }: MessageEvent<FromDrawer>) => {
            if (!('pixels' in data)) fail(new Error('failure' in data ? data.failure : 'no picture'));
            else if (data.isRough) rough = performance.now() - began;
            else done({ rough, sharp: performance.now() - began });
          };
          worker.postMessage({ kind: 'draw', ticket, recipe, width } satisfies ToDrawer);
        });
      const times: { rough: number; sharp: number }[] = [];
      // The first compiles what draws.
      await draw(all[0], 0);
      for (const [at, recipe] of all.entries()) times.push(await draw(recipe, at + 1));
      return times;
    },
    [recipes, WIDTH] as const,
  );
}
