import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { caller, signUp } from '../shoppers.ts';
import type { TestBody } from './bodies.ts';

/** Designs that are tried on one after another, each for the first time. */
export const TRIES = 20;
const SESSION_KEY = 'adunni.session';
const PHOTO = /^Your photo/;
const TRIES_PATH = '/api/virtual-tryon/tries';
/** A little longer than the fitting room keeps what nobody asks for. */
const FORGOTTEN_MS = 22_000;
/** How long somebody looks for a photo at least. */
const CHOOSING_MS = 2000;
/** How often memory is looked at, and within what it must stay for so many looks until it is at rest. */
const [LOOK_MS, REST_MB, RESTS] = [250, 3, 8];

/** What somebody meets in the fitting room, from opening it to the last of many designs. */
export interface Visit {
  /** From choosing a photo until it is shown in a design, at first roughly, then finished, ms. */
  photo: { rough: number; finished: number };
  /** What the page itself told of that: loading what finds bodies, finding one, and draping, ms. */
  stages: Partial<Record<'loading' | 'pose' | 'draping', number>>;
  /** For each design: until it is shown, and until it is finished, ms. */
  tries: { rough: number; finished: number }[];
  /** Of the page and its workers, MB: before the photo, at the most, and at rest after the first and the last design. */
  memory: { before: number; peak: number; first: number; last: number };
  /** Over the line: the page with a first design, what finds bodies, and the other designs on average. */
  bytes: { page: number; photo: number; design: number };
  /** The longest task of the page after it was open, ms; none is told that is under 50. */
  longest: number;
}

/** Visits the fitting room as a subscriber in a browser context of its own, whose cache is empty. */
export async function visitRoom(context: BrowserContext, origin: string, body: TestBody): Promise<Visit> {
  await signInSubscriber(context, origin);
  await context.addInitScript(watchTasks);
  const page = await context.newPage();
  const loaded = countBytes(page);
  const memory = await watchMemory(page);
  await page.goto(`${origin}/virtual-tryon`);
  await page.getByRole('img', { name: /nothing tried on/ }).waitFor();
  await tryOn(page, 0);
  const ofPage = loaded();
  const before = await memory.rest();
  await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));

  const stages = toldTimes(page);
  const photo = await choosePhoto(page, body);
  const ofPhoto = loaded();
  const tries: Visit['tries'] = [];
  let first = 0;
  for (let index = 1; index <= TRIES; index++) {
    tries.push(await tryOn(page, index));
    if (index === 1) first = await memory.rest();
  }
  const last = await memory.rest();
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
  const design = loaded() / TRIES;
  await page.close();
  return {
    ...{ photo, stages: await stages, tries, longest, bytes: { page: ofPage, photo: ofPhoto, design } },
    memory: { before, peak: memory.end(), first, last },
  };
}

/** Runs in the page. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

/** Signs somebody new up who pays for the plan of sixty try-ons a month, before the first page loads. */
async function signInSubscriber(context: BrowserContext, origin: string): Promise<void> {
  const send = caller(origin);
  const { user, token, refreshToken } = await signUp(send);
  const headers = { 'x-access-token': token };
  const call = <T>(method: string, path: string, body?: object): Promise<T> => send(method, path, body, headers);
  const { payment } = await call<{ payment: { reference: string } }>('POST', '/api/subscription/subscribe', {
    ...{ plan: 'plus', interval: 'month' },
  });
  await call('POST', `/api/payments/sandbox/${payment.reference}`, { outcome: 'success' });
  await call('GET', `/api/payments/${payment.reference}`);
  const session = JSON.stringify({ ...user, accessToken: token, refreshToken });
  await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, session] as const);
}

/** The times of the next try that the page tells of. */
async function toldTimes(page: Page): Promise<Visit['stages']> {
  const request = await page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith(TRIES_PATH));
  return (request.postDataJSON() as { times: Visit['stages'] }).times;
}

