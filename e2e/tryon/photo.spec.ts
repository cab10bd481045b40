import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { rememberSession } from '../kit/account.ts';
import { everyIssueOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { followLink, subscriber } from '../subscriptions/subscribing.ts';
import { test } from './drawing.ts';

/** Rear Admiral Grace M. Hopper, photographed by James S. Davis for the United States Navy, 1984: public domain. */
const PHOTO = join(import.meta.dirname, 'photos/grace-hopper.jpg');

const stage = (page: Page, words: RegExp) => page.getByRole('img', { name: words });
const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(file);

/** The finished picture, without what is drawn first in a hurry. */
async function pixels(page: Page): Promise<number[]> {
  await expect(page.locator('[aria-busy=false] > canvas[role=img]')).toBeVisible();
  return page.locator('canvas[role=img]').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return Array.from({ length: 400 }, (_, i) => data[Math.floor((i * data.length) / 400 / 4) * 4 + (i % 3)] as number);
  });
}

test('somebody dresses their own photo, which leaves the device in no request, and the reader of it ends', {
  tag: '@both',
}, async ({ page, request }) => {
  await rememberSession(page, await subscriber(request));
  const workers = new Set<string>();
  page.on('worker', (worker) => {
    workers.add(worker.url());
    worker.on('close', () => workers.delete(worker.url()));
  });
  await visit(page, '/virtual-tryon');
  await expect(stage(page, /nothing tried on/)).toBeVisible();
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).click();
  await opening;
  const reader = () => [...workers].filter((url) => url.includes('/read.worker')).length;
  await expect.poll(reader, 'it is started while a photo is chosen').toBe(1);
  await page.locator('input[type=file]').dispatchEvent('cancel');
  await expect.poll(reader, 'it is ended when none is').toBe(0);
  const sent: { url: string; body: number }[] = [];
  page.on('request', (asked) => sent.push({ url: asked.url(), body: asked.postDataBuffer()?.length ?? 0 }));

  await choose(page, PHOTO);
  await expect(stage(page, /^Your photo, nothing tried on yet$/)).toBeVisible({ timeout: 60_000 });
  const bare = await pixels(page);
  await page.getByRole('button', { name: /^Eko Agbada/ }).click();
  await expect(stage(page, /^Your photo in Eko Agbada$/)).toBeVisible();
  await expect(page.getByText(/^59 try-ons left/)).toBeVisible();
  const dressed = await pixels(page);
  // The head and the wall behind it are those of the photo; below the neck most is cloth now.
  expect(dressed.slice(0, 150).filter((value, i) => value !== bare[i]).length).toBe(0);
  expect(dressed.slice(300).filter((value, i) => value !== bare[300 + i]).length).toBeGreaterThan(60);
  expect(await everyIssueOfBothThemes(page), 'the fitting room with a photo').toEqual([]);

  expect(reader()).toBe(0);
  const { origin } = new URL(page.url());
  expect(sent.filter(({ url }) => /^https?:/.test(url) && !url.startsWith(origin))).toEqual([]);
  expect(Math.max(...sent.map(({ body }) => body))).toBeLessThan(1000);
});

