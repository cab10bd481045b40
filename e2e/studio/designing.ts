import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Session } from '../kit/account.ts';
import { callAs, type Workshop } from '../makers/workshop.ts';

/** A garment that can be drawn, and quickly so. */
const RECIPE = { garment: 'dashiki', cloth: 'ankara-diamonds-sun', thread: '#f6a821', darkThread: '#1a0b08' };

/** Saves a design for somebody; returns its id. */
export async function saveDesign(request: APIRequestContext, owner: Session, name: string): Promise<string> {
  const response = await request.post('/api/studio/designs', {
    headers: { 'x-access-token': owner.accessToken },
    data: { _id: randomUUID(), name, recipe: RECIPE },
  });
  if (!response.ok()) throw new Error(`saving answered ${response.status()}: ${await response.text()}`);
  return (await response.json()).design._id;
}

/** What is drawn pixel by pixel takes long where others draw too. */
export const LONG = { timeout: 90_000 };

/** The drawing that is described so. */
export const drawing = (page: Page, words: RegExp): Locator => page.getByRole('img', { name: words });

/** Waits until what is chosen is drawn. */
export async function whenDrawn(page: Page, words: RegExp): Promise<void> {
  await expect(drawing(page, words)).toBeVisible(LONG);
  await expect(page.locator('figure[aria-busy="true"]')).toHaveCount(0, LONG);
}

/** Chooses one of several values. */
export const choose = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .click();

/** The designs that the browser keeps, as they lie there. */
export const savedHere = (page: Page): Promise<{ id: string; name: string; recipe: Record<string, unknown> }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('adunni.designs') ?? '[]'));

/** Waits until what the browser keeps first has this cap. */
export const whenCapKept = (page: Page, cap: string | undefined): Promise<void> =>
  expect.poll(async () => (await savedHere(page))[0]?.recipe.cap).toBe(cap);

/** Has a workshop sew kaftans of brocade, with a neck panel, for so many naira. */
export async function sewKaftans(
  request: APIRequestContext,
  { maker }: Workshop,
  price: number,
  days: number,
): Promise<void> {
  const { version } = await callAs(request, maker, '/api/staff/price-list');
  const garments = [{ garment: 'tunic', base: price, days, parts: [{ part: 'panel', price: 0, days: 0 }] }];
  const list = { isOpen: true, garments, textiles: [{ textile: 'brocade', perYard: 100 }] };
  await callAs(request, maker, '/api/staff/price-list', { method: 'PUT', data: { version, list } });
}
