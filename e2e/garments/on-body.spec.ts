import { expect, type Locator, type Page } from '@playwright/test';
import { pieceId, profileOf } from '../checkout/buying.ts';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visitAwake } from '../kit/visit.ts';
import { choose, whenDrawn } from '../studio/designing.ts';
import { test } from '../tryon/drawing.ts';

// What is drawn pixel by pixel takes long where others draw too.
const LONG = { timeout: 90_000 };

/** Requests for what draws on bodies. */
function watchWearer(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/(worn\.worker|on-body)-[\w-]+\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const stage = (page: Page): Locator => page.getByRole('region', { name: 'On a body' });

/** Presses one of the segments or bodies, by its whole name. */
const press = (inside: Locator, name: string): Promise<void> =>
  inside
    .locator('label')
    .filter({ has: inside.page().getByRole('radio', { name, exact: true }) })
    .click();

/** The picture of a garment on a body, once it is sharp. */
async function whenWorn(page: Page, words: RegExp): Promise<Locator> {
  const picture = stage(page).getByRole('img', { name: words });
  await expect(picture).toBeVisible(LONG);
  await expect(stage(page).locator('[aria-busy="true"]')).toHaveCount(0, LONG);
  return picture;
}

/** The colours of a picture’s middle, where the front of a garment is embroidered. */
const chest = (picture: Locator): Promise<number[]> =>
  picture.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const box = [width * 0.4, height * 0.32, width * 0.2, height * 0.2].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    return [...(canvas.getContext('2d')?.getImageData(...box).data ?? [])];
  });

/** The middle of what is drawn from near, once it is sharp. */
async function whenNear(page: Page): Promise<number[]> {
  const near = stage(page).locator('[data-detail] canvas');
  await expect(near).toBeVisible(LONG);
  await expect(stage(page).locator('[aria-busy="true"]')).toHaveCount(0, LONG);
  return chest(near);
}

/** The share of px in a picture’s middle that differ clearly from the one beside them, where it is shown so many times as large. */
const edgesOf = (picture: Locator, times = 1): Promise<number> =>
  picture.evaluate((canvas: HTMLCanvasElement, times) => {
    const { width, height } = canvas;
    const [wide, high] = [Math.round((width * 0.8) / times), Math.round((height * 0.8) / times)];
    const shown = document.createElement('canvas');
    [shown.width, shown.height] = [wide * times, high * times];
    const context = shown.getContext('2d') as CanvasRenderingContext2D;
    const from = [(width - wide) / 2, (height - high) / 2, wide, high] as const;
    context.drawImage(canvas, ...from, 0, 0, shown.width, shown.height);
    const { data } = context.getImageData(0, 0, shown.width, shown.height);
    let edges = 0;
    for (let i = 0; i + 4 < data.length; i += 4)
      if (Math.abs((data[i] as number) - (data[i + 4] as number)) > 24) edges += 1;
    return edges / (data.length / 4);
  }, times);

const differing = (a: readonly number[], b: readonly number[]): number =>
  a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 24).length / a.length;