/** Chooses a photo while a design is worn; ms from its choice until it is shown in it. */
async function choosePhoto(page: Page, { photo: { width, height, data } }: TestBody): Promise<Visit['photo']> {
  const raw = { width, height, channels: 4 } as const;
  const buffer = await sharp(Buffer.from(data), { raw }).removeAlpha().jpeg({ quality: 92 }).toBuffer();
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).click();
  const chooser = await opening;
  await new Promise((done) => setTimeout(done, CHOOSING_MS));
  const started = performance.now();
  await chooser.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('img', { name: PHOTO }).waitFor({ timeout: 60_000 });
  const rough = performance.now() - started;
  await page.locator('[aria-busy=false] > canvas[role=img]').waitFor();
  return { rough, finished: performance.now() - started };
}

/** Presses a design; times are taken in the page, so that those of talking to it are not in them. */
const tryOn = (page: Page, index: number): Promise<{ rough: number; finished: number }> =>
  page.evaluate(async (at) => {
    const designs = document.querySelectorAll<HTMLButtonElement>('[aria-labelledby=designs-title] li > button');
    const button = designs[at];
    const title = button?.querySelectorAll('span')[1]?.textContent;
    if (!button || !title) throw new Error(`there is no design ${at}`);
    const isShown = (): boolean =>
      document.querySelector('canvas[role=img]')?.getAttribute('aria-label')?.includes(title) === true;
    const until = async (isSo: () => boolean): Promise<number> => {
      while (!isSo()) await new Promise(requestAnimationFrame);
      return performance.now();
    };
    const started = performance.now();
    button.click();
    const rough = await until(isShown);
    const finished = await until(() => document.querySelector('[aria-busy=true] > canvas') === null);
    return { rough: rough - started, finished: finished - started };
  }, index);

/** What has come over the line since it was last asked, bytes. */
function countBytes(page: Page): () => number {
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }));
    // What comes out of the cache is told as nothing, less its headers.
    bytes += Math.max(0, responseBodySize);
  });
  return () => {
    const since = bytes;
    bytes = 0;
    return since;
  };
}

/** Looks at what the pages of a browser hold, MB. */
async function watchMemory(page: Page) {
  const browser = page.context().browser() as Browser;
  const session = await browser.newBrowserCDPSession();
  let peak = 0;
  async function look(): Promise<number> {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => ownMemoryOf(id));
    const now = pages.reduce((sum, each) => sum + each, 0);
    peak = Math.max(peak, now);
    return now;
  }
  const timer = setInterval(() => void look(), LOOK_MS);
  return {
    /** What is held once what is not needed has been given back. */
    async rest(): Promise<number> {
      await new Promise((done) => setTimeout(done, FORGOTTEN_MS));
      await page.evaluate(collectGarbage);
      for (const worker of page.workers()) await worker.evaluate(collectGarbage);
      const looks: number[] = [];
      for (;;) {
        looks.push(await look());
        const latest = looks.slice(-RESTS);
        const [least, most] = [Math.min(...latest), Math.max(...latest)];
        if (latest.length === RESTS && most - least < REST_MB) return latest.at(-1) as number;
        await new Promise((done) => setTimeout(done, LOOK_MS));
      }
    },
    /** Ends that; the most that was seen. */
    end(): number {
      clearInterval(timer);
      return peak;
    },
  };
}

/** Runs in the page and its workers. */
const collectGarbage = (): void => (globalThis as unknown as { gc: () => void }).gc();

/** MB that are its own: the browser’s program, which all of its processes share, is not, nor does a page give it back. */
function ownMemoryOf(pid: number): number {
  try {
    const told = readFileSync(`/proc/${pid}/status`, 'utf8').matchAll(/Rss(?:Anon|Shmem):\s+(\d+)/g);
    return [...told].reduce((sum, [, size]) => sum + Number(size), 0) / 1024;
  } catch {
    return 0;
  }
}
