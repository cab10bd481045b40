import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { rememberSession, type Session } from '../kit/account.ts';
import { query } from '../kit/database.ts';
import { visit } from '../kit/visit.ts';
import { subscriber } from '../subscriptions/subscribing.ts';
import { test } from './drawing.ts';

/** Rear Admiral Grace M. Hopper, photographed by James S. Davis for the United States Navy, 1984: public domain. */
const PHOTO = join(import.meta.dirname, 'photos/grace-hopper.jpg');
/** How a picture lies in the file so that its EXIF orientation puts it upright. */
const LAID: Record<number, (picture: Sharp) => Sharp> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.rotate(90).flop(),
  6: (picture) => picture.rotate(-90),
  7: (picture) => picture.rotate(-90).flop(),
  8: (picture) => picture.rotate(90),
};

const stage = (page: Page, words: RegExp) => page.getByRole('img', { name: words });
const choose = (page: Page, buffer: Buffer, name = 'photo.jpg') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
/** Brightness of the picture in sixteen parts, and its size. */
const lookOf = (page: Page) =>
  page.locator('canvas[role=img]').evaluate((canvas: HTMLCanvasElement) => {
    const small = new OffscreenCanvas(4, 4).getContext('2d') as OffscreenCanvasRenderingContext2D;
    // By a few px alone, each look would depend on how the file was packed.
    small.imageSmoothingQuality = 'high';
    small.drawImage(canvas, 0, 0, 4, 4);
    const { data } = small.getImageData(0, 0, 4, 4);
    return { width: canvas.width, parts: Array.from({ length: 16 }, (_, i) => data[4 * i] as number) };
  });
const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, i) => Math.abs(value - (other[i] as number))));
const sessionsOf = ({ email }: Session) =>
  query<Record<string, unknown>>(
    `select s.way, s.outcome, s.stage, s.cause, s.consent, s.is_adjusted, s.loading_ms is not null as loaded,
      s.pose_ms is not null as posed, s.draping_ms is not null as draped
     from tryon_sessions s join users u on u.id = s.user_id where u.email = $1 order by s.at`,
    [email],
  );

test('a photo stands upright whichever way it lies in its file, is made smaller, and is drawn again when its canvas is emptied', async ({
  page,
  request,
}) => {
  test.slow();
  await rememberSession(page, await subscriber(request));
  await visit(page, '/virtual-tryon');
  const pixels = await sharp(PHOTO).resize({ height: 480 }).toBuffer();
  const looks: { width: number; parts: number[] }[] = [];
  for (const [orientation, lay] of Object.entries(LAID)) {
    const laid = await lay(sharp(pixels)).toBuffer();
    await choose(
      page,
      await sharp(laid)
        .withMetadata({ orientation: Number(orientation) })
        .jpeg()
        .toBuffer(),
    );
    await expect(page.getByText('Finding your body')).toBeHidden({ timeout: 60_000 });
    const anyway = page.getByRole('button', { name: 'Use it anyway' });
    await expect(
      stage(page, /^Your photo/)
        .or(anyway)
        .first(),
    ).toBeVisible({ timeout: 60_000 });
    if (await anyway.isVisible()) await anyway.click();
    await expect(stage(page, /^Your photo, nothing/)).toBeVisible();
    await expect(page.locator('[aria-busy=false] > canvas[role=img]')).toBeVisible();
    looks.push(await lookOf(page));
  }
  const [upright = { width: 0, parts: [] }] = looks;
  expect(new Set(looks.map(({ width }) => width)).size).toBe(1);
  for (const { parts } of looks) expect(apart(parts, upright.parts)).toBeLessThan(6);
  expect(apart(upright.parts, upright.parts.toReversed())).toBeGreaterThan(40);

  // 22 megapixels.
  await choose(page, await sharp(PHOTO).resize({ width: 4200 }).jpeg().toBuffer());
  await expect.poll(async () => (await lookOf(page)).width, { timeout: 60_000 }).toBe(900);
  await expect(page.locator('[aria-busy=false] > canvas[role=img]')).toBeVisible();
  const before = await lookOf(page);
  await page.locator('canvas[role=img]').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('2d')?.reset();
    canvas.dispatchEvent(new Event('contextrestored'));
  });
  expect(await lookOf(page)).toEqual(before);
});

