import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until its scripts have taken over what the server rendered: what is pressed or typed before
 * is lost on a slow machine. React marks an element when it and all within it is taken over.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')));
}

/** Opens a page and waits for its scripts: the first thing that they do is ask for the wishlist. */
export async function visitAwake(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/wishlist'));
  await page.goto(path);
  await asked;
}