test('a piece is chosen, seen on bodies from in front and from behind, and looked at closely', {
  tag: '@both',
}, async ({ page, request }) => {
  test.slow();
  const person = await openAccount(request);
  await profileOf(request, person);
  await rememberSession(page, person);
  const asked = watchWearer(page);
  await visitAwake(page, `/products/${await pieceId(request, 'Eko Agbada')}`);
  await expect(page.getByRole('button', { name: /^Enlarge image 1/ })).toBeVisible();
  expect(asked).toEqual([]);

  await press(page.locator('main'), 'On a body');
  const ivory = await whenWorn(page, /^Eko Agbada as chosen: Ivory.*, on a medium man, 180 cm tall, from the front$/);
  const front = await chest(ivory);
  for (const seen of [
    page.getByTestId('price'),
    page.getByTestId('days'),
    page.getByRole('button', { name: 'Add to cart' }),
  ])
    await expect(seen).toBeInViewport();
  expect(await seriousIssuesOfBothThemes(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Front', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  const behind = await whenWorn(page, /on a medium man, 180 cm tall, from the back$/);
  // The pocket panel is in front.
  expect(differing(front, await chest(behind))).toBeGreaterThan(0.1);

  await choose(page, /^Burgundy/);
  const burgundy = await whenWorn(page, /Burgundy.*from the back$/);
  const colours = await chest(burgundy);
  expect(colours[0]).toBeGreaterThan((colours[1] ?? 0) * 1.4);
  await press(stage(page), 'Plus size, 163 cm');
  await whenWorn(page, /Burgundy.*, on a plus size woman, 163 cm tall, from the back$/);
  await press(stage(page), 'Ngozi');
  await whenWorn(page, /Burgundy.*, on the figure of Ngozi, from the back$/);

  await page.reload();
  await press(page.locator('main'), 'On a body');
  await whenWorn(page, /, on the figure of Ngozi, from the front$/);
  await press(page.locator('main'), 'Flat');
  await choose(page, /^Pocket panel and full neckline/);
  await expect(page.getByRole('status').filter({ hasText: 'Drawn from your choices' })).toBeVisible(LONG);

  await page.getByRole('button', { name: /^Enlarge image 1/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'View full size' }).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const detail = dialog.locator('[data-detail] canvas');
  await expect(detail).toBeVisible(LONG);
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0, LONG);
  // A px for each of the screen, and no more than any device holds.
  const [shown, drawn] = await detail.evaluate((canvas: HTMLCanvasElement) => [canvas.clientWidth, canvas.width]);
  expect(drawn).toBeGreaterThan((shown ?? 0) * 0.95);
  expect(drawn).toBeLessThanOrEqual(2048);
  expect(await seriousIssuesOfBothThemes(page)).toEqual([]);
});

test('a design is seen on a body, and from near', { tag: '@both' }, async ({ page }) => {
  test.slow();
  await visitAwake(page, '/design?start=tunic');
  await whenDrawn(page, /^Kaftan or senator in Guinea brocade, emerald/);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.locator('[data-detail] canvas')).toBeVisible(LONG);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page.locator('[data-detail]')).toHaveCount(0);

  await press(page.locator('main'), 'On a body');
  await whenWorn(page, /^Kaftan or senator.*, on a medium man, 180 cm tall, from the front$/);
  await expect(page.getByRole('button', { name: 'Ask makers' })).toBeInViewport();
  await page.getByRole('tab', { name: 'Accessories' }).click();
  await choose(page, 'Hula (embroidered)');
  await whenWorn(page, /cap: hula \(embroidered\).*from the front$/);
  await press(stage(page), 'Back');
  await whenWorn(page, /from the back$/);
  expect(await seriousIssuesOfBothThemes(page)).toEqual([]);
  await press(page.locator('main'), 'Flat');
  await whenDrawn(page, /^Kaftan or senator.*hula/);
});

test('from near, thread and cloth are drawn on the body, and its other side too', { tag: '@both' }, async ({
  page,
}) => {
  test.slow();
  await visitAwake(page, '/design?start=tunic');
  await whenDrawn(page, /^Kaftan or senator in Guinea brocade, emerald/);
  await press(page.locator('main'), 'On a body');
  const whole = await whenWorn(page, /from the front$/);
  await stage(page).getByRole('button', { name: 'Zoom in' }).click();
  await stage(page).getByRole('button', { name: 'Zoom in' }).click();
  const front = await whenNear(page);
  const near = stage(page).locator('[data-detail] canvas');
  // A px for each of the screen, and no more than any device holds.
  const [shown, drawn, high] = await near.evaluate((canvas: HTMLCanvasElement) => [
    canvas.clientWidth * devicePixelRatio,
    canvas.width,
    canvas.height,
  ]);
  expect(drawn).toBeGreaterThan((shown ?? 0) * 0.95);
  expect(Math.max(drawn ?? 0, high ?? 0)).toBeLessThanOrEqual(2048);
  // Enlarged px are soft: beside each other they hardly differ.
  expect(await edgesOf(near)).toBeGreaterThan(2 * (await edgesOf(whole, 4)));
  expect(await seriousIssuesOfBothThemes(page)).toEqual([]);

  await stage(page).getByRole('region', { name: 'Enlarged drawing' }).focus();
  await page.keyboard.press('ArrowUp');
  await whenNear(page);
  await press(stage(page), 'Back');
  await whenWorn(page, /from the back$/);
  const back = await whenNear(page);
  expect(differing(front, back)).toBeGreaterThan(0.05);
  await stage(page).getByRole('button', { name: 'Zoom out' }).click();
  await stage(page).getByRole('button', { name: 'Zoom out' }).click();
  await expect(page.locator('[data-detail]')).toHaveCount(0);
});

test('who asks to save data is told what a body loads, and decides', { tag: '@phone' }, async ({ page, request }) => {
  test.slow();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const drawers: string[] = [];
  page.on('request', (made) => void (/worn\.worker/.test(made.url()) && drawers.push(made.url())));
  await visitAwake(page, `/products/${await pieceId(request, 'Eko Agbada')}`);
  await press(page.locator('main'), 'On a body');
  await expect(stage(page).getByText('You asked to save data.')).toBeVisible();
  expect(drawers).toEqual([]);
  await stage(page).getByRole('button', { name: 'Draw it' }).click();
  await whenWorn(page, /, on a medium man, 180 cm tall, from the front$/);
});
