import { Session } from 'node:inspector/promises';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import '../../../packages/garment-art/src/node/rasteriser.ts';
import { drawRecipe } from '../../../packages/garment-art/src/recipes/draw.ts';
import type { GarmentRecipe } from '../../../packages/garment-art/src/recipes/recipe.ts';
import { table } from '../../report.ts';
import { RECIPES } from '../recipes.ts';
import type { BlurTimes } from './blur-page.ts';

/** Px of the pictures, and how often each is drawn while it is looked where the time goes. */
const [WIDTH, TIMES] = [800, 4];
/** Functions by what they do: what a graphics card could take over, and what it could not. */
const KINDS: readonly [kind: string, functions: RegExp][] = [
  ['light and cloth', /^(shadeWindow|paint|readCloth|sampleTextile|stitchOverlay|slope|smoothstep|valueNoise|clamp)$/],
  ['blurs', /^(boxBlur|blurInside)$/],
];

/**
 * What drawing on a graphics card could win: where the processor’s time goes in a picture that changes, and what a pass costs
 * that is sent there and read back. Returns Markdown.
 */
export async function measureCard(): Promise<string> {
  const rows: string[][] = [];
  for (const [name, recipe] of Object.entries(RECIPES)) rows.push([name, ...(await sharesOf(recipe))]);
  const shares = table(['%', ...KINDS.map(([kind]) => kind), 'the rest'], rows);
  const blur = await blurTimes();
  if (!blur) return `${shares}\n\nThis browser has no WebGL2 that draws floats.`;
  const cells = [blur.processor, blur.card, blur.there].map((ms) => ms.toFixed(1));
  const blurs = table(
    [
      'a blur of 460 × 760 px, ms',
      'processor',
      'WebGL2, sent and read back',
      'sending and reading back alone',
      'differs by',
    ],
    [[blur.renderer, ...cells, blur.differs.toExponential(1)]],
  );
  return `${shares}\n\n${blurs}`;
}

/** Percent of the processor’s time by kind, of a picture whose thread changes. */
async function sharesOf(recipe: GarmentRecipe): Promise<string[]> {
  await drawRecipe(recipe, { width: WIDTH, quality: 'sharp' });
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  for (let i = 0; i < TIMES; i++) {
    const thread = `#${(0x404040 + i * 0x101010).toString(16)}`;
    await drawRecipe({ ...recipe, thread } as GarmentRecipe, { width: WIDTH, quality: 'sharp' });
  }
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const counts = new Map<string, number>();
  for (const { callFrame, hitCount = 0 } of profile.nodes) {
    if (callFrame.functionName === '(idle)') continue;
    const kind = KINDS.find(([, functions]) => functions.test(callFrame.functionName))?.[0] ?? 'the rest';
    counts.set(kind, (counts.get(kind) ?? 0) + hitCount);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...KINDS.map(([kind]) => kind), 'the rest'].map((kind) => ((100 * (counts.get(kind) ?? 0)) / all).toFixed(0));
}

async function blurTimes(): Promise<BlurTimes | null> {
  const lib = { entry: 'bench/studio/card/blur-page.ts', formats: ['iife' as const], name: 'card', fileName: 'card' };
  const [bundle] = [await build({ configFile: false, logLevel: 'error', build: { write: false, lib } })].flat();
  if (!bundle || !('output' in bundle)) throw new Error('the page was not built');
  const executablePath = process.env.CHROMIUM_PATH;
  // Where there is no card, the browser’s own software draws.
  const args = ['--enable-unsafe-swiftshader', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle.output[0].code });
    return await page.evaluate(() =>
      (window as unknown as { card: { measureBlur(): BlurTimes | null } }).card.measureBlur(),
    );
  } finally {
    await browser.close();
  }
}
