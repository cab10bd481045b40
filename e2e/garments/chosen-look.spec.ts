import { expect, type Locator, type Page } from '@playwright/test';
import { pieceId } from '../checkout/buying.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visitAwake } from '../kit/visit.ts';
import { test } from '../tryon/drawing.ts';

// What is drawn pixel by pixel takes long where others draw too.
const LONG = { timeout: 90_000 };
const DRAWER = /drawing\.worker-[\w-]+\.js$/;

/** Requests for what draws. */
function watchDrawer(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (DRAWER.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const choose = (page: Page, name: RegExp) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .click();

/** Where parts of the garment begin, as shares of the picture’s height. */
const HEIGHTS = { neck: 0.12, skirt: 0.5 };

/** The picture of what is chosen, by its words. */
const look = (page: Page, ...chosen: string[]): Locator =>
  page.getByRole('button', { name: /^Enlarge image 1/ }).getByRole('img', {
    name: `Eko Agbada as chosen: ${[...chosen, 'Half-lined in cotton', 'Straight sokoto (trousers)'].join('; ')}`,
    exact: true,
  });

/** Waits for the sharp picture, which has a px for each of the screen, and answers with the mean colour at a height of it, in its middle. */
async function colourOf(picture: Locator, height: 'neck' | 'skirt'): Promise<number[]> {
  const hasPx = () => picture.evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);
  await expect.poll(hasPx, LONG).toBeGreaterThan(0.95);
  return picture.evaluate((canvas: HTMLCanvasElement, top) => {
    const { width, height } = canvas;
    const box = [width * 0.36, height * top, width * 0.28, height * 0.14].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    const { data } = canvas.getContext('2d')?.getImageData(...box) ?? { data: [] };
    const sums = [0, 0, 0];
    data.forEach((value, i) => {
      if (i % 4 < 3) sums[i % 4] = (sums[i % 4] ?? 0) + value;
    });
    return sums.map((sum) => (sum * 4) / data.length);
  }, HEIGHTS[height]);
}

test('a piece is drawn as it is chosen, in words too, and nothing of that is loaded before', async ({
  page,
  request,
}) => {
  test.slow();
  const asked = watchDrawer(page);
  await visitAwake(page, `/products/${await pieceId(request, 'Eko Agbada')}`);
  await expect(page.getByRole('button', { name: /^Enlarge image 1 .*in ivory\.$/ })).toBeInViewport();
  expect(asked).toEqual([]);
  // It is made ready by the first sign that somebody is about to choose.
  await page.getByRole('radio', { name: /^Pocket panel and full neckline/ }).focus();
  await expect.poll(() => asked.length).toBe(1);

  await choose(page, /^Pocket panel and full neckline/);
  const worked = look(page, 'Ivory', 'Pocket panel and full neckline');
  await expect(worked).toBeInViewport(LONG);
  // What it costs and how long it takes is in sight beside it.
  await expect(page.getByTestId('price')).toBeInViewport();
  await expect(page.getByTestId('days')).toBeInViewport();
  await expect(page.getByTestId('days')).toHaveText('Ready in 28–35 days');
  await expect(page.getByRole('status').filter({ hasText: 'Drawn from your choices' })).toBeVisible();
  const ivory = await colourOf(worked, 'neck');
  expect(asked).toHaveLength(1);

  await choose(page, /^Pocket panel in contrast thread/);
  const plain = await colourOf(look(page, 'Ivory', 'Pocket panel in contrast thread'), 'neck');
  // A second border of gold takes its place on the cloth.
  expect(plain[2]).toBeGreaterThan((ivory[2] ?? 0) + 1);

  await choose(page, /^Burgundy/);
  const burgundy = look(page, 'Burgundy', 'Pocket panel in contrast thread');
  const [red = 0, green = 0] = await colourOf(burgundy, 'skirt');
  expect(red).toBeGreaterThan(green * 1.4);
  expect(asked).toHaveLength(1);
  expect(await seriousIssuesOfBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: /^Enlarge image 1/ }).click();
  const closer = page.getByRole('dialog').getByRole('img', { name: /^Eko Agbada as chosen: Burgundy/ });
  await expect(closer).toBeVisible();
  // Drawn anew with as many px as it has in full size.
  await expect.poll(() => closer.evaluate((canvas: HTMLCanvasElement) => canvas.width), LONG).toBe(1200);
});

test('who asks to save data sees the pictures that there are', { tag: '@phone' }, async ({ page, request }) => {
  const asked = watchDrawer(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await visitAwake(page, `/products/${await pieceId(request, 'Eko Agbada')}`);
  await choose(page, /^Burgundy/);
  await expect(page.getByRole('button', { name: /^Enlarge image .*in burgundy\.$/ })).toBeInViewport();
  expect(asked).toEqual([]);
});
