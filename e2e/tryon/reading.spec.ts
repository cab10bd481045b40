import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, type Worker } from '@playwright/test';
import sharp from 'sharp';
import { rememberSession, type Session } from '../kit/account.ts';
import { query } from '../kit/database.ts';
import { visit } from '../kit/visit.ts';
import { subscriber } from '../subscriptions/subscribing.ts';
import { startCuttingServer } from './cutting-server.ts';
import { test } from './drawing.ts';

/** Rear Admiral Grace M. Hopper, photographed by James S. Davis for the United States Navy, 1984: public domain. */
const PHOTO = join(import.meta.dirname, 'photos/grace-hopper.jpg');

const stage = (page: Page, words: RegExp) => page.getByRole('img', { name: words });
const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
const isReader = (worker: Worker): boolean => worker.url().includes('/read.worker');
const readers = (page: Page): Worker[] => page.workers().filter(isReader);
const failuresOf = ({ email }: Session) =>
  query<{ stage: string; cause: string }>(
    `select s.stage, s.cause from tryon_sessions s join users u on u.id = s.user_id
     where u.email = $1 and s.outcome = 'error'`,
    [email],
  );

/** Runs something first in what reads photos, the next `times` that it starts. */
const changeReader = (page: Page, first: string, times: number): Promise<unknown> =>
  page.route(
    /\/read\.worker/,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${first};${await response.text()}` });
    },
    { times },
  );

/** Takes away what a photo is drawn with in the midst of it, as phones do from pages in the background. */
const LOSE = `{
  const { texImage2D } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.texImage2D = function (...picture) {
    this.getExtension('WEBGL_lose_context')?.loseContext();
    return texImage2D.apply(this, picture);
  };
}`;
/** Draws no fractions, as graphics chips of some phones don’t. */
const WHOLE_NUMBERS = `{
  const { getExtension } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getExtension = function (name) {
    return name.startsWith('EXT_color_buffer') ? null : getExtension.call(this, name);
  };
}`;

test('twenty photos are read one after another, each by a worker of its own that ends and has no document', async ({
  page,
  request,
}) => {
  test.slow();
  await rememberSession(page, await subscriber(request));
  await visit(page, '/virtual-tryon');
  await expect(stage(page, /nothing tried on/)).toBeVisible();
  const started: Promise<boolean>[] = [];
  page.on('worker', (worker) => {
    if (isReader(worker)) started.push(worker.evaluate(() => 'document' in globalThis));
  });
  for (let photo = 0; photo < 20; photo++) {
    const width = 400 + 8 * photo;
    await choose(page, await sharp(PHOTO).resize({ width }).jpeg().toBuffer());
    const shown = page.locator('[aria-busy=false] > canvas[role=img]');
    await expect.poll(() => shown.getAttribute('width'), { timeout: 60_000 }).toBe(String(width));
    await expect.poll(() => readers(page).length).toBe(0);
  }
  expect(await Promise.all(started)).toEqual(Array(20).fill(false));
});

test('a photo is read although what it is drawn with is taken away meanwhile, and by nobody when that happens again', async ({
  page,
  request,
}) => {
  const person = await subscriber(request);
  await rememberSession(page, person);
  await visit(page, '/virtual-tryon');
  const started: string[] = [];
  page.on('worker', (worker) => isReader(worker) && started.push(worker.url()));
  await changeReader(page, LOSE, 1);
  await choose(page, await readFile(PHOTO));
  await expect(stage(page, /^Your photo, nothing/)).toBeVisible({ timeout: 60_000 });
  expect(started).toHaveLength(2);
  expect(await failuresOf(person)).toEqual([]);

  await changeReader(page, LOSE, 2);
  await choose(page, await sharp(PHOTO).flop().jpeg().toBuffer());
  await expect(page.getByRole('alert').getByText('This photo could not be read.')).toBeVisible({ timeout: 60_000 });
  expect(started).toHaveLength(4);
  await expect(stage(page, /^Your photo, nothing/)).toBeVisible();
  await expect.poll(() => failuresOf(person)).toEqual([{ stage: 'pose', cause: 'other' }]);
});

test('a device whose textures hold no fractions is led to a model before anything is loaded for photos', async ({
  page,
  request,
}) => {
  const person = await subscriber(request);
  await rememberSession(page, person);
  await visit(page, '/virtual-tryon');
  const loaded: string[] = [];
  page.on('request', (asked) => asked.url().endsWith('.task') && loaded.push(asked.url()));
  await changeReader(page, WHOLE_NUMBERS, 1);
  await choose(page, await readFile(PHOTO));
  await expect(page.getByRole('alert').getByText(/^This device can’t find a body in a photo/)).toBeVisible();
  await page.getByRole('radio', { name: 'Kofi' }).check({ force: true });
  await expect(stage(page, /^Kofi, nothing tried on yet$/)).toBeVisible();
  await expect.poll(() => failuresOf(person)).toEqual([{ stage: 'loading', cause: 'not-supported' }]);
  expect(loaded).toEqual([]);
});

test('a model that came cut short is loaded anew at once, though the browser took it for whole and kept it', async ({
  request,
  baseURL,
  launchOptions,
}) => {
  const server = await startCuttingServer(baseURL ?? '');
  const folder = await mkdtemp(join(tmpdir(), 'adunni-browser-'));
  // A browser that keeps what it loads on disk, as those of people do: one without a disk keeps no large file.
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: server.origin });
  try {
    const page = await context.newPage();
    await rememberSession(page, await subscriber(request));
    await visit(page, '/virtual-tryon');
    // Twice: the one that is loaded anew is cut, too, so that the browser keeps that.
    server.cut(/\.task$/, 2);
    await choose(page, await readFile(PHOTO));
    await expect(
      page.getByRole('alert').getByText(/could not be loaded.*on a model or on your own figure/),
    ).toBeVisible({
      timeout: 60_000,
    });
    expect(server.asked(/\.task$/)).toBe(2);
    await choose(page, await readFile(PHOTO));
    await expect(stage(page, /^Your photo, nothing/)).toBeVisible({ timeout: 60_000 });
    expect(server.asked(/\.task$/)).toBe(3);
    // The whole one is kept.
    await choose(page, await sharp(PHOTO).resize({ width: 400 }).jpeg().toBuffer());
    const shown = page.locator('[aria-busy=false] > canvas[role=img]');
    await expect.poll(() => shown.getAttribute('width'), { timeout: 60_000 }).toBe('400');
    expect(server.asked(/\.task$/)).toBe(3);
  } finally {
    await context.close();
    server.end();
    await rm(folder, { recursive: true, force: true });
  }
});
