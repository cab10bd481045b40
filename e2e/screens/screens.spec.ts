import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findSpots } from './compare.ts';
import { existing, writeEvidence } from './evidence.ts';
import { KINDS, type Kind } from './kinds.ts';
import { reducedScreen, writePicture } from './picture.ts';
import { settle } from './settle.ts';
import { loadScreen, openScreen, showIn, takeScreen } from './window.ts';

const PICTURES = path.join(import.meta.dirname, 'pictures');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** By how much stricter a picture is stored anew than it is held: what passes does not lie at the brink of passing. */
const STRICT = 1.5;
/** How long a page may take until it looks as it should: it passes as soon as it does. */
const PATIENCE_MS = 70_000;
/** After how long it is loaded anew: jobs of the shop’s start may have been at work. What takes long to draw gets longer each time. */
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
  let patience = AGAIN_MS;
  let nextLook = Date.now() + patience;
  for (;;) {
    const screen = await takeScreen(page, kind.full);
    const spots = findSpots(expected, await reducedScreen(screen));
    if (spots.length === 0) return;
    if (Date.now() < deadline) {
      if (Date.now() > nextLook) {
        await loadScreen(page, kind);
        await showIn(page, theme);
        patience *= 2;
        nextLook = Date.now() + patience;
      }
      await page.waitForTimeout(200);
      continue;
    }
    const evidence = await writeEvidence(folder, stored, expected, screen, spots);
    expect.soft(spots, `where the page looks different; see ${evidence}`).toEqual([]);
    return;
  }
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