test('a photo is turned as its camera says, a poor one is told what is wrong, and the last of two wins', async ({
  page,
  request,
}) => {
  await rememberSession(page, await subscriber(request));
  await visit(page, '/virtual-tryon');
  await expect(stage(page, /nothing tried on/)).toBeVisible();

  await choose(page, { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert').getByText('This file can’t be opened as a photo.')).toBeVisible();
  const wall = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#9a8' } })
    .jpeg()
    .toBuffer();
  await choose(page, { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: wall });
  await expect(page.getByText('We couldn’t find anybody in this photo.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Use it anyway' })).toBeHidden();

  const dark = await sharp(PHOTO).linear(0.2).jpeg().toBuffer();
  await choose(page, { name: 'dark.jpg', mimeType: 'image/jpeg', buffer: dark });
  await choose(page, PHOTO);
  await expect(stage(page, /^Your photo, nothing tried on yet$/)).toBeVisible({ timeout: 60_000 });
  await choose(page, { name: 'dark.jpg', mimeType: 'image/jpeg', buffer: dark });
  await expect(page.getByText('The photo is dark.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Use it anyway' }).click();
  await expect(page.getByText('The photo is dark.')).toBeHidden();

  // Lying on its side in the file, upright by its orientation.
  const lying = await sharp(PHOTO).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await choose(page, { name: 'lying.jpg', mimeType: 'image/jpeg', buffer: lying });
  await expect
    .poll(() => page.locator('canvas').evaluate((c: HTMLCanvasElement) => c.height > c.width), { timeout: 60_000 })
    .toBe(true);
  await expect(page.locator('[aria-busy=false] > canvas')).toBeVisible();
});

test('who saves data chooses what is loaded, and without what finds bodies the other ways stay', async ({
  page,
  request,
}) => {
  await rememberSession(page, await subscriber(request));
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.route(/\.task$/, (route) => route.abort());
  await visit(page, '/virtual-tryon');
  await choose(page, PHOTO);
  await expect(page.getByText('You seem to pay for data')).toBeVisible();
  const asked = page.waitForRequest(/pose_landmarker_lite/);
  await page.getByRole('button', { name: 'Load 8 MB, less precise' }).click();
  await asked;
  await expect(page.getByRole('alert').getByText(/could not be loaded/)).toBeVisible();
  await page.getByRole('radio', { name: 'Kofi' }).check({ force: true });
  await expect(stage(page, /^Kofi, nothing tried on yet$/)).toBeVisible();
});

test('somebody is told that the camera is not allowed, and takes a photo with it once it is', async ({
  page,
  request,
}) => {
  await rememberSession(page, await subscriber(request));
  const photo = `data:image/jpeg;base64,${(await readFile(PHOTO)).toString('base64')}`;
  // Refused at first; then a stream of a real photo, as a camera gives it.
  await page.addInitScript((source) => {
    let isAllowed = false;
    const streams: MediaStream[] = [];
    Object.assign(window, { allowCamera: () => (isAllowed = true), streams });
    navigator.mediaDevices.getUserMedia = async () => {
      if (!isAllowed) throw new DOMException('refused', 'NotAllowedError');
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      const context = canvas.getContext('2d');
      setInterval(() => context?.drawImage(picture, 0, 0), 50);
      const stream = canvas.captureStream(20);
      streams.push(stream);
      return stream;
    };
  }, photo);
  await visit(page, '/account/looks');
  await followLink(page, 'Main Menu', 'Virtual try-on Premium');
  await page.getByRole('button', { name: 'Use the camera' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take a photo' });
  await expect(dialog.getByText('You haven’t allowed the camera.')).toBeVisible();
  expect(await everyIssueOfBothThemes(page), 'a refused camera').toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.evaluate(() => (window as unknown as { allowCamera: () => void }).allowCamera());
  const states = () =>
    page.evaluate(() =>
      (window as unknown as { streams: MediaStream[] }).streams.flatMap((s) => s.getTracks().map((t) => t.readyState)),
    );
  // Who changes their mind lets it go, too.
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect.poll(states).toEqual(['live']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(states).toEqual(['ended']);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  // She shows herself down to her chest.
  await expect(dialog.getByText('Step back until your feet are in the picture.')).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('radio', { name: 'Upper body' }).check();
  await expect(dialog.getByText('Good. Hold still.')).toBeVisible({ timeout: 60_000 });
  expect(await everyIssueOfBothThemes(page), 'the camera').toEqual([]);
  await dialog.getByRole('button', { name: 'Take photo in 5 seconds' }).click();
  await expect(stage(page, /^Your photo, nothing tried on yet$/)).toBeVisible({ timeout: 60_000 });
  // It is let go, and everything that looked through it has ended.
  expect(await states()).toEqual(['ended', 'ended']);
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('/read.worker')).length).toBe(0);
  // So it is when somebody leaves the page.
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect.poll(states).toEqual(['ended', 'ended', 'live']);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Saved looks' })).toBeVisible();
  await expect.poll(states).toEqual(['ended', 'ended', 'ended']);
  await expect.poll(() => page.workers().length).toBe(0);
});
