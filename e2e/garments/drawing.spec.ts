import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import type { FromDrawer } from '../../packages/garment-art/src/browser/messages.ts';
import { drawRecipe } from '../../packages/garment-art/src/recipes/draw.ts';
import type { GarmentRecipe } from '../../packages/garment-art/src/recipes/recipe.ts';
import '../../packages/garment-art/src/node/rasteriser.ts';

const WIDTH = 400;
/** Measured: at most 0.6 of 255 levels and 0.4 % of px (packages/garment-art/README.md). */
const [LEVELS, SHARE] = [1, 0.008];
const KILOBYTE = 1024;

const RECIPES: Record<string, GarmentRecipe> = {
  senator: {
    ...{ garment: 'tunic', embroidery: 'crest', hemY: 1060 },
    ...{ cloth: 'cashmere-navy', thread: '#c9a45c', darkThread: '#0e1d36' },
  },
  agbada: {
    ...{ garment: 'agbada', embroidery: 'pocket', length: 'calf' },
    ...{ cloth: 'brocade-ivory', thread: '#b98a2e', darkThread: '#6b4a12' },
  },
  dashiki: { garment: 'dashiki', cloth: 'ankara-diamonds-rust', thread: '#f6a821', darkThread: '#1a0b08' },
};

// Px by px: here scripts are compiled to run fast, as in people’s browsers.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: launchOptions.args?.filter((flag) => !flag.startsWith('--js-flags')) ?? [] });
  },
});

let code = '';
test.beforeAll(async () => {
  const built = await build({
    ...{ configFile: false, logLevel: 'error' },
    build: {
      write: false,
      lib: { entry: 'packages/garment-art/src/browser/worker.ts', formats: ['es'], fileName: 'drawer' },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The worker was not built');
  code = bundle.output[0].code;
});

/** Opens an empty page with the worker, before which something may be run. */
async function openDrawer(page: Page, first = ''): Promise<void> {
  await page.route('http://drawing.test/**', (route) =>
    route.request().url().endsWith('/drawer.js')
      ? route.fulfill({ contentType: 'text/javascript', body: first + code })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Drawing</title>' }),
  );
  await page.goto('http://drawing.test/');
}

/** Orders pictures at once, and gives what is answered until the last order has its end. */
const order = (page: Page, recipes: unknown[]) =>
  page.evaluate(
    ([orders, width]) =>
      new Promise<{ ticket: number; what: string; width: number; pixels: number[] }[]>((done) => {
        const worker = new Worker('/drawer.js', { type: 'module' });
        const answers: { ticket: number; what: string; width: number; pixels: number[] }[] = [];
        worker.addEventListener('message', ({ data }: MessageEvent<FromDrawer>) => {
          if ('failure' in data) answers.push({ ticket: data.ticket, what: data.failure, width: 0, pixels: [] });
          else if ('pixels' in data) {
            const what = data.isRough ? 'rough' : 'sharp';
            answers.push({
              ticket: data.ticket,
              what,
              width: data.width,
              pixels: data.isRough ? [] : [...data.pixels],
            });
          }
          if (data.ticket < orders.length - 1 || answers.at(-1)?.what === 'rough') return;
          worker.terminate();
          done(answers);
        });
        for (const [ticket, recipe] of orders.entries()) worker.postMessage({ kind: 'draw', ticket, recipe, width });
      }),
    [recipes, WIDTH] as const,
  );

test('a worker draws garments as Node does, rough first', async ({ page }) => {
  test.slow();
  await openDrawer(page);
  for (const [name, recipe] of Object.entries(RECIPES)) {
    const [rough, sharp] = await order(page, [recipe]);
    expect([rough?.what, rough?.width, sharp?.what, sharp?.width], name).toEqual(['rough', 140, 'sharp', WIDTH]);
    const { pixels } = await drawRecipe(recipe, { width: WIDTH, quality: 'sharp' });
    const drawn = sharp?.pixels ?? [];
    const levels = (i: number): number => Math.abs((drawn[i] ?? 0) - (pixels[i] ?? 0));
    let [sum, off] = [0, 0];
    for (let i = 0; i < pixels.length; i += 4) {
      const three = [levels(i), levels(i + 1), levels(i + 2)];
      sum += three.reduce((all, each) => all + each, 0);
      if (Math.max(...three) > 16) off += 1;
    }
    const [mean, share] = [sum / ((pixels.length / 4) * 3), off / (pixels.length / 4)];
    expect(mean, `mean difference of ${name}`).toBeLessThan(LEVELS);
    expect(share, `px of ${name} that differ`).toBeLessThan(SHARE);
  }
});

test('the newest order wins', async ({ page }) => {
  await openDrawer(page);
  const { senator } = RECIPES;
  const answers = await order(page, [senator, { ...senator, thread: '#ffffff' }, { ...senator, thread: '#00c8ff' }]);
  expect(answers.map(({ ticket, what }) => [ticket, what])).toEqual([
    [2, 'rough'],
    [2, 'sharp'],
  ]);
});

test('a recipe that asks for what there is not is refused', async ({ page }) => {
  await openDrawer(page);
  const answers = await order(page, [{ ...RECIPES.senator, cloth: 'tartan-blue' }]);
  expect(answers.map(({ what }) => what)).toEqual(['recipe']);
});

test('a browser that alters what is read from a canvas is noticed', async ({ page }) => {
  await openDrawer(
    page,
    `{
      const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
      OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...box) {
        const image = getImageData.apply(this, box);
        for (let i = 0; i < image.data.length; i += 97) image.data[i] ^= 8;
        return image;
      };
    };`,
  );
  expect((await order(page, [RECIPES.senator])).map(({ what }) => what)).toEqual(['noise']);
});

test('the worker is small', () => {
  expect(gzipSync(code).length).toBeLessThan(120 * KILOBYTE);
});
