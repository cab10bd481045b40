import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import settings from '../../playwright.config.ts';
import { KINDS } from '../screens/kinds.ts';
import { settle } from '../screens/settle.ts';
import { openScreen, showIn } from '../screens/window.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** The most that a picture may weigh, and the qualities that are tried for it. */
const LIMIT_BYTES = 150_000;
const QUALITIES = [84, 76, 68, 60, 50];

/** The pictures of README and docs: what each is called, which kind of page it shows, and on what. */
const PICTURES = [
  { name: 'piece', kind: 'product-made-to-measure', on: DESK },
  { name: 'booking', kind: 'booking-a-time', on: DESK },
  { name: 'order', kind: 'order', on: DESK },
  { name: 'staff-orders', kind: 'staff-list', on: DESK },
  { name: 'dashboard', kind: 'staff-dashboard', on: DESK },
  { name: 'phone', kind: 'product-list', on: PHONE },
];

/** Takes one picture in the light and in the dark, each as a file of its own. */
async function take(browser: Browser, { name, kind, on }: (typeof PICTURES)[number]): Promise<void> {
  const shown = KINDS.find((each) => each.name === kind);
  if (!shown) throw new Error(`There is no kind of page called ${kind}.`);
  const { baseURL, locale, timezoneId, storageState, contextOptions } = settings.use ?? {};
  const context = await browser.newContext({ baseURL, locale, timezoneId, storageState, ...contextOptions, ...on });
  const page = await context.newPage();
  await openScreen(page, shown);
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme);
    await settle(page);
    await store(await page.screenshot({ animations: 'disabled', caret: 'hide' }), `${name}-${theme}.webp`);
  }
  await context.close();
}

/** Stores a picture as well as its limit allows. */
async function store(png: Buffer, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const quality of QUALITIES) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > LIMIT_BYTES) continue;
    await writeFile(path.join(FOLDER, name), bytes);
    return;
  }
  throw new Error(`${name} weighs more than ${LIMIT_BYTES / 1000} KB.`);
}

const browser = await chromium.launch(settings.use?.launchOptions);
try {
  for (const picture of PICTURES) await take(browser, picture);
} finally {
  await browser.close();
}