test('what came of a try is told: how long it took, that it was adjusted, and why a photo could not be used', async ({
  page,
  request,
}) => {
  const person = await subscriber(request);
  await rememberSession(page, person);
  await visit(page, '/virtual-tryon');
  const workers = new Set<string>();
  page.on('worker', (worker) => {
    workers.add(worker.url());
    worker.on('close', () => workers.delete(worker.url()));
  });
  await choose(page, Buffer.from('no picture'), 'notes.jpg');
  await expect(page.getByRole('alert').getByText('This file can’t be opened as a photo.')).toBeVisible();
  // A model that was cut short on its way is not kept: the next time it is loaded anew.
  await page.route(/\.task$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.body()).subarray(0, 2_000_000) });
  });
  await choose(page, await readFile(PHOTO));
  await expect(page.getByRole('alert').getByText(/could not be loaded/)).toBeVisible({ timeout: 60_000 });
  await page.unroute(/\.task$/);
  await choose(page, await sharp(PHOTO).linear(0.2).jpeg().toBuffer());
  await expect(page.getByText('The photo is dark.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Don’t use it' }).click();
  for (let opening = 0; opening < 20; opening++) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a photo' }).click();
    await chooser;
    await page.locator('input[type=file]').dispatchEvent('cancel');
  }
  await expect.poll(() => [...workers].filter((url) => url.includes('/read.worker')).length).toBe(0);

  await choose(page, await readFile(PHOTO));
  await expect(stage(page, /^Your photo, nothing/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Eko Agbada/ }).click();
  await expect(page.getByText(/^59 try-ons left/)).toBeVisible();
  await page.getByRole('button', { name: 'Adjust the fit' }).click();
  await page.getByRole('button', { name: 'Left shoulder, move with the arrow keys' }).press('Shift+ArrowUp');
  const none = { outcome: 'error', is_adjusted: false, loaded: false, posed: false, draped: false };
  await expect
    .poll(() => sessionsOf(person))
    .toEqual([
      { ...none, way: 'photo', stage: 'photo', cause: 'photo-unreadable', consent: true },
      { ...none, way: 'photo', stage: 'loading', cause: 'connection', consent: true },
      {
        ...none,
        ...{ way: 'photo', outcome: 'given-up', stage: 'pose', cause: 'too-dark', consent: true },
        ...{ loaded: true, posed: true },
      },
      {
        ...{ way: 'photo', outcome: 'viewed', stage: null, cause: null, consent: true, is_adjusted: true },
        ...{ loaded: true, posed: true, draped: true },
      },
    ]);
});

test('two tabs count a try once, one that is closed before it is done counts none, and above the limit nothing shows', async ({
  page,
  request,
}) => {
  const person = await subscriber(request);
  await rememberSession(page, person);
  await visit(page, '/virtual-tryon');
  const other = await page.context().newPage();
  await visit(other, '/virtual-tryon');
  for (const tab of [page, other]) await tab.getByRole('button', { name: /^Corset Gown/ }).click();
  for (const tab of [page, other]) await expect(stage(tab, /^Amara in Corset Gown$/)).toBeVisible();
  await expect(page.getByText(/^59 try-ons left/)).toBeVisible();

  const asked = Promise.withResolvers<void>();
  await other.route(/\/960\.webp$/, () => asked.resolve());
  await other.getByRole('button', { name: /^Eko Agbada/ }).click();
  await asked.promise;
  await other.close();
  await page.reload();
  await expect(page.getByText(/^59 try-ons left/)).toBeVisible();

  await choose(page, await readFile(PHOTO));
  await expect(stage(page, /^Your photo, nothing/)).toBeVisible({ timeout: 60_000 });
  await query(
    `update usage_counters set used = 60 from subscriptions s
     where s.id = usage_counters.subscription_id and s.user_id = (select id from users where email = $1)`,
    [person.email],
  );
  const words: string[] = [];
  await page.exposeFunction('note', (text: string) => words.push(text));
  await page.locator('canvas[role=img]').evaluate((canvas) => {
    const { note } = window as unknown as { note: (text: string | null) => void };
    new MutationObserver(() => note(canvas.getAttribute('aria-label'))).observe(canvas, { attributes: true });
  });
  // The first that is refused tells this tab that nothing is left; of the second not even a rough picture is shown.
  for (const name of ['Eko Agbada', 'Senator Crest']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('alert').getByText('You have reached your plan’s limit')).toBeVisible();
    await expect(stage(page, /^Your photo, nothing/)).toBeVisible();
  }
  expect(words.filter((text) => text.includes('Senator Crest'))).toEqual([]);
});

test('without a connection another photo is dressed, and nobody asked what may be loaded, once all is there that finds bodies', async ({
  request,
  baseURL,
  launchOptions,
  viewport,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'adunni-browser-'));
  // A browser that keeps what it loads on disk, as those of people do: one without a disk keeps no large file.
  const options = { ...launchOptions, baseURL: baseURL ?? '', ...(viewport && { viewport }) };
  const context = await chromium.launchPersistentContext(folder, options);
  try {
    const page = await context.newPage();
    await rememberSession(page, await subscriber(request));
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await visit(page, '/virtual-tryon');
    await choose(page, await readFile(PHOTO));
    await page.getByRole('button', { name: 'Load 8 MB, less precise' }).click();
    await expect(page.getByText('Loading what finds your body, 8 MB once')).toBeVisible();
    await expect(stage(page, /^Your photo, nothing/)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: /^Eko Agbada/ }).click();
    await expect(page.getByText(/^59 try-ons left/)).toBeVisible();
    await context.setOffline(true);
    // Who pays for data is not asked about what is there.
    await choose(page, await sharp(PHOTO).flop().jpeg().toBuffer());
    await expect(page.getByText('1 more will be counted when you are online.')).toBeVisible({ timeout: 60_000 });
    await expect(stage(page, /^Your photo in Eko Agbada$/)).toBeVisible();
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
