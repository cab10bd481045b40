import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findSpots } from './compare.ts';
import { existing, writeEvidence } from './evidence.ts';
import { KINDS, type Kind } from './kinds.ts';
import { reducedScreen, writePicture } from './picture.ts';
import { isBusy, settle } from './settle.ts';
import { loadPictures, loadScreen, openScreen, showIn, takeScreen } from './window.ts';

const PICTURES = path.join(import.meta.dirname, 'pictures');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** By how much stricter a picture is stored anew than it is held: what passes does not lie at the brink of passing. */
const STRICT = 1.5;
/** How long what a page says is on its way may take: a dozen garments are drawn slowly on a busy machine. */
const COMING_MS = 90_000;
/** For how long a page that does not look as it should is looked at again: it passes as soon as it does. */
const PATIENCE_MS = 40_000;
/** After how long it is loaded anew: jobs of the shop’s start may have been at work. */
const AGAIN_MS = 10_000;

for (const kind of KINDS)
  test(`${kind.name} looks as before`, async ({ page }, { project, outputDir }) => {
    const written = await openScreen(page, kind);
    for (const theme of THEMES) {
      const stored = path.join(PICTURES, kind.name, `${project.name}-${theme}.avif`);
      await showIn(page, theme);
      if (process.env.SCREENS_ACCEPT) await accept(page, kind, stored, outputDir);
      else await hold(page, kind, theme, stored, outputDir);
    }
    expect(written, 'what the page has changed, which other screens may show').toEqual([]);
  });

/** Expects the page to come to look as stored; leaves pictures of where it does not. */
async function hold(page: Page, kind: Kind, theme: Theme, stored: string, folder: string): Promise<void> {
  const expected = await existing(stored);
  if (!expected) throw new Error(`There is no ${stored} yet: npm run screens -- --accept takes it.`);
  const deadline = Date.now() + PATIENCE_MS;
  let again = Date.now() + AGAIN_MS;
  for (;;) {
    await untilThere(page, kind);
    const screen = await takeScreen(page, kind.full);
    const spots = findSpots(expected, await reducedScreen(screen));
    if (spots.length === 0) return;
    if (Date.now() < deadline) {
      if (Date.now() > again) {
        await loadScreen(page, kind);
        await showIn(page, theme);
        again = Date.now() + AGAIN_MS;
      }
      await page.waitForTimeout(200);
      continue;
    }
    const evidence = await writeEvidence(folder, stored, expected, screen, spots);
    expect.soft(spots, `where the page looks different; see ${evidence}`).toEqual([]);
    return;
  }
}

/** Waits until all that is on its way is there: looks cost more than all else, and what is drawn begins anew with its page. */
async function untilThere(page: Page, { full }: Kind): Promise<void> {
  if (full) await loadPictures(page);
  const limit = Date.now() + COMING_MS;
  while (Date.now() < limit && (await isBusy(page, full === true))) await page.waitForTimeout(50);
}

/** Stores how the page looks once it has come to rest, unless that is as before. */
async function accept(page: Page, { full }: Kind, stored: string, folder: string): Promise<void> {
  const screen = await settle(page, full);
  const [expected, actual] = [await existing(stored), await reducedScreen(screen)];
  const spots = expected ? findSpots(expected, actual, STRICT) : [];
  if (expected && spots.length === 0) return;
  await mkdir(path.dirname(stored), { recursive: true });
  if (expected) await writeEvidence(folder, stored, expected, screen, spots);
  await writePicture(stored, actual);
}
