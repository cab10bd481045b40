import { expect, type Page } from '@playwright/test';
import { rememberSession } from '../kit/account.ts';
import { visit } from '../kit/visit.ts';
import { subscriber } from '../subscriptions/subscribing.ts';
import { test } from './drawing.ts';

const stage = (page: Page, words: RegExp) => page.getByRole('img', { name: words });
const design = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** The mean red, green and blue of the picture around its middle, where the legs are. */
const coloursOfLegs = (page: Page): Promise<number[]> =>
  page.locator('canvas[role=img]').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const [x, y, size] = [Math.round(width * 0.42), Math.round(height * 0.66), Math.round(width * 0.16)];
    const data = canvas.getContext('2d')?.getImageData(x, y, size, size).data ?? [];
    const mean = (channel: number) =>
      Array.from({ length: size * size }, (_, i) => data[4 * i + channel] as number).reduce((a, b) => a + b, 0) /
      (size * size);
    return [mean(0), mean(1), mean(2)];
  });

test('a top goes with trousers or a wrapper, which is shown in the print that is picked, and neither with an agbada', {
  tag: '@both',
}, async ({ page, request }) => {
  test.slow();
  await rememberSession(page, await subscriber(request));
  await visit(page, '/virtual-tryon');
  await design(page, 'Drawstring Sokoto').click();
  await expect(stage(page, /^Amara in Drawstring Sokoto$/)).toBeVisible();
  await expect(page.getByText(/^59 try-ons left/)).toBeVisible();
  await design(page, 'Dashiki').click();
  await expect(stage(page, /^Amara in Drawstring Sokoto and Dashiki$/)).toBeVisible();
  await expect(page.getByText(/^58 try-ons left/)).toBeVisible();
  await design(page, 'Ankara Wrapper').click();
  await expect(stage(page, /^Amara in Ankara Wrapper and Dashiki$/)).toBeVisible();
  await expect(page.getByText(/^57 try-ons left/)).toBeVisible();

  const [red = 0, , blue = 0] = await coloursOfLegs(page);
  expect(red, 'hibiscus on coral').toBeGreaterThan(blue + 30);
  await page.getByRole('button', { name: 'Choose options: Ankara Wrapper' }).click();
  // A print whose picture does not come leaves what is shown, and is laid when it is asked for once more.
  await page.route('**/*.webp', (route) => route.abort());
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /Records on teal/ })
    .check({ force: true });
  await expect(page.getByText('The picture could not be drawn. Please try again.')).toBeAttached();
  expect((await coloursOfLegs(page))[0]).toBe(red);
  await page.unroute('**/*.webp');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(async () => {
      const [r = 0, , b = 0] = await coloursOfLegs(page);
      return b - r;
    })
    .toBeGreaterThan(0);
  await expect(page.getByText(/^57 try-ons left/)).toBeVisible();

  await design(page, 'Eko Agbada').click();
  await expect(stage(page, /^Amara in Eko Agbada$/)).toBeVisible();
});
